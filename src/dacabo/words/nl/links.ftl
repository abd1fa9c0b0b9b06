### Links of pads and events.

error-no-such-key = Deze link leidt hier nergens heen. Misschien is hij bij het kopiëren afgekapt, of is het doel allang verwijderd.
error-key-not-for-this = Deze link is voor iets anders. Vraag de organisator om de juiste.
error-no-online-match = Er wordt hier geen wedstrijd online gespeeld.
error-online-table-changed = De spelers van deze wedstrijd zijn veranderd sinds de onlinetafel is geopend. De organisatie kan een nieuwe openen; is de wedstrijd al begonnen, speel dan verder aan een echte tafel, en de organisatie vult de totalen in.
error-no-match-pad = Voor deze wedstrijd is er nu geen scoreblok: hij is nog niet begonnen, wordt online gespeeld of is beslist.
error-match-pad-closed = Er is iemand uit deze wedstrijd gestapt, dus het scoreblok is gesloten. Speel verder en vul aan het eind de totalen in.
