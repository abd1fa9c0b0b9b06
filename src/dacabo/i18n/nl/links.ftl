### Links van scoreblokken en toernooien.

error-no-such-key = Deze link leidt nergens heen. Misschien is hij bij het kopiëren afgekapt of door een nieuwe vervangen, of is de pagina allang gewist. Vraag om de link die nu werkt.
error-link-withdrawn = Deze link is ingetrokken of door een nieuwe vervangen. Vraag om de link die nu werkt.
error-event-deleted = Dit toernooi is door de organisatie gewist, met alles wat erin stond.
error-club-deleted = Dit clubboek is gewist door wie het bijhield, met alles wat erin stond.
error-key-not-for-this = Deze link is voor iets anders. Vraag de organisatie om de juiste.
error-no-online-match = Er wordt hier geen partij online gespeeld. Vraag het de organisatie.
error-online-table-changed = De spelers van deze partij zijn veranderd sinds de onlinetafel is geopend. De organisatie kan een nieuwe openen. Is de partij al begonnen? Speel dan verder aan een echte tafel en geef de totalen door aan de organisatie.
error-no-match-pad = Deze partij heeft nu geen scoreblok: hij is nog niet begonnen, wordt online gespeeld of is beslist. Kijk op de pagina van het toernooi.
error-match-pad-closed = Er is iemand pas na het begin bij deze partij gekomen, dus het scoreblok is gesloten. Speel verder en vul aan het eind de totalen in.
error-totals-not-on-pad = Deze totalen kloppen niet met het scoreblok van deze tafel. Lever in wat er op het blok staat, of vraag de organisatie om de uitslag in te vullen.
error-pad-written-on = Er heeft net iemand iets op het blok geschreven. Bekijk de totalen nog eens en lever ze dan in.
error-pad-empty = Er staat nog niets op het scoreblok. Vul eerst de rondes in, of vraag de organisatie om de uitslag in te vullen.
