### Wat aan een tafel in de browser wordt opgeschreven en verteld: punten, uitslag, verloop, menu.

## Na een ronde

app-summary-title = Na ronde { $round }
app-summary-points =
    { $points ->
        [1] één punt
       *[other] { $points } punten
    }
app-summary-sum = Som { $sum }
app-summary-total = { $total } in totaal
app-summary-no-cards = Geen kaart meer over.
app-film-open = Verslag als film openen
app-film-short = Film
app-film-round-watch = Wat er echt gebeurde
app-summary-next = Volgende ronde
app-summary-ready =
    { $players-are ->
        [you] Je bent klaar.
        [you-and] Klaar: { $players } – en jij.
        [one] { $players } is klaar.
       *[many] { $players } zijn klaar.
    }

## Waarom iemand deze punten opschrijft

app-why-sum = De som van de kaarten.
app-why-lowest = De laagste som: 0 punten.
app-why-caller-wins-tie = Een gedeelde laagste som, maar Cabo geeft de doorslag: 0 punten.
app-why-tied-with-caller = Een gedeelde laagste som, maar wie Cabo riep, gaat voor.
app-why-caller-not-lowest = Cabo, maar niet de laagste som: { $sum } + { $penalty }.
app-why-called-too-high = Cabo met een te hoge som: { $sum } + { $penalty }.
app-why-caller-tied = Cabo, maar een ander heeft even weinig: { $sum } + { $penalty }.
app-why-pile-ran-out = De laagste som, maar de trekstapel was leeg: { $sum } + { $penalty }.
app-why-kamikaze = Kamikaze! Twee keer 12 en twee keer 13: 0 punten.
app-why-kamikaze-victim = Tegen kamikaze valt niets te beginnen.

## De uitslag van een partij

app-outcome-title = De partij is afgelopen
app-outcome-places = Eindstand
app-outcome-place = Plaats { $place }
app-outcome-last = De laatste ronde
app-outcome-rematch = Revanche
app-ending-film = Film
app-ending-share = Delen
app-film-shown = { $name } laat de film van de partij zien.
app-film-watch = Meekijken
app-ending-details = Scoreblad en meer
app-outcome-again-wanted =
    { $count ->
        [one] { $names } wil revanche.
       *[other] { $names } willen revanche.
    }
app-outcome-again = Nog een keer
app-outcome-again-waits = We wachten nog op { $names } …
app-outcome-series = Gewonnen partijen aan deze tafel
app-outcome-new = Nieuwe tafel
app-evening-back = Terug naar het toernooi
app-evening-table = Tafel { $table }
app-outcome-record = Verslag opslaan
app-outcome-record-about = Elke zet en elke kaart van deze partij, als tekst voor mensen en programma’s.

## Het delen controleren

app-fair-title = Is er eerlijk gedeeld?
app-fair-about = Vóór de eerste kaart hebben de tafel en alle spelers hun aandeel in het schudden verzegeld; daarna kon niemand er nog iets aan veranderen. Nu zijn de zegels open en kan je browser alles zelf narekenen.
app-ending-deals = Hoe wordt dat gecontroleerd?
app-fair-check = Narekenen
app-fair-checking = Alles wordt nog eens geschud …
app-fair-proven =
    Alles klopt. Het zegel is ongeschonden, en alles volgt eruit: { $shuffles ->
        [one] één keer schudden
       *[other] { $shuffles } keer schudden
    }, { $lots ->
        [0] geen loting
        [one] één loting
       *[other] { $lots } lotingen
    }.
app-fair-other-seed = Er klopt iets niet: dit is niet het startgetal dat de tafel had verzegeld.
app-fair-other-seal = Er klopt iets niet: het zegel of de aandelen in het verslag zijn niet die van deze tafel.
app-fair-differs = Er klopt iets niet: “{ $label }” volgt niet uit het startgetal en jullie aandelen.
app-fair-unknown = Hier valt niets te controleren: dit verslag heeft geen startgetal of is niet leesbaar.
app-fair-words = Meegeschud: { $words }.
app-fair-word = { $name } “{ $word }”
app-fair-called-off =
    { $times ->
        [one] De partij zou al een keer beginnen, maar dat ging niet door
       *[other] De partij zou al { $times } keer beginnen, maar dat ging niet door
    } vanwege { $count ->
        [0] iemand die er niet meer is
       *[other] { $names }
    }: een verzegeld aandeel werd niet getoond. Sindsdien geldt een nieuw zegel.

## Het scoreblad

app-sheet-title = Scoreblad
app-sheet-caption = Punten na elke ronde
app-sheet-round = Ronde
app-sheet-empty = Nog leeg. De eerste ronde brengt daar verandering in.
app-sheet-halved = van 100 naar 50
app-sheet-you = jij

## Het verloop

app-log-empty = Nog niets. De kaarten zwijgen.

## Het menu

app-menu-rules = Regels van deze tafel
app-menu-sound = Geluid
app-menu-vibration = Trillen
app-menu-reactions = Reacties
app-menu-left-hand = Linkshandig
app-menu-call-me = Melding als ik aan de beurt ben
app-menu-full-screen = Volledig scherm
app-menu-on = aan
app-menu-off = uit
app-menu-pause = Even pauzeren
app-menu-continue = Partij hervatten
app-menu-sit-in = Bot voor { $who }
app-away-long = { $who } is weg
app-away-or = { $who } is weg. Wachten of een bot laten spelen?
app-watching = { $count ->
    [one] { $count } kijkt mee
   *[other] { $count } kijken mee
}
app-applaud = Klappen
app-applause = { $count ->
    [one] Een toeschouwer klapt.
   *[other] { $count } toeschouwers klappen.
}
app-menu-leave = Opstaan
app-menu-leave-match = Een bot speelt voor je verder. Je kunt het altijd weer overnemen.
app-menu-leave-chair = Je stoel komt vrij voor iemand anders.
app-menu-close = Tafel sluiten
app-menu-close-about = Dan is het aan deze tafel afgelopen, voor iedereen.
app-menu-settings = Instellingen

## Toetsen

app-keys-title = Sneltoetsen
app-keys-arrows = van kaart naar kaart, van knop naar knop
app-keys-enter = kiezen
app-keys-escape = sluiten wat open is

## Soon after the first move

app-cabo-price-dutch = Heeft iemand minder: +{ $penalty }; evenveel: +{ $shared }.
app-cabo-price-below = Met { $below } of meer, of als iemand minder heeft: +{ $penalty }; evenveel: +{ $shared }.
app-cabo-locked = Je kaarten zijn dan geblokkeerd.
app-sneak-price = Stiekem kijken kost je twee strafkaarten. Kies een kaart – of liever niet.
app-choose-king = Ruil hem tegen een eigen kaart, of laat hem liggen.
app-choose-snap = Heb je dezelfde kaart? Tik hem snel aan! Zo niet, tik op de tafel. Een misser kost twee strafkaarten.
app-set-in-order = Kies de gelijke kaarten in de volgorde waarin je ze omdraait.
app-set-lost = Zijn ze niet gelijk, dan gaat je nieuwe kaart op de aflegstapel.
app-set-kept = Zijn ze niet gelijk, dan houd je ook de nieuwe.
app-replace-set =
    { $count ->
        [one] Eén kaart vervangen
       *[other] { $count } kaarten vervangen
    }
app-closed = Deze tafel is niet te bereiken.
app-coach-end = Geen uitleg meer
app-reacted = { $who } zegt: { $reaction }
app-react-bravo = Goed gespeeld!
app-react-ouch = Au!
app-react-laugh = Haha!
app-react-think = Even denken
app-react-hurry = Kom op!
app-react-thanks = Dank je
app-seconds-left =
    { $seconds ->
        [one] nog één seconde
       *[other] nog { $seconds } seconden
    }
app-cabo-sure = Cabo roepen? Alle anderen zijn nog één keer aan de beurt.
app-cabo-price = Heeft iemand minder, dan krijg je de som van je kaarten plus { $penalty } punten.
app-set-choose = Kies de gelijke kaarten.
app-choose-peek = Welke van je kaarten wil je zien?
app-choose-spy = Welke kaart van een ander wil je zien?
app-choose-swap = Tik een kaart van jezelf en een van een ander aan.
app-choose-swap-free = Tik van twee spelers elk één kaart aan.
app-choose-swap-more = En de andere?
app-log-time-up =
    { $who-is ->
        [you] De tijd is om: de tafel speelt voor jou.
       *[other] De tijd is om: de tafel speelt voor { $who }.
    }
