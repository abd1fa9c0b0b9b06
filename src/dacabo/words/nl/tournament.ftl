### Een toernooi leiden.

## Wie wat mag

error-organiser-only = Dat kan alleen de organisatie. Vraag het daar.
error-other-table = Die partij hoort bij een andere tafel. Deze link is alleen voor die van jullie.
error-not-about-you = Dat gaat over iemand anders. Hier kun je alleen voor jezelf spreken.
error-match-online = Deze partij wordt online gespeeld; de uitslag komt vanzelf.
error-others-link = Dat is de link van iemand anders uit de organisatie, en alleen diegene ziet hem. Nodig iemand uit, dan krijgt die een eigen link.
error-own-link = Iemand anders van de organisatie kan jouw link intrekken. Zelf kun je hem door een nieuwe vervangen.
error-no-such-organiser = Die persoon hoort niet meer bij de organisatie. Kijk nog eens.
error-organiser-name-taken = Er heet al iemand { $name } in de organisatie.
error-too-many-organisers = Meer dan { $most } mensen kunnen een toernooi niet leiden.
error-link-worn-out = Meer dan { $most } stappen gaan niet met deze link. Vraag de organisatie: die kan het zelf doen of je een nieuwe link geven.
error-steps-for-organisers = Er is erg veel gebeurd in dit toernooi; wat nog kan, is voor de organisatie. Vraag het daar.

## Het toernooi als geheel

error-event-open-already = Het toernooi is al geopend.
error-event-over = Het toernooi is afgesloten; er valt niets meer te veranderen.
error-event-worn-out = Meer dan { NUMBER($most, useGrouping: 0) } stappen is te veel voor één toernooi. Sluit het af en open een nieuw.
error-taken-back-too-often = Er zijn al { $most } stappen teruggenomen; meer kan niet bij één toernooi. Verbeter in plaats daarvan wat fout is.
error-option-not-in-events = Toernooien worden zonder “{ $option }” gespeeld. Laat het uit.
error-text-missing = Daar staat niets. Een paar woorden zijn genoeg.
error-text-too-long = Dat is te lang. Hooguit { $most } tekens.
error-name-not-clean = In die tekst zit iets wat niet te tonen is. Typ hem opnieuw.
error-nothing-to-take-back = Er is niets om terug te nemen.
error-not-the-last-step = Alleen de laatste stap kan worden teruggenomen, en er is intussen nog iets gebeurd. Kijk nog eens.

## De lijst

error-name-taken = { $name } staat al op de lijst. Zet er een achternaam of een letter bij, dan zijn jullie uit elkaar te houden.
error-no-names = Er is geen naam om op de lijst te zetten.
error-one-name-only = Je kunt jezelf op de lijst zetten, en niemand anders.
error-number-taken = Dat spelersnummer is van iemand anders.
error-field-full =
    { $most ->
        [one] Meer dan één speler kan niet; de lijst is vol.
       *[other] Meer dan { $most } spelers kan niet; de lijst is vol.
    }
error-registration-over = De groepen zijn geloot, de lijst is gesloten. Vraag de organisatie of er nog plaats is voor laatkomers.
error-registration-closed = De lijst is gesloten. Vraag de organisatie om je erop te zetten.
error-registration-closed-already = De lijst is al gesloten.
error-registration-open-already = De lijst is al open.
error-too-many-waiting = Er wachten al { $most } mensen tot ze binnen mogen. Vraag het de organisatie of probeer het later nog eens.
error-player-waits = { $name } wacht nog bij de deur. Laat diegene eerst binnen.
error-nobody-waits = Er is niemand genoemd die bij de deur wacht.
error-waits-no-more = Een van hen wacht niet meer. Kijk nog eens.
error-id-taken = Met dit kenmerk heeft al iemand anders iets gevraagd. Probeer het met een nieuw.
error-id-too-short = Dit kenmerk is te makkelijk te raden. Neem er een van minstens { $least } tekens.
error-not-on-the-list = Die speler staat niet op de lijst.
error-player-gone = { $name } doet niet meer mee.
error-here-already = { $name } heeft zich al gemeld.
error-everybody-here = Er ontbreekt niemand.
error-player-twice = Iemand wordt twee keer genoemd. Eén keer is genoeg.
error-player-did-play = { $name } is al begonnen en kan niet meer als afwezig worden genoteerd. Noteer liever dat die speler uitvalt.
error-player-has-match = { $name } heeft al een partij en kan geen andere plaats innemen.
error-not-late-yet = De groepen zijn nog niet gepubliceerd, dus niemand is te laat. Zet de naam op de lijst.
error-no-late-place = Er is geen plaats meer: elke groep is begonnen of vol, of de eerste ronde is voorbij.
error-not-drawn = Er is nog niets geloot, dus er is geen plaats over te dragen.
error-too-late-to-replace = { $name } kan niet meer worden vervangen. Een plaats gaat alleen over in de voorronde, voordat de partij begint.
error-no-match-yet = { $name } heeft nog geen partij waar punten bij kunnen.

## De loting

error-too-few-players = Voor een toernooi zijn minstens { $fewest } spelers nodig; op de lijst staan er { $found }.
error-not-all-checked-in =
    { $count ->
        [one] Eén speler heeft zich nog niet gemeld. Meld die speler aan of noteer dat die niet kwam.
       *[other] { $count } spelers hebben zich nog niet gemeld. Meld ze aan of noteer dat ze niet kwamen.
    }
error-draft-open = Er is al een concept. Publiceer het of neem het terug.
error-no-draft = Er is geen concept. Loot eerst de groepen.
error-draw-differs = Dit is niet de loting die uit het verzegelde startgetal volgt.
error-no-seal = Het zegel van de volgende loting is achtergebleven op de server waar het toernooi eerst liep. Ga nog eens verder vanuit het bestand.
error-final-drawn = De finale is geloot; daarna komt niets meer.
error-results-missing =
    { $count ->
        [one] Eén uitslag ontbreekt nog.
       *[other] { $count } uitslagen ontbreken nog.
    }
error-ties-undecided = Er is nog een gelijke stand te beslissen. Speel eerst de beslissingsronde.
error-nobody-left = Er is niemand meer over voor de volgende ronde.
error-not-in-draft = { $name } zit niet in dit concept.
error-same-group = Die twee zitten al in dezelfde groep. Kies spelers uit twee groepen.

## Partijen en klokken

error-match-gone = Deze partij telt niet meer mee. Bekijk de loting nog eens.
error-match-begun = Deze partij is al begonnen.
error-match-not-started = Deze partij is nog niet begonnen. Start haar eerst.
error-match-decided = Deze partij is beslist; de klok heeft zijn werk gedaan.
error-match-twice = Een partij wordt twee keer genoemd. Eén keer is genoeg.
error-code-taken = Aan die onlinetafel wordt al een andere partij gespeeld. Open een nieuwe.
error-no-such-clocks = Er is geen klok waarbij dat kan.
error-clock-rests = De klok staat al stil.
error-clock-runs = De klok loopt al.
error-minutes-out-of-range = Kies { $lowest } tot { $highest } minuten.
error-clock-not-due = Aan deze tafel is de tijd nog niet om.

## Uitslagen

error-result-there = Er is al een uitslag. Klopt die niet, dan kan de organisatie hem verbeteren.
error-no-result-yet = Er is nog geen uitslag om te verbeteren.
error-nothing-corrected = Zo staat het er al. Er is niets veranderd.
error-totals-of-others = Vul punten in voor precies wie er speelden, en voor niemand anders.
error-points-out-of-range = Kies een aantal punten van { $lowest } tot { $highest }.
error-too-many-rounds = Geen partij heeft meer dan { $most } rondes.
error-no-such-tie = Tussen hen staat geen gelijke stand open. Bekijk de stand nog eens.

## Prijzen

error-too-many-prizes = Meer dan { $most } prijzen kan een toernooi niet hebben.
error-prize-twice = Twee prijzen heten hetzelfde. Noem er een anders.
error-prizes-chosen = Er is al gekozen, dus de prijzen blijven zoals ze zijn.
error-final-not-over = Prijzen worden gekozen als de finale voorbij is.
error-no-such-prize = Die prijs is er niet.
error-prize-gone = Die prijs is al weg. Kies een andere.
error-other-chooses = Nu mag { $name } kiezen.
error-not-a-finalist = Alle finalisten hebben gekozen. De rest blijft bij de organisatie.

## Een bestand met een toernooi

error-log-too-long = Dit bestand is te lang voor een toernooi: hooguit { $most } MB.
error-log-empty = In dit bestand staat geen toernooi.
error-log-not-ours = Regel { NUMBER($line, useGrouping: 0) }: dit is geen toernooi van Dacabo.
error-log-other-version = Regel { NUMBER($line, useGrouping: 0) }: dit toernooi is geschreven in versie { NUMBER($found, useGrouping: 0) }; deze Dacabo leest versie { NUMBER($known, useGrouping: 0) }.
error-log-cut-off = Regel { NUMBER($line, useGrouping: 0) }: het bestand breekt hier af. Kopieer het nog eens.
error-log-unreadable = Regel { NUMBER($line, useGrouping: 0) } is niet te lezen. Misschien heeft iemand het bestand veranderd.
error-log-not-opened = Regel { NUMBER($line, useGrouping: 0) }: een toernooi moet met de opening beginnen.
error-log-time-backwards = Regel { NUMBER($line, useGrouping: 0) }: dit gebeurde eerder dan de regel erboven.
error-log-impossible = Regel { NUMBER($line, useGrouping: 0) }: deze stap kon niet worden gezet.

## Een bestand met namen

error-list-too-many = Regel { NUMBER($line, useGrouping: 0) }: er staan meer dan { $most } namen in dit bestand, dus is er niemand uit ingeschreven. Splits de lijst.
error-list-too-long = Dit bestand is te lang voor een namenlijst: hooguit { $most } kB.
error-list-empty = In dit bestand staat geen naam.
error-list-not-utf8 = Regel { NUMBER($line, useGrouping: 0) } is niet te lezen. Bewaar de lijst als UTF-8-tekst.
error-list-no-name-column = Regel { NUMBER($line, useGrouping: 0) }: er zijn meer kolommen en het is niet duidelijk welke de namen bevat. Noem er precies één “naam”.
error-list-ragged =
    { $found ->
        [one] Regel { NUMBER($line, useGrouping: 0) }: één kolom, maar de eerste regel heeft er { $columns }.
       *[other] Regel { NUMBER($line, useGrouping: 0) }: { $found } kolommen, maar de eerste regel heeft er { $columns }.
    }
error-list-stray-quote = Regel { NUMBER($line, useGrouping: 0) }: er staat een aanhalingsteken midden in de tekst. Zet aanhalingstekens om het geheel en verdubbel die erin.
error-list-open-quote = Regel { NUMBER($line, useGrouping: 0) }: het aanhalingsteken dat hier opent, wordt nooit gesloten.
error-list-name-empty = Regel { NUMBER($line, useGrouping: 0) }: hier staat geen naam.
error-list-name-too-long = Regel { NUMBER($line, useGrouping: 0) }: “{ $name }…” is te lang. Hooguit { $most } letters.
error-list-name-taken = Regel { NUMBER($line, useGrouping: 0) }: { $name } staat al op de lijst.
error-list-name-twice = Regel { NUMBER($line, useGrouping: 0) }: { $name } staat al in regel { NUMBER($first, useGrouping: 0) }. Zet er een achternaam of een letter bij.

## Wat er te doen is

tournament-todo-time = Tafel { $table }: de tijd is om. Roep de laatste ronde om.
tournament-todo-result = Tafel { $table }: de laatste ronde is omgeroepen. De uitslag ontbreekt nog.
tournament-todo-continue = Tafel { $table }: de klok staat stil. Verder?
tournament-todo-start = Tafel { $table }: start de partij.
tournament-todo-decide-final = Beslissingsronde van de finale: { $players }.
tournament-todo-decide-group = Tafel { $table }: beslissingsronde tussen { $players } om een plaats in de finale.
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
        [one] Eén persoon wacht tot die binnen mag.
       *[other] { $count } mensen wachten tot ze binnen mogen.
    }
tournament-todo-draw = Loot de groepen voor { $count } spelers.
tournament-todo-draw-next =
    { $players-are ->
        [one] { $players } gaat door. Loot de volgende ronde.
       *[many] { $players } gaan door. Loot de volgende ronde.
    }
tournament-todo-prize = { $who } mag een prijs kiezen.
tournament-todo-end = Alles is beslist. Sluit het toernooi af wanneer je wilt.
tournament-why-decisions = { $count } spelers hebben hun groep gewonnen, al dan niet samen, maar aan een tafel passen er vijf. Wie een overwinning deelt, speelt daarom vóór de finale een beslissingsronde.
tournament-doubt-not-over = Niemand heeft { $limit } punten en de tijd was niet om. Is de partij echt voorbij?

## Wat er zou veranderen

tournament-change-instead =
    { $players-are ->
        [one] Na ronde { $stage } gaat { $players } door in plaats van { $others }.
       *[many] Na ronde { $stage } gaan { $players } door in plaats van { $others }.
    }
tournament-change-advance =
    { $players-are ->
        [one] Na ronde { $stage } gaat ook { $players } door.
       *[many] Na ronde { $stage } gaan ook { $players } door.
    }
tournament-change-no-advance =
    { $others-are ->
        [one] Na ronde { $stage } gaat { $others } niet meer door.
       *[many] Na ronde { $stage } gaan { $others } niet meer door.
    }
tournament-change-void-final = De finale vervalt en moet opnieuw worden geloot en gespeeld.
tournament-change-void-group = De partij van groep { $group } in ronde { $stage } vervalt.
tournament-change-result = Tafel { $table }: de uitslag wordt teruggenomen.
tournament-change-draft = Het concept vervalt; de groepen moeten opnieuw worden geloot.
tournament-change-decision = { $players } moeten een beslissingsronde spelen.
tournament-change-place = { $who }: plaats { $now } in plaats van { $before }.
tournament-change-no-place = { $who }: geen plaats meer, in plaats van plaats { $before }.
tournament-change-new-place = { $who }: plaats { $now }, tot nu toe geen.
tournament-change-prize = { $who } geeft “{ $prize }” terug; die prijs wordt opnieuw gekozen.
tournament-change-lot = Het lot beslist in welke van de kleinste groepen.
tournament-change-nothing = Niemands plaats of weg naar de finale verandert.
