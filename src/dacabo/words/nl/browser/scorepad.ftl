### Het scoreblok in de browser.

## Mijn blokken, en een nieuw

app-pad-title = Scoreblok
app-pad-opening = Het blok wordt gepakt …
app-pad-gone = Dit scoreblok is er niet. Controleer de link.
app-pad-outdated = Er is een nieuwe versie van deze pagina.
app-pad-mine = Mijn blokken
    .about = Alleen deze browser bewaart hun links.
app-pad-forget = Vergeten
    .about = Deze browser vergeet de link. Wie hem ook heeft, kan het blok nog openen.
app-pad-forget-waiting = Iets ervan is nog niet verstuurd en zou verloren gaan.
app-pad-players = Wie doet er mee?
    .about = In de volgorde waarin jullie zitten, met de klok mee.
app-pad-player = Speler { $number }
app-pad-up = Regel { $number } omhoog
app-pad-down = Regel { $number } omlaag
app-pad-remove = Regel { $number } weghalen
app-pad-add = Nog iemand
app-pad-known = Laatst erbij:
app-pad-starter = Wie begint?
app-pad-starter-none = Dat zien we aan tafel
app-pad-too-few = Je speelt met minstens { $fewest }. Wie is er nog meer?
app-pad-open = Blok maken
app-pad-file = Verder met een bewaard blok
    .about = Een bestand dat van een scoreblok is bewaard, hier of op een andere server.
app-pad-file-choose = Bestand kiezen

## Het blok

app-pad-total = Totaal:
app-pad-totals = Totalen
app-pad-begins = begint
app-pad-kamikaze = Kamikaze
app-pad-kamikaze-sum = { $sum }, kamikaze
app-pad-cards-left = kaarten over
app-pad-corrected = verbeterd
app-pad-doubtful = kan haast niet
app-pad-waits = wacht op verzending
app-pad-void = na het einde gespeeld, telt niet
app-pad-names = Namen van spelers
app-pad-save = Bewaren
app-pad-time = De tijd is om
    .about = Wordt er nog een ronde gespeeld?
app-pad-time-this = Ja: ronde { $round } is de laatste
app-pad-time-none = Nee: ronde { $round } was de laatste
app-pad-time-back = Er is toch nog tijd
app-pad-again = Nog een partij, dezelfde mensen
app-pad-more = Bestanden, regels, wie schrijft
app-pad-csv = Als tabel bewaren (CSV)
app-pad-json = Het hele blok bewaren (JSON)
app-pad-share-do = Delen
app-pad-share = Op elke telefoon aan tafel
    .about = Wie deze link opent, ziet het blok live en kan erop schrijven.
app-pad-qr = QR-code met de link naar dit blok
app-pad-who-writes = Wie schrijft er met deze telefoon?
    .about = Voor het verloop, zodat jullie weten aan wie je iets kunt vragen. Hoeft niet.
app-pad-nobody-writes = Maakt niet uit

## Een ronde wordt ingevuld

app-pad-enter = Ronde { $round } invullen
app-pad-correct = Ronde { $round } verbeteren
app-pad-take-back = Ronde { $round } terugnemen
    .about = Die gaat van het blok af. In het verloop blijft hij staan.
app-pad-renaming = { $old } gaat { $new } heten
app-pad-who-called = Wie riep Cabo? Tik op de bel.
app-pad-called-by = { $name } riep Cabo
app-pad-pile = Niemand riep: de afneemstapel is leeg
app-pad-turns = Niemand riep: alle beurten zijn gespeeld
app-pad-pile-out = In de laatste ronde langs de tafel raakte de afneemstapel leeg
app-pad-called-with = Som bij het roepen, als die anders was
app-pad-called-with-sum = met { $sum } bij het roepen
app-pad-left = Kaarten die nog in ieders stapel liggen. Wie won, heeft er 0.
app-pad-left-of = Kaarten over: { $name }
app-pad-sum-of = Som: { $name }
app-pad-by-sum = Alleen de som
app-pad-by-card = Kaart voor kaart
app-pad-keys = Toetsen
app-pad-minus = Min
app-pad-back = Laatste wissen
app-pad-suit = Kleur
app-pad-spades = Schoppen
app-pad-hearts = Harten
app-pad-diamonds = Ruiten
app-pad-clubs = Klaveren
app-pad-next = Nu: { $name }
app-pad-reason = Waarom? (als je wilt)
app-pad-noted = Opgeschreven.
app-pad-kept = Op deze telefoon bewaard. Het wordt verstuurd zodra er netwerk is.

## Kan dat wel? Wat geldt?

app-pad-look-again = Nog eens kijken
app-pad-sure = Ik weet het zeker
app-pad-theirs = Op het blok
app-pad-ours = Op deze telefoon
app-pad-keep-theirs = Laten wat op het blok staat
app-pad-keep-mine = Door de mijne vervangen
app-pad-end = Einde
app-pad-try-again = Nog eens proberen
app-pad-throw-away = Weggooien
app-pad-throw-away-this = Weggooien: { $what }

## Zonder netwerk

app-pad-offline = Even geen verbinding. Schrijf gerust door: er gaat niets verloren.
app-pad-waiting =
    { $count ->
        [one] Eén regel wacht op verzending
       *[other] { $count } regels wachten op verzending
    }
app-pad-send-now = Nu versturen
app-pad-unkept = Deze telefoon kan niets bewaren. Sluit deze pagina pas als alles verstuurd is.
app-pad-too-late = Nooit verstuurd vanaf deze telefoon
    .about = De partij was beslist of had andere spelers voordat dit aankwam. Klopt de uitslag daardoor niet, laat het dan aan de organisatie zien.
app-pad-throw-all-away = Alles weggooien

## Het verloop

app-pad-history = Verloop
app-pad-by = geschreven door { $name }
app-pad-because = Reden: { $reason }
app-pad-before = Eerst
app-pad-after = Daarna
