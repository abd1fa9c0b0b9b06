### De app in de browser: de schermen rond de tafel.

## Een link om door te geven

app-copy-link = Link kopiëren
app-share = Delen
app-copied = Gekopieerd
app-copy-selected = De link is geselecteerd: kopieer hem met Ctrl+C, of houd je vinger erop.
app-link-only-here = Alleen deze computer kan deze link openen: telefoons kunnen er niet bij. Start de server met “dacabo serve --lan”.

## Een snel spel

app-home-opponents = Tegen wie speel je?
    .about = Kies er één tot vier. Ieder heeft een eigen niveau en een eigen trekje.
app-home-options = Jouw tafel
app-home-length = Speelduur
app-home-remember = Help me onthouden
    .about = Wat je gezien hebt, blijf je zien.

## Een nieuwe tafel

app-new-table = Aan tafel
app-new-players = Aantal spelers
app-new-memory = Geheugen
app-new-memory-classic = Klassiek
    .about = Wat je gezien en teruggelegd hebt, moet je zelf onthouden.
app-new-memory-assisted = Met hulp
    .about = Je ziet welke kaarten je kent en waar die nu liggen. Fijn voor kinderen en na een lange dag.
app-new-clock = Tijd per beurt
    .about = Is de tijd om, dan doet de tafel een onschuldige zet voor je.
app-new-clock-none = Geen limiet
    .about = Neem rustig de tijd.
app-new-seconds = { $seconds } s
app-tempo = Tempo van de bots
app-new-snap = Tijd voor kwijtspelen
    .about = Zo lang mag je na het afleggen een gelijke kaart kwijtspelen.
app-new-snap-tempo = Stan­daard
app-new-public = Openbaar
    .about = De tafel staat op het startscherm, en wie wil, schuift aan.
app-new-spectators = Publiek
    .about = Wie de link heeft, mag meekijken en ziet alleen wat open ligt.
app-new-house-rules = Huisregels
    .about = Elke regel kan anders. Wat je verandert, wordt gemarkeerd en kun je terugzetten.
app-new-other-rules = Andere regels
    .about = Ze gaan over het spel zelf, niet over de punten.
app-new-changes =
    { $changes ->
        [0] niets veranderd
        [one] één verandering
       *[other] { $changes } veranderingen
    }
app-new-cards = Kaarten en delen
app-new-playing = Het spel
app-new-pile = De trekstapel
app-new-points = Punten
app-new-end = Het einde
app-new-less = { $option }: één minder
app-new-more = { $option }: één meer
app-new-set-back = Terug naar “{ $value }”
app-new-link = Een link met deze regels
    .about = Wie hem opent, vindt alles zoals het hier staat.
app-new-link-copy = Link kopiëren
app-new-ignored = We hebben een deel van de link weggelaten, omdat we het niet begrijpen: { $what }.
app-new-open = Tafel openen

## Voor de partij

app-lobby-invite = Kom erbij
    .about = Typ de code, open de link of scan de QR-code.
app-lobby-qr = QR-code met de link naar deze tafel
app-lobby-chairs = Wie doet er mee?
app-lobby-free = Vrij
app-lobby-you = jij
app-lobby-host = spelleider
app-lobby-bot = bot
app-lobby-ready = klaar
app-lobby-not-ready = nog niet klaar
app-lobby-sit = Hier zitten
app-lobby-move = Hierheen
app-lobby-leave = Opstaan
app-lobby-free-chair = { $name } laten opstaan
app-lobby-add-seat = Stoel erbij
app-lobby-remove-seat = Deze stoel weghalen
app-lobby-watching =
    { $watching ->
        [one] Er kijkt nog iemand mee.
       *[other] Er kijken nog { $watching } mensen mee.
    }
app-lobby-nobody = Er is verder nog niemand. Stuur de link rond, of haal { $names } erbij.
app-lobby-cast = Hier een bot neerzetten
app-lobby-fill = { $names } erbij halen
app-lobby-full = Alle stoelen zijn bezet. Blijf gerust kijken.
app-lobby-sit-down = Aanschuiven
app-lobby-here = op dit apparaat
app-lobby-here-add = Nog iemand op dit apparaat
    .about = Jullie geven het door, en niemand ziet de kaarten van een ander.
app-lobby-here-name = Naam
app-lobby-elsewhere = Doet er iemand op afstand mee?
app-lobby-wait-chairs =
    { $free ->
        [one] Er is nog één stoel vrij.
       *[other] Er zijn nog { $free } stoelen vrij.
    }
app-lobby-wait-ready =
    { $count ->
        [one] { $names } is nog niet klaar.
       *[other] { $names } zijn nog niet klaar.
    }
app-lobby-wait-host = Het wachten is op het startschot.
app-lobby-wait-start = { $host } kan nu beginnen.
app-lobby-start = Kaarten delen
app-lobby-shuffling = Er wordt geschud …
app-lobby-shuffling-waits = Er wordt geschud … We wachten nog op { $names }.
app-lobby-say-ready = Ik ben klaar
app-lobby-say-not-ready = Nog heel even
app-lobby-rules = Alle spelregels
app-lobby-change-rules = Regels aanpassen
    .about = Wie al klaar was, krijgt de vraag opnieuw.
app-lobby-agree = Zo spelen we
app-lobby-fair = Geen doorgestoken kaart
app-lobby-word = Schud mee
    .about = Je browser schudt altijd een eigen geheim mee, en als je wilt ook een woord van jou. Ze blijven allebei op dit apparaat tot alles verzegeld is; zo kan niemand de kaarten uitzoeken, de anderen niet en deze server ook niet.
app-lobby-word-label = Een woord naar keuze
app-lobby-word-give = Meeschudden
app-lobby-word-mine = Jouw woord: “{ $word }”.
app-lobby-word-others =
    { $count ->
        [one] { $names } heeft ook meegeschud.
       *[other] { $names } hebben ook meegeschud.
    }
app-lobby-commitment = Zegel
    .about = Dit is de SHA-256 van het startgetal. Na de partij wordt het getoond, en dan kan iedereen het schudden controleren.
app-lobby-close = Tafel sluiten
app-lobby-close-sure = De tafel voor iedereen sluiten? Hij gaat niet meer open.
app-lobby-close-yes = Sluiten

## Eén toestel voor meer mensen

app-hands-pass = Geef de telefoon aan { $name }
app-hands-who = Wie heeft de telefoon?
app-hands-alone = De rest kijkt even weg!
app-hands-mine = Ik ben { $name }
app-hands-gone = { $name } komt niet terug
app-hands-gone-price = Een bot speelt verder voor { $name }, die via het menu kan terugkomen.
app-hands-gone-yes = Laat een bot spelen
app-hands-return = { $name } speelt weer zelf
app-hands-snap = { $name } heeft dezelfde
app-hands-snap-who = Wie heeft dezelfde kaart? Niemand? Tik op de tafel.

# De regels van deze tafel, in een paar woorden.
app-rules-change = { $option }: { $value }
app-rules-classic = zonder geheugenhulp
app-rules-assisted = met geheugenhulp
app-rules-no-clock = zonder klok
app-rules-clock = { $seconds } s per beurt
app-rules-snap = { $seconds } s voor kwijtspelen
app-rules-public = openbaar
app-rules-no-spectators = zonder publiek

## Instellingen

app-settings = Instellingen
app-settings-looks = Weergave
app-settings-theme = Dag of nacht
app-settings-theme-auto = Zoals je apparaat
app-settings-theme-light = Dag
app-settings-theme-dark = Nacht
app-settings-face = Kaarten
app-settings-face-normal = Getekend
    .about = Met plaatjes: hoe hoger, hoe heter.
app-settings-face-large = Grote getallen
    .about = Eén reuzengetal, leesbaar vanaf de andere kant van de kamer.
app-settings-preview = Drie kaarten zoals jij ze zult zien
app-settings-table = Aan tafel
app-settings-sound = Geluid
    .about = Ritselende kaarten, een klopje als je aan de beurt bent, een bel voor Cabo. Op een telefoon staat het geluid uit tot je het aanzet.
app-settings-volume = Volume
app-settings-vibration = Trillen
    .about = Een korte trilling als je aan de beurt bent, als iemand aan je kaarten komt en als iemand een kaart kwijtspeelt.
app-settings-motion = Beweging
    .about = Kaarten schuiven naar hun plek. Vraagt je apparaat om minder beweging, dan blijven ze sowieso rustig.
app-settings-reactions = Reacties
    .about = Zien dat anderen klappen, lachen of zuchten.
app-settings-keys = Sneltoetsen
    .about = Aan tafel heeft elke actie een letter. Zet dit uit als je tegen je apparaat praat in plaats van te typen.
app-settings-hand = Linkshandig
    .about = De knoppen aan tafel staan gespiegeld.
app-settings-notify = Melding als ik aan de beurt ben
    .about = Ben je aan de beurt terwijl je ergens anders kijkt, dan krijg je een melding.
    .no = Je browser staat dit niet toe. Je kunt het wijzigen in de instellingen voor deze pagina.
app-settings-extreme = Extreem
    .about = Hetzelfde spel zonder de lol: geen kleur, geen beweging, geen geluid. Voor serieuze mensen en voor maandagen.
app-settings-me = Ik
app-face = Je gezicht
app-settings-name-keep = Opslaan
app-settings-name-kept = Vanaf nu heet je { $name }.
app-settings-nobody = We kennen je nog niet. Zodra je speelt, kun je van hieruit verdergaan op een ander apparaat of je gegevens wissen.
app-settings-devices = Verder op een ander apparaat
    .about = Scan een code met je telefoon, en je stoel zit in je broekzak.
app-settings-link = Persoonlijke link tonen
    .about = Hij werkt maar één keer en verloopt na tien minuten. Wie hem heeft, kan in jouw naam spelen: houd hem voor jezelf.
app-settings-qr = QR-code met je persoonlijke link
app-settings-log-out = Uitloggen
    .about = Op een apparaat dat anderen ook gebruiken, of dat je niet meer hebt.
app-settings-log-out-here = Uitloggen op dit apparaat
app-settings-log-out-sure = Dit apparaat vergeet wie je bent; je tafels en je naam blijven. Zonder een ander apparaat van jou, of een persoonlijke link die je eerst hebt gemaakt, is er geen weg terug.
app-settings-log-out-others = Uitloggen op alle andere apparaten
app-settings-logged-out = Uitgelogd. Wie hier nu gaat zitten, is een nieuw gezicht. Links naar scoreblokken en toernooien blijven in deze browser.
app-settings-logged-out-others = Klaar. Alleen dit apparaat kent je nog.
app-settings-delete = Mijn gegevens wissen
    .about = Alles wat we van je weten. Veel is het niet.
app-settings-delete-sure = Je naam, je links en de lijst van je tafels worden meteen gewist, op al je apparaten, en niemand kan ze terughalen. In lopende partijen neemt een bot het over. Je zetten blijven zonder je naam bestaan zolang de tafel er is, want het is ook de partij van de anderen.
app-settings-delete-yes = Ja, vergeet mij
app-settings-deleted = Wie was je ook alweer? Alles vergeten. Kom terug wanneer je wilt.

## Aan de andere kant van een persoonlijke link

app-continue = We gaan verder
app-continue-waiting = Je kaarten verhuizen …
app-continue-no-code = In deze link ontbreekt de code. Maak een nieuwe bij de instellingen van je andere apparaat.
app-continue-instead = Hier ben je tot nu toe { $name }. Ga je verder met de link, dan speel je hier voortaan onder de naam die daarbij hoort, en ben je { $name } kwijt, tenzij je die ook op een ander apparaat gebruikt.
app-continue-yes = Verder met de link

## Nergens

app-cut-link = Deze link is niet compleet
    .about = Het deel na # ontbreekt. Waarschijnlijk is het weggevallen bij het kopiëren of versturen. Vraag om de hele link, of scan de QR-code opnieuw.
app-lost = Deze plek is leeg
    .about = Misschien heeft iemand hier een set gespeeld. Wat het ook was, het ligt nu op de aflegstapel.

## Regels, en al spelend leren

app-rules-title = Spelregels
app-rules-sets = Spelvarianten
app-rules-loading = De spelregels komen eraan …
app-learn-title = Al spelend leren
app-learn-about = Een kaartspel leer je het best door het te spelen. Je speelt een echte partij tegen Largo, die rustig nadenkt, met iemand naast je die alles op het juiste moment uitlegt.
app-learn-cabo = Onthoud je kaarten en raak de hoge kwijt. Twee rondes, ongeveer vijf minuten.
app-learn-dacapo = Bouw van 1 tot en met 10 en speel je stapel leeg. Een kleine stapel, ongeveer vijf minuten.
app-learn-start = { $game } leren
app-learn-read = Ik lees liever de spelregels.
app-coach-learned = Dat was alles wat je moet weten. Klaar voor een echte partij?
app-coach-lead-on = Nu tegen twee bots spelen
