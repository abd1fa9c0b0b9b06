### Een toernooi leiden.

## Wie wat mag

error-organiser-only = Dat kan alleen de organisatie. Vraag het daar.
error-other-table = Die partij hoort bij een andere tafel. Deze link is alleen voor jullie tafel.
error-not-about-you = Dat gaat over iemand anders. Hier kun je alleen voor jezelf spreken.
error-match-online = Deze partij wordt online gespeeld. De uitslag komt vanzelf.
error-others-link = Dat is de link van iemand anders uit de organisatie, en alleen die kan hem zien. Wil je iemand een link geven? Nodig diegene dan uit.
error-organiser-still-there = De link van deze persoon werkt nog. Trek hem eerst in, dan kan de naam worden gewist.
error-table-only = Alleen de tafels en hun spelers kunnen roepen. Jij organiseert: jij wordt geroepen.
error-own-link = Je eigen link kan alleen iemand anders uit de organisatie intrekken. Zelf kun je hem door een nieuwe vervangen.
error-no-such-organiser = Die persoon hoort niet meer bij de organisatie. Kijk nog eens.
error-organiser-name-taken = Er heet al iemand { $name } in de organisatie. Kies een andere naam.
error-too-many-organisers = Een toernooi heeft maximaal { $most } mensen in de organisatie, ingetrokken links meegeteld. Doe het met de mensen die er al zijn.
error-link-worn-out = Meer dan { $most } stappen kun je met deze link niet doen. Vraag de organisatie: die kan het zelf doen of je een nieuwe link geven.
error-steps-for-organisers = Er is erg veel gebeurd in dit toernooi; alleen de organisatie kan nog iets doen. Vraag het daar.

## Het toernooi als geheel

error-event-open-already = Het toernooi is al aangemaakt. Ga daar verder.
error-event-over = Het toernooi is afgesloten; er kan niets meer veranderen. Maak een nieuw toernooi aan.
error-event-elsewhere = Dit toernooi is verhuisd; hier is niets meer te wijzigen. Volg de link op de pagina.
error-event-here = Dit toernooi gaat al hier verder.
error-no-event-link = Dat is geen link naar een toernooi. Kopieer de link van de openbare pagina, van https:// tot het eind.
error-link-not-public = Die link is niet voor iedereen: wie hem heeft, kan meer dan kijken. Neem de link van de openbare pagina.
error-nothing-announced = Er is nu geen mededeling om weg te halen.
error-called-already = De organisatie is al geroepen. Er komt zo iemand.
error-nobody-called = Deze tafel roept niet meer.
error-call-answered = Er is al iemand onderweg.
error-forgotten-already = De gegevens van deze persoon zijn gewist; het blijft bij de schuilnaam.
error-event-worn-out = Meer dan { NUMBER($most, useGrouping: 0) } stappen is te veel voor één toernooi. Sluit het af en maak een nieuw toernooi aan.
error-taken-back-too-often = Er zijn al { $most } stappen ongedaan gemaakt; meer kan niet bij één toernooi. Corrigeer wat fout is.
error-option-not-in-events = Toernooien worden zonder “{ $option }” gespeeld. Zet dat uit.
error-text-missing = Daar staat nog niets. Een paar woorden zijn genoeg.
error-text-too-long = Dat is te lang. Gebruik maximaal { $most } tekens.
error-name-not-clean = In die tekst zit iets wat niet te tonen is. Typ hem opnieuw.
error-nothing-left-to-play = Je hoeft geen partij meer te spelen, dus stoppen is niet nodig. Je plaats blijft zoals die is.
error-nothing-to-take-back = Er is niets om ongedaan te maken. Kijk in het logboek.
error-not-a-step = Die stap kan niet ongedaan worden gemaakt: dat is al gebeurd, of het was geen stap. Kijk nog eens in het logboek.
error-steps-depend =
    { $count ->
        [one] Een latere stap hangt van deze af. Maak die eerst ongedaan.
       *[other] { $count } latere stappen hangen van deze af. Maak die eerst ongedaan.
    }

## De lijst

error-name-taken = { $name } staat al op de lijst. Zet er een achternaam of een letter bij, dan zijn jullie uit elkaar te houden.
error-no-names = Er staat geen naam. Typ er minstens één.
error-one-name-only = Je kunt alleen jezelf op de lijst zetten. Vul één naam in.
error-number-taken = Dat nummer is van iemand anders. Laad de pagina opnieuw.
error-field-full =
    { $most ->
        [one] De lijst is vol: maximaal één speler. Er moet eerst iemand af.
       *[other] De lijst is vol: maximaal { $most } spelers. Er moet eerst iemand af.
    }
error-registration-over = De groepen zijn geloot en de lijst is gesloten. Vraag de organisatie of er nog plaats is voor laatkomers.
error-registration-closed = De lijst is gesloten. Vraag de organisatie om je erop te zetten.
error-registration-closed-already = De lijst is al gesloten. Je hoeft niets te doen.
error-registration-open-already = De lijst is al open. Je hoeft niets te doen.
error-too-many-waiting = Er wachten al { $most } mensen bij de deur. Vraag het de organisatie of probeer het later nog eens.
error-player-waits = { $name } is nog niet binnengelaten. Doe dat eerst.
error-nobody-waits = Er is niemand gekozen die nog wacht. Kies eerst iemand.
error-waits-no-more = Een van hen wacht niet meer. Kijk nog eens.
error-places-out-of-range = Dat aantal plaatsen kan niet. Kies er een van { $lowest } tot en met { $highest }.
error-no-such-day = Die dag bestaat niet. Kies er een uit de kalender.
error-public-only = Een eigen pagina claimen kan alleen via de openbare pagina. Laat de speler liever de eigen link zien.
error-claimed-already = { $name } heeft al een eigen pagina. Ben jij dat niet, vraag het dan de organisatie.
error-not-claimed = Niemand heeft de pagina van { $name } geclaimd. Kijk nog eens op de lijst.
error-id-taken = Dat is net al aangevraagd. Probeer het nog eens.
error-id-too-short = Deze code is te makkelijk te raden. Neem er een van minstens { $least } tekens.
error-not-on-the-list = Die speler staat niet op de lijst. Zet de naam er eerst op.
error-player-gone = { $name } doet niet meer mee. Kies iemand anders.
error-here-already = { $name } is er al. Je hoeft niets te doen.
error-not-checked-in = { $name } stond niet als aanwezig genoteerd. Kijk nog eens op de lijst.
error-check-in-over = De groepen zijn al geloot. Zet wie er niet is op “Niet gekomen”.
error-everybody-here = Iedereen is er. Je kunt loten.
error-player-twice = Iemand wordt twee keer genoemd. Eén keer is genoeg.
error-player-did-play = { $name } is al begonnen, dus “Niet gekomen” kan niet meer. Kies in plaats daarvan “Stopt ermee”.
error-player-has-match = { $name } heeft al een partij. Kies iemand anders.
error-not-late-yet = De groepen zijn nog niet gepubliceerd, dus niemand is te laat. Zet de naam op de lijst.
error-no-late-place = Er is geen plaats meer: elke groep is begonnen of vol, of de eerste voorronde is voorbij. Invallen kan misschien nog: kies bij een speler “Vervangen”.
error-not-drawn = Er is nog niets geloot, dus er is geen plaats over te nemen. Zet de naam op de lijst.
error-too-late-to-replace = { $name } kan niet meer worden vervangen: dat kan alleen in de eerste voorronde, voordat de partij begint. Kies “Stopt ermee”.
error-no-match-yet = { $name } heeft nog geen partij, dus strafpunten kunnen nog niet. Wacht op de loting.

## De loting

error-too-few-players =
    { $found ->
        [one] Voor een toernooi zijn minstens { $fewest } spelers nodig, en er is er nu { $found }. Voeg er meer toe.
       *[other] Voor een toernooi zijn minstens { $fewest } spelers nodig, en er zijn er nu { $found }. Voeg er meer toe.
    }
error-not-all-checked-in =
    { $count ->
        [one] Eén speler heeft zich nog niet gemeld. Kies “Is er” of “Niet gekomen”.
       *[other] { $count } spelers hebben zich nog niet gemeld. Kies voor elk “Is er” of “Niet gekomen”.
    }
error-draft-open = Er is al een concept. Publiceer het of maak de loting ongedaan.
error-no-draft = Er is geen concept. Loot eerst de groepen.
error-draw-differs = Dit is niet de loting die uit het verzegelde startgetal volgt. Loot opnieuw.
error-no-seal = Het zegel van de volgende loting is achtergebleven op de server waar het toernooi eerst liep. Ga nog eens verder vanuit het bestand.
error-final-drawn = De finale is al geloot; daarna komt er niets meer. Speel die uit.
error-results-missing =
    { $count ->
        [one] Eén uitslag ontbreekt nog. Vul die eerst in.
       *[other] { $count } uitslagen ontbreken nog. Vul die eerst in.
    }
error-results-unconfirmed =
    { $count ->
        [one] Eén uitslag is nog niet bevestigd. Bevestig hem eerst, of vraag het na bij de tafel.
       *[other] { $count } uitslagen zijn nog niet bevestigd. Bevestig ze eerst, of vraag het na bij de tafels.
    }
error-nothing-to-confirm = Er valt niets meer te bevestigen: de uitslag telt al.
error-your-own-result = Deze uitslag kwam van jouw telefoon. Iemand anders aan tafel of de organisatie moet hem bevestigen.
error-table-asked = Het is al nagevraagd bij de tafel. Wacht op het antwoord, of bevestig de uitslag zelf.
error-bots-unjudged = Een bot heeft een groep gewonnen. Beslis eerst of de speler voor wie die bot inviel, doorgaat.
error-ties-undecided = Er is nog een gelijke stand. Speel eerst de beslissingsronde.
error-nobody-left = Er is niemand meer over om mee verder te spelen. Sluit het toernooi af.
error-not-in-draft = { $name } staat niet in dit concept. Kies iemand die erin staat.
error-same-group = Die twee zitten al in dezelfde groep. Kies spelers uit twee groepen.
error-exchange-with-final = Een van de twee staat in de finale, de ander niet. Kies twee spelers uit de troostronde.
error-format-fixed = De opzet ligt vast, want er is al geloot. Laat eerst de loting vervallen.
error-format-impossible = Deze opzet bestaat niet. Kies een andere.

## Partijen en klokken

error-match-gone = Deze partij telt niet meer mee. Bekijk de loting nog eens.
error-match-begun = Deze partij is al begonnen; dat kan nu niet meer.
error-match-not-started = Deze partij is nog niet begonnen. Start hem eerst.
error-match-decided = Deze partij is beslist; de klok heeft zijn werk gedaan. Klopt de uitslag niet, laat hem dan corrigeren.
error-match-twice = Een partij wordt twee keer genoemd. Eén keer is genoeg.
error-code-taken = Aan die onlinetafel wordt al een andere partij gespeeld. Open een nieuwe.
error-no-such-clocks = Er is geen klok waarbij dat kan. Start eerst een partij.
error-clock-rests = De klok is al gepauzeerd. Je kunt hem hervatten.
error-clock-runs = De klok loopt al. Je kunt hem pauzeren.
error-minutes-out-of-range = Kies { $lowest } tot en met { $highest } minuten.
error-matches-in-progress = Een van deze partijen is al begonnen of online. Geef die in plaats daarvan meer tijd.
error-clock-not-due = Aan deze tafel is de tijd nog niet om. Je kunt de laatste ronde zelf aankondigen.

## Uitslagen

error-result-there = Er is al een uitslag. Klopt die niet, dan kan de organisatie hem corrigeren.
error-no-result-yet = Er is nog geen uitslag om te corrigeren. Vul er eerst een in.
error-nothing-corrected = Zo staat het er al. Er is niets veranderd.
error-decisions-needed = De beslissingsrondes zijn toch nodig: er is geen plaats voor iedereen. Laat ze staan.
error-totals-of-others = Vul de punten in van iedereen die meespeelde, en van niemand anders.
error-points-out-of-range = Kies een aantal punten van { $lowest } tot en met { $highest }.
error-too-many-rounds = Een partij heeft maximaal { $most } rondes. Controleer het aantal.
error-no-such-bot-seat = Over die bot valt niets te beslissen. Bekijk de stand nog eens.
error-no-such-tie = Deze spelers staan niet gelijk. Bekijk de stand nog eens.

## Prijzen

error-too-many-prizes = Een toernooi heeft maximaal { $most } prijzen. Haal er een weg.
error-prize-twice = Twee prijzen heten hetzelfde. Noem er een anders.
error-prizes-chosen = Er is al gekozen, dus de prijzen blijven zoals ze zijn. Maak eerst de keuze ongedaan.
error-final-not-over = Prijzen worden na de finale gekozen. Speel die eerst uit.
error-no-such-prize = Die prijs is er niet. Kies er een uit de lijst.
error-prize-gone = Die prijs is al weg. Kies een andere.
error-other-chooses = Nu mag { $name } kiezen. Wacht op je beurt.
error-not-a-finalist = Alle finalisten hebben gekozen. De rest blijft bij de organisatie.

## Een bestand met een toernooi

error-log-too-long = Dit bestand is te groot voor een toernooi: maximaal { $most } MB. Kies een ander bestand.
error-log-empty = In dit bestand staat geen toernooi. Kies een ander bestand.
error-log-not-ours = Regel { NUMBER($line, useGrouping: 0) }: dit is geen toernooi van Dacabo. Kies een ander bestand.
error-log-other-version = Regel { NUMBER($line, useGrouping: 0) }: dit toernooi is geschreven in versie { NUMBER($found, useGrouping: 0) }; deze Dacabo leest versie { NUMBER($known, useGrouping: 0) }. Werk Dacabo bij.
error-log-cut-off = Regel { NUMBER($line, useGrouping: 0) }: het bestand breekt hier af. Kopieer het nog eens.
error-log-unreadable = Regel { NUMBER($line, useGrouping: 0) } is niet te lezen. Misschien is het bestand veranderd: neem een oudere kopie.
error-log-not-opened = Regel { NUMBER($line, useGrouping: 0) }: het begin van het toernooi ontbreekt. Neem een volledige kopie.
error-log-time-backwards = Regel { NUMBER($line, useGrouping: 0) }: dit gebeurde eerder dan de regel erboven. Neem een oudere kopie.
error-log-impossible = Regel { NUMBER($line, useGrouping: 0) }: deze stap kon niet. Misschien is het bestand beschadigd: neem een oudere kopie.

## Een bestand met namen

error-list-too-many = Regel { NUMBER($line, useGrouping: 0) }: er staan meer dan { $most } namen in dit bestand, dus er is niemand op de lijst gezet. Splits het bestand.
error-list-too-long = Dit bestand is te groot voor een namenlijst: maximaal { $most } kB. Kies een ander bestand.
error-list-empty = In dit bestand staat geen naam. Kies een ander bestand.
error-list-not-text = Regel { NUMBER($line, useGrouping: 0) } is niet te lezen: dit lijkt geen tekst. Sla de lijst op als CSV-bestand.
error-list-no-name-column = Regel { NUMBER($line, useGrouping: 0) }: er zijn meerdere kolommen en het is niet duidelijk in welke de namen staan. Noem er één “naam”, of twee “voornaam” en “achternaam”, en die met de betalingen “betaald”.
error-list-ragged =
    { $found ->
        [one] Regel { NUMBER($line, useGrouping: 0) }: één kolom, maar de eerste regel heeft er { $columns }. Vul aan wat ontbreekt of haal weg wat te veel is.
       *[other] Regel { NUMBER($line, useGrouping: 0) }: { $found } kolommen, maar de eerste regel heeft er { $columns }. Vul aan wat ontbreekt of haal weg wat te veel is.
    }
error-list-stray-quote = Regel { NUMBER($line, useGrouping: 0) }: er staat een aanhalingsteken midden in de tekst. Zet aanhalingstekens om het geheel en verdubbel die erin.
error-list-open-quote = Regel { NUMBER($line, useGrouping: 0) }: het aanhalingsteken dat hier opent, wordt nooit gesloten. Zet er een achter.
error-list-name-empty = Regel { NUMBER($line, useGrouping: 0) }: hier staat geen naam. Vul er een in, of haal de regel weg.
error-list-name-too-long = Regel { NUMBER($line, useGrouping: 0) }: “{ $name }…” is te lang. Gebruik maximaal { $most } tekens.
error-list-note-too-long = Regel { NUMBER($line, useGrouping: 0) }: de notitie is te lang. Gebruik maximaal { $most } tekens.
error-list-name-twice = Regel { NUMBER($line, useGrouping: 0) }: { $name } staat al op regel { NUMBER($first, useGrouping: 0) }. Zet er een achternaam of een letter bij.

## Wat er te doen is

tournament-todo-call = Tafel { $table } roept de organisatie.
tournament-todo-call-by = Tafel { $table } roept de organisatie: { $who } vraagt of je komt.
tournament-todo-time = Tafel { $table }: de tijd is om. Kondig de laatste ronde aan.
tournament-todo-finished = Tafel { $table } is klaar: neem de uitslag over.
tournament-todo-result = Tafel { $table }: de laatste ronde is aangekondigd. De uitslag ontbreekt nog.
tournament-todo-vouch = Tafel { $table } leverde een uitslag in voordat de partij volgens het scoreblok was afgelopen. Klopt die?
tournament-todo-vouch-by = Tafel { $table }: { $who } leverde een uitslag in voordat de partij volgens het scoreblok was afgelopen. Klopt die?
tournament-todo-vouch-doubtful = Tafel { $table } leverde een uitslag in met een ronde die haast niet kan, of zonder de laatste. Klopt die?
tournament-todo-vouch-doubtful-by = Tafel { $table }: { $who } leverde een uitslag in met een ronde die haast niet kan, of zonder de laatste. Klopt die?
tournament-todo-continue = Tafel { $table }: de klok is gepauzeerd. Hervatten?
tournament-todo-start = Tafel { $table }: start de partij.
tournament-todo-draw-again = Spelers per groep: nu { $found }, volgens de regels { $groups }. Opnieuw loten?
tournament-todo-bot = Aan tafel { $table } speelde een bot voor { $who } en die eindigde als eerste. Gaat { $who } door?
tournament-todo-decide-final = Beslissingsronde van de finale: { $players }.
tournament-todo-decide-group = Tafel { $table }: beslissingsronde tussen { $players } om een plaats in de finale.
tournament-todo-decide-seats = Beslissingsronde om de laatste vrije plaatsen in de finale: { $players }.
tournament-todo-publish = Bekijk het concept en publiceer het dan.
tournament-todo-register =
    { $missing ->
        [one] Zet nog één speler op de lijst: er zijn er drie nodig.
       *[other] Zet nog { $missing } spelers op de lijst: er zijn er drie nodig.
    }
tournament-todo-check-in =
    { $count ->
        [one] Eén speler heeft zich nog niet gemeld: aanwezig of niet gekomen?
       *[other] { $count } spelers hebben zich nog niet gemeld: aanwezig of niet gekomen?
    }
tournament-todo-admit =
    { $count ->
        [one] Er wacht één persoon. Binnenlaten?
       *[other] Er wachten { $count } mensen. Binnenlaten?
    }
tournament-todo-draw = Loot de groepen voor { $count } spelers.
tournament-todo-draw-only-final = Loot de finale voor { $count } spelers: met zo weinig zijn er geen groepen.
tournament-todo-draw-next =
    { $players-are ->
        [one] { $players } gaat door. Tijd voor de volgende loting.
       *[many] { $players } gaan door. Tijd voor de volgende loting.
    }
tournament-todo-draw-round = Loot voorronde { $round } voor { $count } spelers.
tournament-todo-final =
    { $players-are ->
        [one] { $players } staat in de finale.
       *[many] { $players } staan in de finale.
    }
tournament-todo-final-beside =
    { $players-are ->
        [one] { $players } staat in de finale. De andere { $beside } spelen de troostronde.
       *[many] { $players } staan in de finale. De andere { $beside } spelen de troostronde.
    }
tournament-todo-final-tied = { $players } staan in de finale: { $count } in plaats van { $planned }, omdat { $tied } de laatste plaats delen die recht geeft op de finale.
tournament-todo-final-tied-beside = { $players } staan in de finale: { $count } in plaats van { $planned }, omdat { $tied } de laatste plaats delen die recht geeft op de finale. De andere { $beside } spelen de troostronde.
tournament-todo-prize = { $who } mag een prijs kiezen.
tournament-todo-end = Alles is beslist. Sluit het toernooi af wanneer je wilt.
tournament-why-decisions = { $count } spelers hebben hun groep gewonnen, al dan niet samen, maar aan een tafel passen er vijf. Wie een overwinning deelt, speelt daarom vóór de finale een beslissingsronde.
tournament-doubt-not-over =
    { $limit ->
        [one] Niemand heeft { $limit } punt en de tijd was niet om. Is de partij echt voorbij?
       *[other] Niemand heeft { $limit } punten en de tijd was niet om. Is de partij echt voorbij?
    }

## Wat er zou veranderen

tournament-change-instead =
    { $players-are ->
        [one] Na voorronde { $stage } gaat { $players } door in plaats van { $others }.
       *[many] Na voorronde { $stage } gaan { $players } door in plaats van { $others }.
    }
tournament-change-advance =
    { $players-are ->
        [one] Na voorronde { $stage } gaat ook { $players } door.
       *[many] Na voorronde { $stage } gaan ook { $players } door.
    }
tournament-change-no-advance =
    { $others-are ->
        [one] Na voorronde { $stage } gaat { $others } niet meer door.
       *[many] Na voorronde { $stage } gaan { $others } niet meer door.
    }
tournament-change-void-final = De finale vervalt en moet opnieuw worden geloot en gespeeld.
tournament-change-void-group = De partij van groep { $group } in voorronde { $stage } vervalt.
tournament-change-void-consolation = De partij van groep { $group } in de troostronde vervalt.
tournament-change-result = Tafel { $table }: de uitslag wordt ongedaan gemaakt.
tournament-change-plays-on = Tafel { $table }: de anderen spelen door op hetzelfde blok. Daar doorgestreept: { $players }.
tournament-change-draft = Het concept vervalt; de groepen moeten opnieuw worden geloot.
tournament-change-draw = De loting telt niet meer en moet opnieuw. Iedereen kan dat zien. Laatkomers blijven op de lijst.
tournament-change-format = Het toernooi krijgt deze opzet.
tournament-change-decision = { $players } moeten een beslissingsronde spelen.
tournament-change-tied = { $tied } delen de laatste plaats die recht geeft op de finale; daarom staan er { $count } spelers in de finale in plaats van { $planned }.
tournament-change-spared =
    { $players-are ->
        [one] Met deze punten had iedereen die de eerste plaats deelt, in de finale gekund: { $players } verloor een beslissingsronde die niet nodig was.
       *[many] Met deze punten had iedereen die de eerste plaats deelt, in de finale gekund: { $players } verloren beslissingsrondes die niet nodig waren.
    }
tournament-change-shared-again = { $players } delen nu een plaats: hun beslissingsronde ging om de eerste.
tournament-change-final-again =
    { $players-are ->
        [one] { $players } speelt de finale opnieuw.
       *[many] { $players } spelen de finale opnieuw.
    }
tournament-change-place = { $who }: plaats { $now } (was plaats { $before }).
tournament-change-table-place = { $who }: plaats { $now } aan tafel { $table } van voorronde { $stage } (was plaats { $before }).
tournament-change-no-place = { $who }: geen plaats meer in de eindstand (was plaats { $before }).
tournament-change-new-place = { $who }: plaats { $now } (stond niet in de eindstand).
tournament-change-prize = { $who } geeft “{ $prize }” terug; die prijs wordt opnieuw gekozen.
tournament-change-paid = { $who }: afgevinkt als betaald.
tournament-change-unpaid = { $who }: niet meer afgevinkt als betaald.
tournament-change-note = { $who }: de notitie wordt “{ $note }”.
tournament-change-no-note = { $who }: de notitie wordt verwijderd.
tournament-change-lot = Het lot beslist in welke van de kleinste groepen.
tournament-change-nothing = Verder verandert er niets.

## Hoelang het duurt, volgens een repetitie

tournament-plan-minutes = Reken op { $low }–{ $high } minuten speeltijd, plus pauzes.
tournament-plan-one-match = Reken op { $low }–{ $high } minuten speeltijd: iedereen zit aan één tafel, en dat is meteen de finale.
tournament-plan-in-time = Tafels komen bijna nooit in tijdnood.
tournament-plan-overtime =
    { $evenings ->
        [2] Op de helft van de avonden komt een tafel in tijdnood.
       *[other] Eens in de { $evenings } avonden komt een tafel in tijdnood.
    }
tournament-plan-overtime-mostly = Op de meeste avonden komt een tafel in tijdnood.
tournament-plan-final =
    { $count ->
        [2] Twee spelers spelen de finale.
        [3] Drie spelers spelen de finale.
        [4] Vier spelers spelen de finale.
       *[5] Vijf spelers spelen de finale.
    }
tournament-plan-final-or-more =
    { $count ->
        [2] Twee spelers spelen de finale, soms meer.
        [3] Drie spelers spelen de finale, soms meer.
       *[4] Vier spelers spelen de finale, soms meer.
    }
tournament-plan-basis = Bots hebben het met { $players } spelers uitgeprobeerd, met { $seconds } seconden per beurt.
tournament-outline-at-once = { $count } mensen: één tafel, en dat is meteen de finale.
tournament-outline-rounds =
    { $rounds ->
        [1] { $count } mensen: iedereen speelt één voorronde ({ $groups }), daarna spelen de beste { $finalists } de finale.
       *[other] { $count } mensen: iedereen speelt { $rounds } voorrondes ({ $groups }), elke keer opnieuw geloot, daarna spelen de beste { $finalists } de finale.
    }
tournament-outline-first =
    { $advance ->
        [one] { $count } mensen: { $groups }; één gaat door.
       *[other] { $count } mensen: { $groups }; { $advance } gaan door.
    }
tournament-outline-then =
    { $advance ->
        [one] Dan { $groups }; één gaat door.
       *[other] Dan { $groups }; { $advance } gaan door.
    }
tournament-outline-final =
    { $count ->
        [2] Dan een finale met z’n tweeën.
        [3] Dan een finale met z’n drieën.
        [4] Dan een finale met z’n vieren.
       *[5] Dan een finale met z’n vijven.
    }
tournament-outline-small-final = Dat is een kleine finale: laat uit elke groep twee spelers doorgaan, of ook de besten van de anderen.
tournament-outline-consolation = Naast de finale spelen de andere { $count } een troostronde ({ $groups }).

## De avond als spreadsheet

tournament-sheet-advances = Door
tournament-sheet-after = Nieuw
tournament-sheet-attendance = Aanwezigheid
tournament-sheet-before = Oud
tournament-sheet-began = Begin
tournament-sheet-bot = bot
tournament-sheet-by = Door wie
tournament-sheet-by-door = Deur
tournament-sheet-by-organiser = Organisatie
tournament-sheet-by-table = Tafel { NUMBER($n, useGrouping: 0) }
tournament-sheet-called = Geroepen
tournament-sheet-cash-note = Notitie
tournament-sheet-consolation = Troostronde
tournament-sheet-corrected = uitslag gecorrigeerd
tournament-sheet-corrections = Correcties
tournament-sheet-date = Datum
tournament-sheet-discarded = loting vervallen
tournament-sheet-disqualified = gediskwalificeerd
tournament-sheet-dropped-out = gestopt
tournament-sheet-ended = Einde
tournament-sheet-evening = Toernooi
tournament-sheet-exchanged = van plaats geruild
tournament-sheet-extended = meer minuten
tournament-sheet-final = Finale
tournament-sheet-game = Spel
tournament-sheet-group = Groep
tournament-sheet-here = Aanwezig
tournament-sheet-last-result = Laatste uitslag
tournament-sheet-left = gestopt
tournament-sheet-listed = Namen op de lijst
tournament-sheet-matches = Partijen
tournament-sheet-minutes = Minuten per partij
tournament-sheet-name = Naam
tournament-sheet-no-show = niet gekomen
tournament-sheet-note = Bericht voor gasten
tournament-sheet-opened = Aangemaakt
tournament-sheet-organisers = Organisatie
tournament-sheet-other-sum = gelijk aantal: de andere punten beslissen
tournament-sheet-paid = Betaald
tournament-sheet-paid-sum = { $paid } van { $count }
tournament-sheet-penalty = Strafpunten
tournament-sheet-place = Plaats
tournament-sheet-planned = Geplande minuten speeltijd
tournament-sheet-play = Minuten speeltijd zonder pauzes
tournament-sheet-places = Eindstand
tournament-sheet-played = Hebben meegespeeld
tournament-sheet-points = Punten
tournament-sheet-prize = Prijs
tournament-sheet-prizes = Prijzen
tournament-sheet-reason = Reden
tournament-sheet-remark = Opmerking
tournament-sheet-renamed = naam gecorrigeerd
tournament-sheet-replaced = vervangen
tournament-sheet-round = Ronde
tournament-sheet-rounds = Rondes
tournament-sheet-rounds-differ = de uitslag is anders: gecorrigeerd of met de hand ingevuld
tournament-sheet-scale = Punten van
tournament-sheet-scale-final = de finale
tournament-sheet-scale-match = de laatste partij
tournament-sheet-scale-places = de plaatsen in alle voorrondes
tournament-sheet-scale-rounds = alle partijen van de voorrondes
tournament-sheet-stage = Fase
tournament-sheet-stage-number = Voorronde { NUMBER($n, useGrouping: 0) }
tournament-sheet-step = Stap
tournament-sheet-step-number = Stap { NUMBER($n, useGrouping: 0) }
tournament-sheet-sum = Totaal
tournament-sheet-table = Tafel
tournament-sheet-taken-back = ongedaan gemaakt
tournament-sheet-tie-break = Beslissingsrondes
tournament-sheet-time = Tijd
tournament-sheet-took = Duur in minuten
tournament-sheet-tournament = Titel
tournament-sheet-where = Locatie
tournament-sheet-yes = ja
