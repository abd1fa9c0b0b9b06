### De browser-app: de organisatie, en een nieuw toernooi.

## Bovenaan, en de delen

app-desk-phase-registration = Aanmelding
app-desk-phase-draft = Geloot, niet gepubliceerd
app-desk-phase-playing = Er wordt gespeeld
app-desk-phase-drawn = Geloot, niet gestart
app-desk-phase-final-drawn = Finale: niet gestart
app-desk-phase-between = De voorronde is gespeeld
app-desk-phase-finished = De finale is gespeeld
app-desk-phase-over = Afgelopen
app-desk-parts = Onderdelen
app-desk-tables = Tafels
app-desk-players = Spelers
app-desk-standings = Stand
app-desk-prizes = Prijzen
app-desk-public = Openbare pagina
app-desk-wall = Groot scherm
app-desk-print = Afdrukken

## Wat er nu te doen is

app-desk-todo = Nu te doen
app-desk-todo-tab = Te doen ({ $count })
app-desk-nothing-to-do = Nu is er niets te doen. Geniet van de avond – als je nodig bent, zie je het hier.
app-desk-over = Het toernooi is afgelopen. Bedankt voor het organiseren!
app-desk-todo-start-all = { $count } partijen staan klaar. Start ze als iedereen zit.
app-desk-todo-online = Tafel { $table } speelt online en begint zodra iedereen zit.
app-desk-vouch = Klopt
app-desk-ask-table = Bij de tafel navragen
app-desk-play-on = Laten doorspelen
app-desk-table-asked = Bij de tafel nagevraagd.
app-desk-unconfirmed = Nog niet bevestigd
app-desk-start = Starten
app-desk-no-result-yet = Nog geen uitslag:
app-desk-start-all = Alles starten
app-desk-pause = Pauzeren
app-desk-pause-all = Alles pauzeren
app-desk-continue = Hervatten
app-desk-continue-all = Alles hervatten
app-desk-call-time = Laatste ronde aankondigen
    .about = Deze ronde wordt de laatste aan deze tafel, wat de klok ook zegt.
app-desk-enter = Uitslag invullen
app-desk-take-over = Van het blok overnemen
app-desk-decide = Beslissingsronde invullen
app-desk-format = Opzet
app-desk-format-do = Deze opzet gebruiken
app-desk-format-rounds = Voorrondes waarin iedereen speelt
    .about = Iedereen speelt elke voorronde, telkens aan een nieuwe tafel. Daarna spelen de besten de finale.
app-desk-format-kind = Wie speelt verder?
app-desk-format-all = Iedereen, meerdere keren
app-desk-choice = Kies er een
app-desk-choice-winners = Winnaars gaan door
    .about = Kort en eenvoudig: de meesten liggen er na één partij uit.
    .out = Kort en eenvoudig: na één partij liggen { $out } van de { $all } mensen eruit.
    .how = In groepen: de besten van elke groep gaan door tot er nog één tafel over is.
app-desk-choice-beside = Winnaars gaan door, met troostronde
    .about = Tijdens de finale hoeft niemand alleen maar toe te kijken. Past bij een gemengd gezelschap.
app-desk-choice-twice = Twee voorrondes voor iedereen
    .about = Iedereen speelt even vaak, elke keer met andere mensen. Past bij vrienden en familie.
app-desk-choice-thrice = Drie voorrondes voor iedereen
    .about = Geluk telt hier het minst. Past bij een club en een lange avond.
app-desk-choice-matches = Partijen per persoon: { $matches }
app-desk-choice-minutes = { $low }–{ $high } minuten
app-desk-choice-soon = duur volgt
app-desk-choice-more = Meer
app-desk-format-by = Wat telt
    .about = Plaatsen: de eerste plaats van een groep krijgt 24 punten, de laatste geen, de andere liggen er gelijkmatig tussenin. Punten: de punten van de partijen worden opgeteld.
app-desk-format-finalists = Spelers in de finale
app-desk-format-advance = Hoeveel er uit elke groep doorgaan
app-desk-format-best-losers = Hoeveel van de anderen ook doorgaan, de besten eerst
app-desk-format-consolation = Troostronde naast de finale, voor alle anderen
app-desk-seats = De laatste vrije plaatsen in de finale
app-desk-seats-about = Ze spelen allemaal één ronde, aan één of meer tafels. De punten van die ronde beslissen.
app-desk-consolation-prize = Troostprijs
    .about = Wie een groep van de troostronde wint, krijgt hem.
app-desk-consolation-prize-do = Opslaan
app-desk-decide-by-hand = Zelf invullen
app-desk-todo-decide-online = Beslissingsronde online: { $players }. De uitslag komt vanzelf.
app-desk-bot-advances = Ja, die gaat door
app-desk-bot-stays = Nee, de volgende uit de groep
app-desk-draw = Loten
app-desk-to-the-final = Finalisten oproepen
app-desk-publish = Publiceren
app-desk-see-draft = Concept bekijken
app-desk-see-missing = Wie ontbreekt er nog?
app-desk-all-here = Iedereen is er
app-desk-all-here-count =
    { $count ->
        [one] Iedereen is er (nog 1 afvinken)
       *[other] Iedereen is er (nog { $count } afvinken)
    }
app-desk-draw-here =
    { $count ->
        [one] Loten met wie er is
       *[other] Loten met de { $count } die er zijn
    }
    .about = Wie er niet is, staat dan op “Niet gekomen”. Komt iemand toch nog, dan kun je die binnenlaten.
app-desk-end = Toernooi afsluiten
    .about = Daarna kan er niets meer worden veranderd.

## Voordat er iets gebeurt

app-desk-would-change = Gevolgen
app-desk-reason = Reden, voor het logboek
app-desk-reason-missing = Zeg in een paar woorden waarom, of tik een reden aan.
app-desk-reason-typo = Typefout
app-desk-reason-sum = Verkeerd opgeteld
app-desk-reason-other = Anders besloten
app-desk-reason-family = Familie aan één tafel
app-desk-reason-wish = Op eigen verzoek
app-desk-reason-late = Te laat gekomen
app-desk-reason-rule = Regel overtreden
app-desk-reason-unfair = Oneerlijk gespeeld

## De lijst

app-desk-players-count =
    { $count ->
        [0] nog niemand
        [one] één speler
       *[other] { $count } spelers
    }
app-desk-players-here =
    { $here ->
        [one] { $here } van de { $count } is er
       *[other] { $here } van de { $count } zijn er
    }
app-desk-players-none = Nog niemand. Typ de eerste naam – of laat de QR-code van de openbare pagina zien, dan zetten mensen zichzelf op de lijst.
app-desk-new-name = Nieuwe naam
app-desk-add = Toevoegen
app-desk-added = { $name } staat op de lijst.
app-desk-add-in-draft = Met een nieuwe naam vervalt het concept, met alles wat er al geruild is. Wil je het houden? Publiceer het dan eerst: laatkomers komen dan via het lot in de kleinste groep.
app-desk-add-anyway = Toevoegen en opnieuw loten
app-desk-names = Meerdere namen of een bestand
app-desk-names-typed = Eén naam per regel
app-desk-names-add = Op de lijst zetten
app-desk-names-file = Bestand kiezen …
app-desk-names-file-about = Of een bestand uit een spreadsheet (CSV): één kolom “naam”, of twee, “voornaam” en “achternaam”. De kolommen “betaald” en “notitie” komen in de kas. Wie al op de lijst staat, komt er niet dubbel op; alleen de kas wordt aangevuld. Bij een fout in het bestand komt er niemand bij.
app-desk-names-added =
    { $added ->
        [0] Geen nieuwe namen
        [one] Eén naam erbij
       *[other] { $added } namen erbij
    }
app-desk-names-noted =
    { $noted ->
        [one] kas bijgewerkt voor één persoon
       *[other] kas bijgewerkt voor { $noted } personen
    }
app-desk-names-known =
    { $known ->
        [0] niemand stond er al.
        [one] één stond er al: { $names }.
       *[other] { $known } stonden er al: { $names }.
    }
app-desk-names-read = { $added }, { $known }
app-desk-search = Naam zoeken
app-desk-search-none = Niemand op de lijst heet zo.
app-desk-missing-only =
    { $count ->
        [one] alleen wie er nog ontbreekt
       *[other] alleen de { $count } die nog ontbreken
    }
app-desk-here = is er
app-desk-check-in = Is er
app-desk-check-in-name = { $name } is er
app-desk-check-out-name = { $name } is er toch niet
app-desk-back-again = Is er weer
app-desk-rename = Naam corrigeren
app-desk-rename-do = Naam opslaan
app-desk-cash = Kas
    .about = Vink af wie er betaald heeft; tik op de puntjes voor een notitie. Alleen de organisatie en de hulp bij de deur zien dit.
app-desk-cash-sum = Betaald: { $paid } van { $count }
app-desk-paid-name = { $name } heeft betaald
app-desk-unpaid-name = { $name } heeft toch niet betaald
app-desk-note = Notitie
    .about = Alleen de organisatie en de hulp bij de deur kunnen die lezen. Laat het veld leeg om de notitie te verwijderen.
app-desk-note-do = Notitie opslaan
app-desk-plan-soon = Hoelang het duurt, wordt nu uitgerekend …
    .about = Bots proberen het op de achtergrond uit.
app-desk-lever = Een andere tijd of een ander tempo?
    .about = Hiermee reken je alleen de duur uit; het toernooi blijft zoals het is. Een clubboek leert van eerdere avonden hoe snel er aan de tafels wordt gespeeld.
app-desk-lever-minutes = Minuten per partij: { $minutes }
app-desk-lever-pace = Seconden per beurt: { $seconds }
app-desk-lever-answer = Reken dan op { $low }–{ $high } minuten speeltijd, plus pauzes.
app-desk-timing = Gepland: { $low }–{ $high } minuten speeltijd. Het werden er { $played }.
app-desk-timing-played = Minuten speeltijd zonder pauzes: { $played }.
app-desk-players-all = Alle { $count }
app-desk-out = uitgeschakeld, { $place } in groep { $group }
app-desk-by-self = zelf aangemeld
    .about = Zelf aangemeld: heeft zich met de eigen telefoon op de lijst gezet.
app-desk-at-table = Tafel { $table }
app-desk-more-about = Acties voor { $name }
app-desk-late-name = Laatkomer
app-desk-late-about = Het lot kiest een van de kleinste groepen die nog niet zijn begonnen.
app-desk-late-next = Wie nu binnenkomt, speelt vanaf de volgende voorronde mee en krijgt geen punten voor gemiste voorrondes.
app-desk-let-in = Binnenlaten
app-desk-replace = Vervangen
app-desk-replace-by = Wie komt er in de plaats?
app-desk-replace-new = Een nieuwe naam
app-desk-penalty = Strafpunten
app-desk-penalty-about = De punten komen bij het totaal van de huidige of laatste partij.
app-desk-no-show = Niet gekomen
app-desk-drop-out = Stopt ermee
app-desk-disqualify = Diskwalificeren
app-desk-gone-because = { $gone }: { $reason }

## Het concept

app-desk-draft = Concept: { $stage }
app-desk-namesakes = { $players } hebben dezelfde voornaam. Tik er een aan om te ruilen.
app-desk-near-twins = { $one } en { $other }: twee mensen, of staat iemand dubbel op de lijst?
app-desk-draft-about = Dit ziet alleen de organisatie. Tik twee spelers aan om ze te ruilen.
app-desk-draft-one = Dit ziet voorlopig alleen de organisatie.
app-desk-exchange = Ruilen
app-desk-exchange-these = { $one } en { $other } ruilen
app-desk-exchange-other = { $name } ruilt met … Tik iemand uit een andere groep aan.

## De tafels

app-desk-tables-none = Na de loting staan hier de tafels.
app-desk-void =
    { $count ->
        [one] Eén partij die niet meer telt
       *[other] { $count } partijen die niet meer tellen
    }
app-desk-live-rounds =
    { $rounds ->
        [0] nog geen ronde
        [one] tot nu toe één ronde
       *[other] tot nu toe { $rounds } rondes
    }
app-desk-decision-was = Beslissingsronde: { $points }
app-desk-decide-between = Beslissingsronde: { $players }
app-desk-correct = Uitslag corrigeren
app-desk-result-at = Uitslag: { $match }
app-desk-correct-at = Corrigeren: { $match }
app-desk-result-about = Ieders totaal aan het eind van de partij.
app-desk-from-pad =
    { $rounds ->
        [one] Van het scoreblok overgenomen, na één ronde. Kijk of het klopt.
       *[other] Van het scoreblok overgenomen, na { $rounds } rondes. Kijk of het klopt.
    }
app-desk-result-meanwhile = Intussen heeft iemand anders een uitslag ingevuld. Wat jij invult, komt ervoor in de plaats.
app-desk-let-all-in = Iedereen doorlaten die de eerste plaats deelt
app-desk-penalties-apart = Zonder strafpunten: die komen er vanzelf bij.
app-desk-points-missing = Er ontbreken nog punten.
app-desk-decision = Beslissingsronde
app-desk-decision-about = Eén ronde vanaf nul. Vul de punten van die ronde in; wie dan nog gelijk staat, speelt er nog een.
app-desk-rounds = Rondes
app-desk-extend-all = Meer tijd voor iedereen
app-desk-call-time-all = Laatste ronde voor iedereen
    .about = Alle tafels die nog spelen, maken hun ronde af en leveren dan hun uitslag in.
app-desk-set-minutes = Minuten per partij
    .about = Geldt voor alle partijen die nog niet begonnen zijn.
app-desk-set-minutes-do =
    { $minutes ->
        [one] Eén minuut per partij
       *[other] { $minutes } minuten per partij
    }
app-desk-extend-one = Meer tijd
app-desk-extend-by = Hoeveel?
app-desk-extend-other = Aantal minuten
app-desk-minutes = +{ $minutes } min
app-desk-extend =
    { $minutes ->
        [one] Eén minuut extra geven
       *[other] { $minutes } minuten extra geven
    }
app-desk-all-online = Alle tafels online
    .about = Voor elke partij die nog niet is begonnen, gaat een onlinetafel open. Iedereen schuift aan via de eigen pagina; de uitslagen komen vanzelf.
app-desk-all-bots = Bots voor alle { $count } die ontbreken
    .about = Voor iedereen die nog niet zit, speelt een bot ({ $level }). Een tafel begint zodra alle stoelen bezet zijn.
app-desk-play-online = Deze partij online spelen
    .about = Voor deze spelers gaat een onlinetafel open. Iedereen schuift aan via de eigen pagina; de uitslag komt vanzelf.
app-desk-enter-by-hand = Uitslag zelf invullen
app-desk-start-now = Meteen starten
    .about = De klok gaat lopen, ook al zit nog niet iedereen aan de onlinetafel.
app-desk-online = Onlinetafel { $code }
app-desk-online-changed = De groep is veranderd sinds deze onlinetafel openging; de stoelen kloppen niet meer. Zolang de partij niet begonnen is, kun je een nieuwe openen; speel anders aan een echte tafel en vul de totalen in.
app-desk-online-about = De partij begint als iedereen zit. Voor wie er niet is, kan een bot spelen.
app-desk-online-seated = zit klaar
app-desk-online-bot = bot
app-desk-bot-level = Bot
app-desk-bot = Bot laten spelen
app-desk-bot-for = Bot laten spelen voor { $name }

## Plaatsen en prijzen

app-desk-standings-none = Zodra er een uitslag is, zie je hier de stand.
app-desk-standings-later = Zodra alle tafels van de eerste voorronde hun uitslag hebben, zie je hier de stand.
app-desk-final-list = Eindstand
app-desk-way = { $stage } → { $players }
app-desk-fair = Eerlijk geloot
    .about = Elke loting volgt uit een startgetal dat vooraf is verzegeld. Zodra de loting gepubliceerd is, wordt het getoond en kan iedereen de loting narekenen. Vooraf kent niemand het, jij ook niet.
app-desk-commitment = Zegel van de volgende loting (SHA-256)
app-desk-seed = Startgetal: { $stage }
app-desk-drawn-often = Iedereen kan dat zien.
app-desk-prizes-none = Nog geen prijzen. Eeuwige roem mag ook.
app-desk-prizes-example = Bijvoorbeeld: { $prizes }
app-desk-prize-new = Nieuwe prijs
app-desk-prize-remove = “{ $prize }” weghalen
app-desk-choose-for = Voor { $name }

## Links

app-desk-links = Links
app-desk-links-none = Tafels krijgen een link zodra de groepen zijn geloot, spelers zodra ze op de lijst staan.
app-desk-public-about = Voor iedereen: de loting, de klokken, de stand. Vóór de loting kan iedereen zich hier op de lijst zetten.
app-desk-table-link = Link voor deze tafel
app-desk-table-links = Links voor de tafels
app-desk-table-link-about = Voor een telefoon aan deze tafel: scoreblok en uitslag, niets van andere tafels.
app-desk-player-link = Eigen pagina op de telefoon
app-desk-player-links = Links voor de spelers
app-desk-player-link-about = Alleen voor deze speler: de eigen tafel, de tegenstanders, punten invullen.
app-desk-co-organiser = Iemand mee laten organiseren
    .about = Wie deze link heeft, kan hier alles wat jij kunt. De naam staat in het logboek.
app-desk-co-name = Naam
app-desk-co-make = Link maken
app-desk-qr = QR-code: { $name }
app-desk-previous = Vorige
app-desk-next = Volgende
app-desk-of = { $number } van { $count }
app-desk-open = Hier openen
app-desk-save = Als bestand opslaan
app-desk-spreadsheet = Als spreadsheet opslaan
app-desk-after = Na de avond
app-desk-one-page = Op één pagina afdrukken
app-desk-book = In het clubboek zetten
app-desk-book-of = In “{ $name }” zetten
app-desk-book-none = Een clubboek houdt seizoenen en ratings bij over veel avonden. Maak er een aan onder “Toernooien” en zet deze avond erin.
app-desk-about = Toernooigegevens
app-desk-about-about = Dit staat op de openbare pagina, op de pagina’s van de spelers en aan de tafels.
app-desk-about-when = Dag en tijd
app-desk-about-place = Locatie
app-desk-about-note = Verdere informatie
app-desk-about-save = Opslaan

## Ongedaan maken, en het logboek

app-desk-take-back = Laatste stap ongedaan maken
app-desk-take-back-do = Ongedaan maken
app-desk-take-back-about = In het logboek blijft de stap doorgestreept staan.
app-desk-take-back-this = Deze stap ongedaan maken
app-desk-take-back-which = Ongedaan maken: { $step }
app-desk-depends = Latere stappen hangen ervan af. Maak die eerst ongedaan, te beginnen met de laatste:
app-desk-draw-again = Opnieuw loten
app-desk-draw-again-about = Dit kan zolang er nog geen partij begonnen is. De groepen worden anders, en iedereen ziet dat er opnieuw is geloot.
app-desk-draw-again-do = Loting laten vervallen
app-desk-reason-changed = Lijst veranderd
app-desk-log = Logboek
app-desk-log-about = Alles wat er is gebeurd, het nieuwste eerst. Er wordt nooit iets gewist.
app-desk-log-all = Alles tonen
app-desk-log-text = Logboek als tekst opslaan
app-desk-log-none = Er is nog niets gebeurd.
app-desk-log-back = ongedaan gemaakt
app-desk-by-organiser = Organisatie
app-desk-by-online = Onlinetafel { $code }, automatisch
app-desk-by-clock = De klok
app-desk-by-public = Via de openbare pagina
app-desk-log-opened = Het toernooi “{ $name }” is aangemaakt.
app-desk-log-registered =
    { $players-are ->
        [one] { $players } is op de lijst gezet.
       *[many] { $players } zijn op de lijst gezet ({ $count }).
    }
app-desk-log-registered-self =
    { $players-are ->
        [one] { $players } heeft zichzelf aangemeld.
       *[many] { $players } hebben zichzelf aangemeld ({ $count }).
    }
app-desk-log-registered-list =
    { $players-are ->
        [one] Eén naam uit een lijst toegevoegd: { $players }.
       *[many] { $count } namen uit een lijst toegevoegd: { $players }.
    }
app-desk-log-checked-in = { $who } is er.
app-desk-log-all-checked-in =
    { $players-are ->
        [one] Iedereen is er: ook { $players }.
       *[many] Iedereen is er: ook { $players } ({ $count }).
    }
app-desk-log-check-in-undone = { $who } is er toch niet.
app-desk-log-noted = Kas bijgewerkt voor { $players }.
app-desk-log-renamed = De naam “{ $was }” is gecorrigeerd in “{ $name }”.
app-desk-log-entered-late = { $who } kwam later en doet mee: { $match }.
app-desk-log-entered-next = { $who } kwam later en doet vanaf de volgende voorronde mee.
app-desk-log-dropped-out = { $who } is gestopt.
app-desk-log-not-shown = Niet gekomen: { $players }.
app-desk-log-replaced = { $other } speelt in plaats van { $who }.
app-desk-log-penalised =
    { $points ->
        [one] { $match }: { $who } krijgt { $points } strafpunt. Reden: { $reason }
       *[other] { $match }: { $who } krijgt { $points } strafpunten. Reden: { $reason }
    }
app-desk-log-disqualified = { $who } is gediskwalificeerd. Reden: { $reason }
app-desk-log-drawn =
    { $count ->
        [one] De finale is geloot: { $groups }
       *[other] Voorronde { $stage } is geloot, { $count } groepen: { $groups }
    }
app-desk-log-exchanged = { $one } en { $other } hebben van plaats geruild. Reden: { $reason }
app-desk-log-published = De loting is gepubliceerd.
app-desk-log-discarded = De loting is vervallen en wordt overgedaan. Reden: { $reason }
app-desk-log-went-online = { $match }: wordt online gespeeld, aan tafel { $code }.
app-desk-log-started = Gestart: { $matches }.
app-desk-log-paused = Klok gepauzeerd: { $matches }.
app-desk-log-continued = Klok hervat: { $matches }.
app-desk-log-extended =
    { $minutes ->
        [one] Eén minuut extra: { $matches }.
       *[other] { $minutes } minuten extra: { $matches }.
    }
app-desk-log-time-called = De tijd is om, laatste ronde: { $matches }.
app-desk-log-minutes-set =
    { $minutes ->
        [one] Vanaf nu duurt een partij één minuut.
       *[other] Vanaf nu duurt een partij { $minutes } minuten.
    }
app-desk-log-result-entered = { $match }, uitslag: { $points }.
app-desk-log-vouched = { $match }: de uitslag is bevestigd.
app-desk-log-table-asked = { $match }: bij de tafel is nagevraagd of de uitslag klopt.
app-desk-log-played-on = { $match }: de uitslag is ingetrokken; de partij gaat verder.
app-desk-log-result-corrected = { $match }, gecorrigeerde uitslag: { $points }. Reden: { $reason }
app-desk-log-decision-entered = { $match }, beslissingsronde: { $points }.
app-desk-log-seats = Beslissingsronde om de laatste vrije plaatsen in de finale: { $points }.
app-desk-log-format = Opzet: { $format }.
app-desk-log-decision-online = { $match }: beslissingsronde online tussen { $players }, aan tafel { $code }.
app-desk-log-bot-advances = { $match }: { $who }, voor wie een bot speelde, gaat door.
app-desk-log-bot-stays = { $match }: { $who }, voor wie een bot speelde, gaat niet door.
app-desk-log-prizes-named =
    { $count ->
        [0] Alle prijzen zijn weggehaald.
        [one] Prijs: { $prizes }.
       *[other] Prijzen: { $prizes }.
    }
app-desk-log-prize-chosen = { $who } heeft “{ $prize }” gekozen.
app-desk-log-taken-back = Stap { $number } is ongedaan gemaakt. Reden: { $reason }
app-desk-log-ended = Het toernooi is afgesloten.

## Mijn toernooien, en een nieuw

app-events-mine = Op dit apparaat
app-events-desk = jij organiseert
app-events-watched = je bent erbij
app-events-nameless = Een toernooi
app-events-more = { $name }: meer
app-events-forget = Deze link vergeten
app-events-forget-desk = Het toernooi gaat door, maar vanaf dit apparaat kun je het niet meer leiden. Zonder kopie van de link kan niemand dat nog.
app-events-forget-event = Alleen dit apparaat vergeet hem. Met de link kom je terug.
app-events-new = Nieuw toernooi
app-events-new-about = Vanaf 3 spelers: er worden groepen geloot, de winnaars treffen elkaar in de finale. Met echte kaarten, online of allebei.
app-events-name = Naam van het toernooi
app-events-name-example = Cabo-avond
app-events-organiser-about = Die staat in het logboek bij alles wat je doet.
app-events-open = Toernooi aanmaken
app-events-like = Net als de vorige keer
app-events-like-do = Zo aanmaken
app-events-like-about = met dezelfde regels; de mensen voeg je zelf toe
app-events-file = Verder vanuit een bestand
app-events-file-about = Een toernooi dat als bestand is opgeslagen, hier of ergens anders. De scoreblokken van lopende partijen gaan mee. Alle links zijn nieuw. Gebruik het oude toernooi niet meer: wat hier gebeurt, komt daar niet aan.
app-events-file-choose = Bestand kiezen

## De deur, en links die opnieuw worden gemaakt

app-desk-door-open = Iedereen kan zich via de openbare pagina aanmelden.
app-desk-door-closed = De lijst is gesloten: alleen de organisatie zet er nog namen op.
app-desk-door-close = Lijst sluiten
app-desk-door-reopen = Lijst weer openen
app-desk-places = Plaatsen
app-desk-places-free =
    { $places ->
        [one] Eén plaats
       *[other] { $places } plaatsen
    }
app-desk-places-none = Het aantal plaatsen is niet beperkt.
app-desk-places-set = Aantal beperken
app-desk-places-about = Wie zich aanmeldt als alle plaatsen bezet zijn, komt op de wachtlijst. Wie je zelf toevoegt, komt er altijd bij.
app-desk-places-lift = Onbeperkt
app-desk-claimed = pagina geclaimd
    .about = Pagina geclaimd: iemand heeft op de openbare pagina op deze naam getikt en zo de bijbehorende pagina gekregen.
app-desk-claim-about = Iemand heeft op de openbare pagina op { $name } getikt en zo de pagina van { $name } gekregen.
app-desk-claim-refuse = Dat was { $name } niet
app-desk-claim-refuse-about = Die pagina werkt dan niet meer, en { $name } kan hem opnieuw krijgen.
app-desk-waiting =
    { $count ->
        [one] Er wacht één persoon
       *[other] Er wachten { $count } mensen
    }
app-desk-waiting-about = Er hebben zich zoveel mensen aangemeld dat nieuwe aanmeldingen op jou wachten. Ze doen niet mee aan de loting en niemand anders ziet hun naam.
app-desk-waiting-places = Alle plaatsen zijn bezet, dus wachten ze in deze volgorde. Ze doen niet mee aan de loting en niemand anders ziet hun naam.
app-desk-admit =
    { $count ->
        [one] Deze persoon binnenlaten
       *[other] { $count } binnenlaten
    }
app-desk-turn-away =
    { $count ->
        [one] Deze naam verwijderen
       *[other] { $count } namen verwijderen
    }
app-desk-turn-away-about = Hun namen worden gewist. Wie er echt is, kan zich opnieuw aanmelden.
app-desk-see-waiting = Wie wacht er?
app-desk-renew = Link vervangen
app-desk-renew-about = De oude link werkt dan nergens meer, ook niet op papier of als kopie. De nieuwe geef je zelf door.
app-desk-organisers = De organisatie
app-desk-withdrawn = ingetrokken
app-desk-you = dat ben jij
app-desk-renew-own = Mijn link vervangen
app-desk-renew-own-about = De oude link naar deze pagina werkt dan nergens meer. Deze browser gaat met de nieuwe verder.
app-desk-withdraw = Intrekken
app-desk-withdraw-about = { $name } komt dan niet meer op deze pagina. Een nieuwe link geven kan altijd.
app-desk-co-once = Deze link wordt alleen nu getoond. Raakt hij zoek, trek hem dan in en nodig opnieuw uit.
app-desk-log-sealed = De volgende loting is verzegeld.
app-desk-log-avoided = { $pairs ->
        [0] Volgens het clubboek zat nog niemand samen aan tafel.
        [one] Volgens het clubboek zat één tweetal al samen aan tafel; de loting houdt die twee liefst uit elkaar.
       *[other] Volgens het clubboek zaten { $pairs } tweetallen al samen aan tafel; de loting houdt ze liefst uit elkaar.
    }
app-desk-log-pace = Het plan rekent met het tempo van eerdere avonden van de club.
app-desk-log-plan = Bij de loting waren { $low }–{ $high } minuten speeltijd gepland.
app-desk-log-closed = De lijst is gesloten.
app-desk-log-reopened = De lijst is weer open.
app-desk-log-described = Toernooigegevens: { $about }.
app-desk-log-described-nothing = De toernooigegevens zijn weggehaald.
app-desk-log-limited =
    { $places ->
        [one] Er is één plaats.
       *[other] Er zijn { $places } plaatsen.
    }
app-desk-log-unlimited = Het aantal plaatsen is niet meer beperkt.
app-desk-log-claimed = { $who } heeft de eigen pagina via de openbare pagina gekregen.
app-desk-log-claim-refused = Iemand anders had de pagina van { $who }; die werkt niet meer.
app-desk-log-admitted = Binnengelaten: { $players }.
app-desk-log-turned-away = Niet binnengelaten: { $players }.
app-desk-log-invited = { $name } is uitgenodigd om mee te organiseren.
app-desk-log-withdrawn = De link van { $name } is ingetrokken.
app-desk-log-renewed = Nieuwe link: { $name }.
app-desk-log-registered-waits = Zelf aangemeld, nog niet binnengelaten: { $players }.

## Stemmen, de deur, en wat gewist wordt

app-desk-coming = Ik kom eraan
app-desk-announce = Mededeling aan iedereen
app-desk-announce-about = Die staat op alle telefoons en op het grote scherm tot je hem weghaalt.
app-desk-announce-text = Mededeling
app-desk-announce-do = Aan iedereen sturen
app-desk-announce-seats = Graag allemaal aan tafel.
app-desk-announce-break = We houden even pauze.
app-desk-announce-prizes = Zo meteen worden de prijzen uitgereikt.
app-desk-door = Bij de deur
app-desk-door-link = Link voor de deur
app-desk-door-link-about = Voor wie bij de deur staat: aanwezigen afvinken, namen toevoegen en corrigeren, een pagina vrijgeven die de verkeerde persoon heeft geclaimd. Geen loting, uitslagen of prijzen, en geen andere links.
app-desk-forget = Persoonsgegevens wissen
app-desk-forget-about = De naam wordt overal vervangen door een schuilnaam: op de lijst, in de uitslagen, in het logboek en op scoreblokken en kopieën. De uitslagen blijven. Dit kan niet ongedaan worden gemaakt.
app-desk-forget-who = Van wie?
app-desk-forget-do = Gegevens van { $name } wissen
app-desk-forget-price = { $name } krijgt overal en voorgoed een schuilnaam, en een nieuwe link. Wat afgedrukt of als bestand opgeslagen is, blijft zoals het is.
app-desk-delete = Het hele toernooi wissen
app-desk-delete-about = Alles wordt gewist, voor iedereen en voorgoed: lijst, uitslagen, logboek en scoreblokken. Wil je het toernooi niet kwijt? Sla het dan eerst op als bestand.
app-desk-elsewhere = Toernooi verhuizen
app-desk-elsewhere-about = Ben je met het bestand verdergegaan, hier of op een andere computer? Stuur dan iedereen daarheen door. Hier is daarna niets meer te wijzigen.
app-desk-elsewhere-to = Iedereen doorsturen naar “{ $name }” (laatst open: { $when })
app-desk-elsewhere-link = Link van de nieuwe openbare pagina
app-desk-elsewhere-do = Iedereen daarheen doorsturen
app-desk-elsewhere-back = Het gaat toch hier verder
app-desk-elsewhere-old = Dit toernooi is vanuit een bestand voortgezet, en op de oude plek staat het nog open. De telefoons daar merken niets van wat hier gebeurt.
app-desk-elsewhere-old-do = Iedereen hierheen doorsturen
app-desk-log-announced = Mededeling aan iedereen: “{ $text }”.
app-desk-log-announcement-ended = De mededeling is weggehaald.
app-desk-log-called = { $match } heeft de organisatie geroepen.
app-desk-log-call-answered = { $match }: er komt iemand.
app-desk-log-call-ended = { $match } heeft geen hulp meer nodig.
app-desk-log-forgotten = Persoonsgegevens gewist. De schuilnaam is { $name }.
app-desk-log-went-elsewhere = Het toernooi is verhuisd: { $link }.
app-desk-log-came-back = Het toernooi gaat toch hier verder.
