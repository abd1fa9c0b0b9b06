### Het scoreblok in de browser.

## Mijn blokken, en een nieuw blok

app-pad-title = Scoreblok
app-pad-opening = Het blok wordt opgehaald …
app-pad-gone = Blok niet gevonden
    .about = Controleer de link, of vraag het aan degene van wie je hem hebt.
app-pad-outdated = Er is een nieuwe versie van deze pagina.
app-pad-mine = Mijn blokken
    .about = Alleen deze browser kent de links.
app-pad-forget = Vergeten
    .about = Deze browser vergeet de link. Anderen met de link kunnen het blok nog openen.
app-pad-forget-waiting = Een deel is nog niet verstuurd en gaat dan verloren.
app-pad-players = Wie doet er mee?
    .about = In de volgorde waarin jullie zitten, met de klok mee.
app-pad-player = Speler { $number }
app-pad-up = Speler { $number } omhoog
app-pad-down = Speler { $number } omlaag
app-pad-remove = Speler { $number } weghalen
app-pad-add = Nog iemand
app-pad-won-by = Gewonnen door { $names }
app-pad-rounds =
    { $count ->
        [one] Eén ronde
       *[other] { $count } rondes
    }
app-pad-same-people = Net als vorige keer:
app-pad-known = Onlangs:
app-pad-starter = Wie begint?
app-pad-starter-none = Dat zien we aan tafel
app-pad-too-few = Je speelt met minstens { $fewest }. Wie is er nog meer?
app-pad-open = Blok maken
app-pad-file = Opgeslagen blok openen
    .about = Een bestand van een scoreblok, van hier of van een andere server.
app-pad-file-choose = Bestand kiezen

## Het blok

app-pad-total = Totaal:
app-pad-totals = Totalen
app-pad-struck = gestopt
app-pad-begins = begint
app-pad-kamikaze = Kamikaze
app-pad-kamikaze-sum = { $sum }, kamikaze
app-pad-cards-left = kaarten over
app-pad-ran-out = trekstapel leeg
app-pad-corrected = gecorrigeerd
app-pad-doubtful = kan haast niet
app-pad-in-doubt = Nog geen winnaar
    .about = Ronde { $round } kan haast niet. Corrigeer die, of lever de uitslag in: dan wordt de organisatie of een andere telefoon aan tafel gevraagd.
app-pad-waits = nog niet verstuurd
app-pad-void = na het einde gespeeld, telt niet
app-pad-round =
    { $unit ->
        [game] Ronde { $round }
       *[round] Ronde { $round }
    }
app-pad-draw-lot = Loten
app-pad-now-over = Daarmee is de partij afgelopen.
app-pad-now-open = Daarmee gaat de partij verder.
app-pad-will-be-over = Hiermee is de partij afgelopen.
app-pad-will-go-on = Hiermee gaat de partij verder.
app-pad-goes-on = Hier gaat het verder
app-pad-names = Namen
app-pad-save = Opslaan
app-pad-time = De tijd is om
    .about = Wordt er nog een ronde gespeeld?
app-pad-time-this = Ja, ronde { $round } nog
app-pad-time-none = Nee, ronde { $round } was de laatste
app-pad-time-back = Er is toch nog tijd
app-pad-again = Nog een partij
app-pad-one-more =
    { $unit ->
        [game] Nog een ronde
       *[round] Nog een ronde
    }
app-pad-one-more-back = Hier blijft het bij
app-pad-picture = Delen als afbeelding
app-pad-picture-none = Deze browser kan de afbeelding niet tekenen. Maak een schermafbeelding.
app-pad-more = Bestanden, regels, wie schrijft
app-pad-paper = Blad opslaan (Excel)
app-pad-csv = Alle details opslaan (CSV)
app-pad-json = Blok opslaan (JSON)
app-pad-share-do = Delen
app-pad-share = Op elke telefoon aan tafel
    .about = Wie deze link opent, ziet het blok live en kan erop schrijven.
app-pad-qr = QR-code met de link naar dit blok
app-pad-renew = Link vervangen
    .about = De oude link werkt dan bij niemand meer; wie wil blijven meeschrijven, heeft de nieuwe nodig.
app-pad-renewed-here = Dit is de nieuwe link. De oude werkt niet meer.
app-pad-renewed = Dit blok heeft een nieuwe link
    .about = Iemand aan tafel heeft de oude link vervangen; die werkt niet meer. Vraag om de nieuwe.
app-pad-who-writes = Wie schrijft hier?
    .about = Voor de geschiedenis, zodat jullie weten aan wie je iets kunt vragen. Hoeft niet.
app-pad-nobody-writes = Zeg ik liever niet

## Een ronde wordt ingevuld

app-pad-enter =
    { $unit ->
        [game] Ronde { $round } invullen
       *[round] Ronde { $round } invullen
    }
app-pad-correct =
    { $unit ->
        [game] Ronde { $round } corrigeren
       *[round] Ronde { $round } corrigeren
    }
app-pad-take-back =
    { $unit ->
        [game] Ronde { $round } ongedaan maken
       *[round] Ronde { $round } ongedaan maken
    }
    .about = De ronde gaat van het blok af, maar blijft in de geschiedenis staan.
app-pad-writing =
    { $unit ->
        [game]
            { $count ->
                [one] { $names } vult ronde { $round } in.
               *[other] { $names } vullen ronde { $round } in.
            }
       *[round]
            { $count ->
                [one] { $names } vult ronde { $round } in.
               *[other] { $names } vullen ronde { $round } in.
            }
    }
app-pad-somebody =
    { $known ->
        [0]
            { $count ->
                [one] Iemand
               *[other] { $count } mensen
            }
       *[other]
            { $count ->
                [one] nog iemand
               *[other] { $count } anderen
            }
    }
app-pad-my-hand = Mijn kaarten
app-pad-hand =
    { $unit ->
        [game] Mijn kaarten in ronde { $round }
       *[round] Mijn kaarten in ronde { $round }
    }
app-pad-hand-do = Versturen
app-pad-hand-back = Terugnemen
app-pad-hand-missing = Tik eerst je kaarten aan.
app-pad-hands-in = Al binnen: { $names }.
app-pad-hands-missing = Nog niet: { $names }.
app-pad-hand-from = { $name } (gestuurd door { $by })
app-pad-renaming = { $old } heet straks { $new }
app-pad-who-called = Wie riep Cabo? Tik op de bel.
app-pad-called-by = { $name } riep Cabo
app-pad-pile = Niemand riep: trekstapel leeg
app-pad-turns = Niemand riep: beurten op
app-pad-pile-out = Trekstapel leeg in de laatste beurten
app-pad-called-with = Som bij het roepen, als die anders was
app-pad-called-with-sum = met { $sum } bij het roepen
app-pad-left = Kaarten over (winnaar: 0)
app-pad-left-of = Kaarten over: { $name }
app-pad-sum-of = Som: { $name }
app-pad-by-sum = Alleen de som
app-pad-by-card = Kaart voor kaart
app-pad-keys = Toetsen
app-pad-minus = Min
app-pad-back = Laatste wissen
app-pad-any-suit = Rood of zwart telt alleen bij heren.
app-pad-next = Volgende: { $name }
app-pad-reason = Waarom? (als je wilt)
app-pad-noted = Opgeschreven.
app-pad-kept = Op deze telefoon opgeslagen. Het wordt verstuurd zodra er verbinding is.

## Kan dat wel? Wat geldt?

app-pad-look-again = Nog eens kijken
app-pad-sure = Ik weet het zeker
app-pad-theirs = Op het blok
app-pad-ours = Op deze telefoon
app-pad-keep-theirs = Blok zo laten
app-pad-keep-mine = Mijn versie gebruiken
app-pad-end = Einde
app-pad-try-again = Nog eens proberen
app-pad-throw-away = Weggooien
app-pad-throw-away-this = Weggooien: { $what }

## Zonder netwerk

app-pad-offline = Even geen verbinding. Schrijf gerust door: er gaat niets verloren.
app-pad-waiting =
    { $count ->
        [one] 1 nog niet verstuurd
       *[other] { $count } nog niet verstuurd
    }
app-pad-send-now = Nu versturen
app-pad-unkept = Deze telefoon kan niets opslaan. Sluit deze pagina pas als alles verstuurd is.
app-pad-too-late = Nooit verstuurd vanaf deze telefoon
    .about = De partij was beslist of had andere spelers voordat dit aankwam. Klopt de uitslag daardoor niet, laat het dan aan de organisatie zien.
app-pad-throw-all-away = Alles weggooien

## De geschiedenis

app-pad-history = Geschiedenis
app-pad-by = geschreven door { $name }
app-pad-because = Reden: { $reason }
app-pad-before = Eerst
app-pad-after = Daarna

## What a player did, when the match is over

app-pad-feat-kamikaze =
    { $count ->
        [one] Kamikaze in ronde { $round }
       *[other] { $count } kamikazes
    }
app-pad-feat-hundred =
    { $count ->
        [one] Precies 100 in ronde { $round }: terug naar 50
       *[other] { $count } keer precies 100
    }
app-pad-feat-calls =
    { $calls ->
        [one]
            { $right ->
                [0] Eén keer Cabo geroepen, helaas mis
               *[other] Eén keer Cabo geroepen, en raak
            }
        [2]
            { $right ->
                [0] Twee keer Cabo geroepen, beide keren mis
                [one] Twee keer Cabo geroepen, één keer raak
               *[other] Twee keer Cabo geroepen, beide keren raak
            }
       *[other]
            { $wrong ->
                [0] { $calls } keer Cabo geroepen, altijd raak
               *[other]
                    { $right ->
                        [0] { $calls } keer Cabo geroepen, nooit raak
                       *[other] { $calls } keer Cabo geroepen, { $right } keer raak
                    }
            }
    }
app-pad-feat-won =
    { $unit ->
        [game] { $won } van de { $played } rondes gewonnen
       *[round] { $won } van de { $played } rondes gewonnen
    }
app-pad-feat-lowest =
    { $points ->
        [1] Beste ronde: één punt
       *[other] Beste ronde: { $points } punten
    }
app-pad-feat-most =
    { $points ->
        [1] Beste ronde: één punt
       *[other] Beste ronde: { $points } punten
    }
app-pad-feat-closest =
    { $count ->
        [one] Op zijn best nog één kaart over
       *[other] Op zijn best nog { $count } kaarten over
    }
