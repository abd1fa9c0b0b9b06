### De browser-app: wat alle pagina’s van een toernooi zeggen.

app-event-connecting = Het toernooi wordt gezocht …
app-event-closed = Dit toernooi is niet te bereiken.
app-event-others = Mijn toernooien
app-event-unsent = De server is niet te bereiken. Er gaat niets verloren: we sturen het zodra het kan.
app-event-outdated = Er is een nieuwe versie van deze pagina.

## Een partij

app-event-final = Finale
app-event-stage = Voorronde { $number }
app-event-group = Tafel { $table } · groep { $group }
app-event-consolation-group = Tafel { $table } · troostronde { $group }
app-events-rules = Spelregels
app-format-by-places = Plaatsen
app-format-by-points = Punten
app-event-consolation = Troostronde
app-event-consolation-won = Gewonnen in de troostronde: { $players }.
app-event-consolation-prize = Troostronde: { $prize }
app-format-winners = Uit elke groep gaat de winnaar door
app-format-two-advance = Uit elke groep gaan er twee door
app-format-best-losers =
    { $count ->
        [one] plus de beste van de anderen
       *[other] plus de { $count } besten van de anderen
    }
app-format-rounds-places =
    { $rounds ->
        [one] Eén voorronde voor iedereen, de plaats telt
       *[other] { $rounds } voorrondes voor iedereen, plaatsen opgeteld
    }
app-format-rounds-points =
    { $rounds ->
        [one] Eén voorronde voor iedereen, de punten tellen
       *[other] { $rounds } voorrondes voor iedereen, punten opgeteld
    }
app-format-finalists =
    { $count ->
        [4] finale met z’n vieren
       *[other] finale met z’n vijven
    }
app-format-consolation = troostronde naast de finale
app-format-guests = { $format }.
    .consolation = { $format }; alle anderen spelen naast de finale een troostronde.
    .prize = { $format }; alle anderen spelen naast de finale een troostronde en kunnen daar een prijs winnen: { $prize }.
app-event-points-wrong = Vul hele getallen in, zonder min of komma.
app-event-last-round = Laatste ronde
app-event-time-up = De tijd is om
app-event-clock-rests = De klok is gepauzeerd.
app-event-time-left = Resterende tijd:
app-event-played = Gespeelde tijd:
app-event-place = { $place }e
app-event-place-heading = Plaats
app-event-mark-tie-break = plaats door beslissingsronde
app-event-mark-left = vóór het einde gestopt
app-event-mark-pads = gelijk aantal punten: de punten op de scoreblokken beslissen
app-event-mark-places = gelijk aantal punten: de punten voor plaatsen beslissen
app-event-scale-final =
    { $most ->
        [yes] Finale: punten in de finale (meer is beter)
       *[no] Finale: punten in de finale (minder is beter)
    }
app-event-scale-places = Voorrondes: punten voor plaatsen (meer is beter)
app-event-scale-rounds =
    { $most ->
        [yes] Voorrondes: punten van alle partijen (meer is beter)
       *[no] Voorrondes: punten van alle partijen (minder is beter)
    }
app-event-name-heading = Naam
app-event-total-heading = Punten
app-event-advances = gaat door
app-event-left-match = gestopt
app-event-penalty = straf +{ $points }
app-event-tied = gelijk
app-event-bot-asked = de organisatie beslist

## Waarom iemand niet meedoet

app-event-dropped-out = gestopt
app-event-drawn-often = { $stage }: { $draws } keer geloot; de laatste loting telt.
app-event-drawn-already =
    { $draws ->
        [one] Er is al één keer geloot; die loting telt niet meer.
        [2] Er is al twee keer geloot.
       *[other] Er is al { $draws } keer geloot.
    }
app-event-no-show = niet gekomen
app-event-replaced = vervangen
app-event-disqualified = gediskwalificeerd

## Op de openbare pagina

app-public-registration =
    { $count ->
        [0] De lijst is open en nog leeg. Begin jij?
        [one] De lijst is open: er staat één speler op.
       *[other] De lijst is open: er staan { $count } spelers op (al aanwezig: { $here }).
    }
app-public-drawing = De groepen worden geloot.
app-public-drawn =
    { $stage ->
        [0] De voorronde is geloot. Zoek je tafel!
       *[other] Voorronde { $stage } is geloot. Zoek je tafel!
    }
app-public-final-drawn = De finale is geloot. Finalisten naar tafel { $table }!
app-public-played =
    { $stage ->
        [0]
            { $decided ->
                [one] De voorronde is bezig: { $decided } van de { $count } uitslagen is binnen.
               *[other] De voorronde is bezig: { $decided } van de { $count } uitslagen zijn binnen.
            }
       *[other]
            { $decided ->
                [one] Voorronde { $stage } is bezig: { $decided } van de { $count } uitslagen is binnen.
               *[other] Voorronde { $stage } is bezig: { $decided } van de { $count } uitslagen zijn binnen.
            }
    }
app-public-final-played = De finale wordt gespeeld aan tafel { $table }.
    .online = De finale wordt online gespeeld.
app-public-final-ended = De finale is afgelopen. De uitslag komt zo.
app-public-consolation-played = De finale is gespeeld. De troostronde is nog bezig.
app-public-confirming = Alle uitslagen zijn binnen. De laatste wordt nog bevestigd.
app-public-deciding = Er worden beslissingsrondes gespeeld.
app-public-between = Alle uitslagen zijn binnen. Zo meteen is de volgende loting.
    .final = Alle uitslagen zijn binnen. Nu komt de finale.
app-public-won =
    { $count ->
        [one] { $players } wint!
       *[other] { $players } delen de overwinning!
    }
app-public-over = Het toernooi is voorbij.
app-public-news-time = Tafel { $table }: de tijd is om, dit is de laatste ronde.
app-public-news-result = De uitslag van tafel { $table } is binnen.
app-public-news-prize = { $who } kiest “{ $prize }”.
app-public-own = Naar mijn eigen pagina
app-public-more = Meer
app-public-wall = Groot scherm
app-public-print = Afdrukken
app-public-other-link = Deze link is alleen voor één tafel.
app-public-other-link-go = Naar die tafel

## Jezelf aanmelden

app-public-register = Meedoen
    .about = Je krijgt een eigen pagina: daar zie je je tafel en vul je je punten in.
app-public-register-do = Aanmelden
app-public-register-waits = Er hebben zich al veel mensen aangemeld. De organisatie laat je binnen.
app-public-closed = De lijst is gesloten. Wil je meedoen? Vraag het de organisatie.
app-public-full =
    { $places ->
        [one] De enige plaats is bezet. Je kunt op de wachtlijst.
       *[other] Alle { $places } plaatsen zijn bezet. Je kunt op de wachtlijst.
    }
app-public-full-do = Zet me op de wachtlijst
app-public-places-left =
    { $left ->
        [one] Er is nog één plaats.
       *[other] Er zijn nog { $left } plaatsen.
    }
app-public-register-known = { $name } staat al op de lijst. Ben jij dat?
app-public-register-other = Heet iemand anders ook zo? Zet dan je achternaam of een letter achter je naam.
app-public-claim = Sta je al op de lijst? Tik op je naam, dan krijg je je eigen pagina.
app-public-claim-sure = Ben jij { $name }?
app-public-claim-about = Je krijgt je eigen pagina, met je tafel en je punten. De organisatie ziet dat jij hem hebt.
app-public-claim-do = Ja, dat ben ik
app-event-minutes =
    { $minutes ->
        [one] één minuut per partij
       *[other] { $minutes } minuten per partij
    }
app-event-no-minutes = zonder tijdslimiet
app-public-players =
    { $count ->
        [one] Eén speler
       *[other] { $count } spelers
    }
app-public-few = Voor een toernooi zijn er minstens drie nodig.
app-public-plan = Met dit aantal spelers komen er { $count } groepen ({ $groups }). Wie wint, gaat door.
app-public-plan-final = Met zo weinig spelers is er maar één tafel: de finale.
app-public-here = is er

## Iemand zoeken

app-public-find = Waar speel ik? Typ een naam
app-public-nobody = Niemand hier heet “{ $name }”.
app-public-found-more =
    { $count ->
        [one] En nog iemand. Typ nog een letter.
       *[other] En nog { $count } anderen. Typ nog een letter.
    }
app-public-against = met { $players }
app-public-listed = Op de lijst, nog zonder tafel
app-public-table = Tafel { $table }
app-public-final-table = Finale · tafel { $table }

## Tafels en uitslagen

app-public-list = De loting
app-public-by-table = Per tafel
app-public-by-name = Op naam
app-public-not-begun = Is nog niet begonnen.
app-public-live =
    { $rounds ->
        [0] De eerste ronde wordt gespeeld.
        [one] Na één ronde.
       *[other] Na { $rounds } rondes.
    }
app-public-rounds =
    { $rounds ->
        [one] Eén ronde
       *[other] { $rounds } rondes
    }
app-public-decision = Beslissingsronde: { $players }
app-event-seats = Beslissingsronde om de laatste vrije plaatsen in de finale: { $players }
app-public-decision-played = Beslissingsronde: { $scores }
app-public-watch = Meekijken
app-public-went-on = Door: { $players }
app-public-scores =
    { $count ->
        [one] Stand na één voorronde
       *[other] Stand na { $count } voorrondes
    }
app-public-scores-places = De eerste plaats van een groep telt 24 punten, de laatste geen, de andere liggen er gelijkmatig tussenin.
app-public-scores-points = De punten van alle voorrondes worden opgeteld.
app-public-places = Eindstand
app-public-place =
    { $place ->
        [1] Eerste plaats
        [2] Tweede plaats
        [3] Derde plaats
        [4] Vierde plaats
        [5] Vijfde plaats
        [6] Zesde plaats
        [7] Zevende plaats
        [8] Achtste plaats
        [9] Negende plaats
        [10] Tiende plaats
        [11] Elfde plaats
        [12] Twaalfde plaats
        [13] Dertiende plaats
        [14] Veertiende plaats
        [15] Vijftiende plaats
        [16] Zestiende plaats
        [17] Zeventiende plaats
        [18] Achttiende plaats
        [19] Negentiende plaats
        [20] Twintigste plaats
       *[other] Plaats { $place }
    }
app-public-prizes = Prijzen
app-public-prize-taken = gaat naar { $who }

## Is de loting eerlijk?

app-public-fair = Is de loting eerlijk?
    .about = Vóór elke loting wordt een geheim getal verzegeld, het startgetal; het zegel staat hier. De groepen volgen uit het startgetal, dus sjoemelen kan niet. Bij de loting wordt het startgetal getoond en kan iedereen alles narekenen.
app-public-seal = Zegel (SHA-256 van het startgetal)
app-public-seed = Startgetal
app-public-label = Naam van de loting
app-public-avoids =
    Deze loting houdt rekening met wie in dit seizoen van de club al samen aan tafel zat ({ $pairs ->
        [one] één tweetal
       *[other] { $pairs } tweetallen
    }): er wordt 200 keer geschud, en de uitkomst waarbij de minste spelers elkaar opnieuw treffen, telt.
app-public-next-seal = De volgende loting
app-public-last-seal = Verzegeld voor een loting die niet meer nodig was
app-public-unproven = Het startgetal van deze loting is hier niet bekend.
app-public-sealed = Zodra de loting bekend is, wordt het startgetal getoond en kan iedereen de loting narekenen.
app-public-check = Loting controleren
app-public-proven =
    { $draws ->
        [one] Alles klopt: het zegel is ongeschonden en de loting volgt eruit, groep voor groep.
        [2] Alles klopt: de zegels zijn ongeschonden en beide lotingen volgen eruit, groep voor groep.
       *[other] Alles klopt: de zegels zijn ongeschonden en alle { $draws } lotingen volgen eruit, groep voor groep.
    }
app-public-other-seed = Er klopt iets niet: dit is niet het startgetal dat verzegeld was.
app-public-moved = Het zegel is ongeschonden. { $stage }: na de loting heeft de organisatie spelers geruild, vervangen of binnengelaten ({ $players }); wanneer en waarom staat in het logboek. Alle anderen zitten waar het startgetal hen zet.
app-public-other-groups = Er klopt iets niet: deze groepen volgen niet uit het startgetal.
app-public-by-hand = Of met de hand: zet de spelers van een voorronde op volgorde van hun nummer op de lijst, schud ze met het startgetal en de naam van de loting, en vul de groepen een voor een. Het zegel controleer je zo:

## Op het grote scherm

app-wall-lost = Geen verbinding – zo terug
app-wall-page = Pagina { $page } van { $pages }
app-wall-full = Volledig scherm
app-wall-qr = QR-code van de toernooipagina
app-wall-register = Scan en meld je aan
app-wall-soon = Zo meteen weten jullie wie tegen wie speelt.
app-wall-done = beslist
app-wall-over = Partij afgelopen
app-wall-leads = leidt
app-wall-near = Nog { $points } tot { $mark }!
app-wall-five = De laatste vijf minuten
app-wall-finish = Een ronde die bezig is, wordt uitgespeeld. Er begint geen nieuwe.
app-wall-seats =
    { $count ->
        [one] Eén speler speelt een beslissingsronde om de laatste vrije plaatsen in de finale.
       *[other] { $count } spelers spelen een beslissingsronde om de laatste vrije plaatsen in de finale.
    }
app-wall-consolation = Gewonnen in de troostronde
app-wall-points =
    { $points ->
        [one] { $points } punt
       *[other] { $points } punten
    }
app-wall-reveal = De finale is gespeeld. En dit is de eindstand …
app-wall-fair = Eerlijk geloot: het startgetal was vooraf verzegeld en dit scherm komt op dezelfde groepen uit.
app-wall-fair-late =
    { $count ->
        [one] Eerlijk geloot, vooraf verzegeld en door dit scherm nagerekend. Sindsdien is er één laatkomer bij gekomen.
       *[other] Eerlijk geloot, vooraf verzegeld en door dit scherm nagerekend. Sindsdien zijn er { $count } laatkomers bij gekomen.
    }
app-wall-fair-moved = Het startgetal was vooraf verzegeld; daarna heeft de organisatie een groep veranderd; hoe, staat in het logboek.
app-wall-sound = Geluid toestaan
app-wall-sound-off = Geluid uit
app-wall-dark = Donker scherm
app-wall-light = Licht scherm

## Aan een tafel

app-at-table-none = Aan deze tafel wordt nu niet gespeeld.
app-at-table-start = Partij starten
    .about = Is iedereen er? De klok gaat meteen lopen.
app-at-table-pause = Klok pauzeren
app-at-table-continue = Klok hervatten
app-at-table-online = Deze partij wordt online gespeeld; de uitslag komt vanzelf.
app-at-table-decided = De uitslag is ingeleverd. Klopt er iets niet, zeg het dan tegen de organisatie.
app-at-table-voided = Jullie laatste partij telt niet meer
    .about = Een eerdere uitslag is gecorrigeerd, dus misschien gaan anderen door. De organisatie loot opnieuw; even geduld.
app-at-table-vouch = Is dit jullie uitslag?
    .about = Hij is te vroeg ingeleverd, of een ronde kan haast niet. Klopt hij niet, roep dan de organisatie.
    .asked = De organisatie vraagt het even na. Klopt hij niet, roep dan iemand.
app-at-table-vouch-yes = Ja, dat klopt
app-at-table-play-on = Nee, we spelen nog
app-at-table-unconfirmed = De uitslag is ingeleverd, maar telt nog niet: een andere telefoon aan tafel of de organisatie moet hem nog bevestigen.
app-at-table-then-confirmed = Daarna bevestigt een andere telefoon aan tafel of de organisatie hem.
app-at-table-round-asked = Wordt er nu een ronde gespeeld?
app-at-table-round-yes = Ja
app-at-table-round-no = Nee
app-at-table-round-last = Dan is het de laatste. Speel hem uit en vul hem in; lever daarna de uitslag in.
app-at-table-round-after-all = Er werd toch nog een ronde gespeeld
app-at-table-round-none = Dan begint er geen nieuwe meer: de partij is afgelopen. Lever de uitslag in.
app-at-table-result = Uitslag
app-at-table-from-pad = Is de partij voorbij? De totalen komen van het scoreblok.
app-at-table-pad-empty = Vul de rondes in op het scoreblok en lever de uitslag hier in als de partij voorbij is. Houden jullie de score op papier bij? Dan kan de organisatie de totalen invullen.
app-at-table-totals = Is de partij voorbij? Vul ieders totaal in.
app-at-table-totals-missing = Er ontbreekt nog een totaal.
app-at-table-hand-in = Uitslag inleveren
app-at-table-hand-in-yes = Ja, dat is de uitslag
app-at-table-answer-first =
    { $round ->
        [0] Beantwoord eerst de vraag op het scoreblok.
       *[other] Beantwoord eerst de vraag over ronde { $round } op het scoreblok.
    }
app-at-table-send-first =
    { $count ->
        [one] Eén wijziging op deze telefoon is nog niet verstuurd. Lever de uitslag pas daarna in.
       *[other] { $count } wijzigingen op deze telefoon zijn nog niet verstuurd. Lever de uitslag pas daarna in.
    }
app-at-table-decision = Beslissingsronde
    .about = Gelijke stand: { $players }. Speel één ronde, vanaf nul en zonder klok, en vul de punten in.
app-at-table-decision-again = Nog steeds gelijk: speel er nog een.
app-at-table-decision-do = Punten invullen
app-at-table-decision-online = Ook de beslissingsronde wordt online gespeeld. De spelers vinden hem op hun eigen pagina.
app-at-table-points-missing = Er ontbreken nog punten.

## De eigen pagina

app-player-unlisted = Je staat niet meer op de lijst. Vraag het de organisatie.
app-player-waits = Je wacht bij de deur
    .about = Er hebben zich veel mensen aangemeld, dus de organisatie moet je eerst binnenlaten. Meld je even; daarna gaat deze pagina vanzelf verder.
app-player-queue = Je bent nummer { $queue } op de wachtlijst
    .about = Alle plaatsen zijn bezet. Komt er een vrij, dan laat de organisatie je binnen; je ziet het vanzelf op deze pagina.
app-player-gone = Je doet niet meer mee: { $why }.
app-player-check-in = Ben je er?
    .about = Meld het even: dan doe je mee aan de loting en wacht niemand voor niets op je.
app-player-check-in-do = Ja, ik ben er
app-player-waiting = We weten dat je er bent. Zodra de groepen zijn geloot, staat hier je tafel.
app-player-table = Je speelt aan
app-player-final = Je staat in de finale!
app-player-not-begun = De partij is nog niet begonnen.
app-player-online = Deze partij wordt online gespeeld. Ga zitten; het begint als iedereen er is.
app-player-decision-online = Gelijke stand! Eén ronde beslist nog, online aan een eigen tafel.
app-player-opponents = Je speelt met
app-player-sit-down = Aanschuiven
app-player-goes-on = Je gaat door!
    .about = Na de volgende loting staat hier je tafel.
app-player-again = Je speelt nog een keer
    .about = Na de volgende loting staat hier je tafel.
app-player-whole = Het hele toernooi
app-player-out = Dat was het voor vandaag
    .about = Je plaats staat vast als de finale voorbij is. Blijf kijken: het mooiste komt nog.
app-player-won = Je hebt het toernooi gewonnen. Gefeliciteerd!
app-player-thanks = Bedankt voor het meespelen!
app-player-choose = Jouw beurt: kies een prijs
app-player-choose-do = Ik neem “{ $prize }”
app-player-drop-out = Ermee stoppen
app-player-drop-out-list = Je gaat van de lijst. Alleen de organisatie kan je er weer op zetten.
app-player-drop-out-match = De anderen spelen zonder jou verder, en er is geen weg terug.

## Op papier

app-print-title = Afdrukken
app-print-sheet = Wat druk je af?
app-print-check-in = Lijst voor bij de deur
app-print-badges = Naambadges
app-print-rules = Spelregelkaarten
app-print-by-name = Loting op naam
app-print-by-table = Loting per tafel
app-print-slips = Uitslagbriefjes
app-print-cards = Tafelbordjes
app-print-certificates = Oorkonden
app-print-whom = Voor wie?
app-print-podium = Plaatsen 1 tot en met 3
app-print-everybody = Iedereen
app-print-date = Dag van het toernooi
app-print-do = Afdrukken
    .about = Op A4. Wat je hieronder ziet, komt precies zo uit de printer.
app-print-preview = Afdrukvoorbeeld
app-print-nothing = Er valt nog niets af te drukken: de lijst is leeg.
app-print-who-where = { $stage }: wie speelt waar
app-print-which-table = { $stage }: de tafels
app-print-table = Tafel
app-print-card = Scan mij: klok, punten en uitslag van deze tafel
app-print-awake = Stel deze telefoon zo in dat het scherm aan blijft. Houd de pagina open: zonder netwerk kan hij niet opnieuw laden.
app-print-card-qr = QR-code van tafel { $table }
app-print-badge = Scan mij: waar je speelt en hoe het staat
app-print-badge-qr = QR-code van de eigen pagina van { $name }
app-print-house-rules = Huisregels van deze avond
app-print-total = Totaal
app-print-slip-about = In elk vak: links de punten van de ronde, rechts de stand daarna.
app-print-signed = Handtekening
app-print-door =
    { $count ->
        [one] De lijst: één speler
       *[other] De lijst: { $count } spelers
    }
app-print-points-about = De punten zijn die van de laatste partij.
app-print-points-final =
    { $points ->
        [one] { $points } punt in de finale
       *[other] { $points } punten in de finale
    }
app-print-points-places =
    { $points ->
        [one] { $points } punt voor plaatsen
       *[other] { $points } punten voor plaatsen
    }
app-print-points-rounds =
    { $points ->
        [one] { $points } punt in alle voorrondes
       *[other] { $points } punten in alle voorrondes
    }
app-print-prize = Prijs
app-print-number = Nr.
app-print-here = Aanwezig
app-print-paid = Betaald
app-print-paid-sum = Betaald: { $paid } van { $count }
app-print-note = Opmerking
app-print-certificate = Oorkonde
app-print-evening = De avond op één pagina
app-print-times =
    { $minutes ->
        [one] { $from } tot { $to }, één minuut
       *[other] { $from } tot { $to }, { $minutes } minuten
    }
app-print-tie-break = beslissing: { $points }
app-print-absent = Afwezig of gestopt
app-print-absent-one = { $name } ({ $why })
app-print-corrections = Correcties
app-print-before = Eerder: { $points }.
app-print-among =
    { $count ->
        [one] bij één speler
       *[other] van de { $count } spelers
    }
app-print-praise-first = Niemand had een beter geheugen, en niemand riep Cabo op een beter moment.
app-print-praise-second = Slechts één speler had vandaag een beter geheugen.
app-print-praise-third = Met een helder hoofd en een vaste hand op het podium.
app-print-won-prize = Prijs: { $prize }
app-print-praise = Keek, onthield, ruilde en lachte mee.
app-print-organisers = Namens de organisatie

## Stemmen

app-event-announcement = Mededeling van de organisatie
app-event-announcement-end = Weghalen
app-event-elsewhere = Dit toernooi is verhuisd.
app-event-elsewhere-go = Verder op { $host }
app-call = Organisatie roepen
app-call-called = De organisatie is geroepen.
app-call-coming = Er is iemand naar jullie onderweg.
app-call-again = Nog eens roepen
app-call-end = Niet meer nodig
