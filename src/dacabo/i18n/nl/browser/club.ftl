### De app: het clubboek.

app-club-nobody = Persoon { NUMBER($number, useGrouping: 0) }
app-club-nameless = Een toernooi

## On the page of tournaments

app-club-books = Clubboek
app-club-books-about = Voor een groep die steeds weer bij elkaar komt: mensen, avonden, seizoenen en ratings op één plek.
app-club-name = Naam van de club
app-club-name-example = Vrijdagkaarten
app-club-open = Boek openen
app-club-from-file = Verder met een opgeslagen boek

## The book

app-club-next = Volgende avond
app-club-links = Link en bestanden
app-club-seasons = Seizoenen
app-club-no-season = Open een seizoen, dan verschijnt hier de ranglijst.
app-club-season-empty = Van dit seizoen staat nog geen avond in het boek.
app-club-all-count = Alle avonden tellen
app-club-best-count =
    { $best ->
        [one] Alleen de beste avond telt
       *[other] De beste { $best } avonden tellen
    }
app-club-rule-places = punten op plaats: { $points }, dan { $others }
app-club-rule-results = { $ahead } per verslagen tegenstander, { $level } bij een gelijke plaats
app-club-people = Mensen
app-club-evenings-count =
    { $count ->
        [one] { $count } avond
       *[other] { $count } avonden
    }
app-club-won-count = gewonnen: { $count }
app-club-tables-count =
    { $count ->
        [one] { $count } tafel
       *[other] { $count } tafels
    }
app-club-guests =
    { $count ->
        [one] { $count } persoon
       *[other] { $count } mensen
    }
app-club-rating = { NUMBER($mu, minimumFractionDigits: 1, maximumFractionDigits: 1) } ± { NUMBER($sigma, minimumFractionDigits: 1, maximumFractionDigits: 1) }
app-club-rating-heading = Rating
app-club-rating-about = Het getal is de rating: die begint bij 25, en achter ± staat hoe onzeker hij nog is.
app-club-nobody-yet = Er staat nog niemand in het boek. Voeg namen toe of neem een avond op.
app-club-add = Mensen toevoegen
app-club-add-example = Anna, Bram, Clara
app-club-add-do = Toevoegen
app-club-evenings = Avonden
app-club-no-evening = Nog geen avond. Open er een met “Volgende avond”, of neem een afgelopen toernooi op.
app-club-plan-about = Voor deze club geopend. Neem het op als het afgelopen is.
app-club-take-in = Opnemen
app-club-other-event = Toernooi opnemen
app-club-event-link = Of met een van de links
app-club-event-look = Bekijken
app-club-table = Tafel { $table }
app-club-take-out = Verwijderen
app-club-take-out-price = Deze avond telt dan niet meer, in geen seizoen en geen rating. Zolang het toernooi bestaat, kun je hem weer opnemen.

## A person

app-club-pairs = Onderling
app-club-met = Tafels
app-club-ahead = Ervoor
app-club-behind = Erachter
app-club-rename = Naam corrigeren
app-club-rename-do = Corrigeren
app-club-merge = Is dezelfde persoon als
app-club-merge-do = Samenvoegen met { $other }
app-club-merge-price = Alle avonden van { $other } horen dan bij { $name }. Dat kan niet ongedaan worden gemaakt.
app-club-forget = Deze persoon vergeten
app-club-forget-price = De naam wordt overal een nummer. De uitslagen blijven, zodat die van de anderen kloppen. Dat kan niet ongedaan worden gemaakt.

## A season

app-club-season-new = Nieuw seizoen
app-club-season-change = Seizoen wijzigen
app-club-season-name = Naam van het seizoen
app-club-season-example = Winter 2026/27
app-club-since = Eerste dag
app-club-until = Laatste dag
app-club-best = Avonden die tellen
app-club-best-about = Van iedereen alleen de beste.
app-club-points = Punten
app-club-by-place = Op plaats
app-club-by-place-about = Voor de plaats van de avond; wie een plaats deelt, krijgt de punten helemaal.
app-club-by-result = Op uitslag
app-club-by-result-about = Voor elke tegenstander aan de eigen tafels.
app-club-places = Punten voor plaats 1, 2, 3 enzovoort
app-club-places-wrong = Schrijf hele getallen met spaties ertussen.
app-club-others = Alle anderen
app-club-others-about = Voor het meedoen.
app-club-ahead-points = Per verslagen tegenstander
app-club-ahead-about = Punten voor ieder van hen.
app-club-level-points = Per tegenstander op dezelfde plaats
app-club-level-about = Punten voor ieder van hen.
app-club-season-open = Seizoen openen
app-club-season-save = Opslaan
app-club-season-remove = Seizoen verwijderen
app-club-season-remove-price = De avonden blijven in het boek; alleen deze ranglijst verdwijnt.

## Taking an evening in

app-club-take-in-about = Wie was wie? Namen die in het boek staan, zijn al gekozen.
app-club-on = Datum
app-club-somebody-new = Iemand nieuws
app-club-take-in-do = In het boek schrijven
app-club-not-over = Dit toernooi is nog bezig. Beëindig het bij de organisatie en neem het dan hier op.
app-club-tell-about = Staan er nog anderen van de club op de lijst? Laat de loting dan weten wie ze al troffen.
app-club-tell = Doorgeven aan de loting
app-club-told = De loting weet het.
app-club-drop-plan = Niet opnemen
app-club-drop-plan-price = Het verdwijnt uit deze lijst. Het toernooi zelf blijft.

## The next evening

app-club-next-about = Een nieuw toernooi met iedereen die is aangevinkt. Anderen kunnen er nog bij komen.
app-club-next-name = Naam van de avond
app-club-who = Wie komt er? { $count }
app-club-avoid = Niet twee keer aan dezelfde tafel
app-club-avoid-about = De loting zoekt groepen die elkaar in het seizoen nog niet troffen. Iedereen kan haar nog steeds controleren.
app-club-avoid-no = Nee
app-club-next-open = Toernooi openen

## Links and files

app-club-public-about = Met deze link kan iedereen het boek lezen. Je eigen link blijft bij jou: je browser onthoudt hem onder “Toernooien”.
app-club-spreadsheet = Als spreadsheet opslaan
app-club-file = Als bestand opslaan
app-club-renew-public = Deze link vervangen
app-club-renew-public-price = De oude link werkt dan bij niemand meer.
app-club-renew-mine = Je eigen link vervangen
app-club-renew-mine-price = Wie de oude heeft, kan niet meer in het boek schrijven.
app-club-delete = Het hele boek wissen
app-club-delete-price = Mensen, avonden, seizoenen en ratings zijn dan voor iedereen weg, voorgoed. De toernooien zelf blijven. Sla het eerst op als bestand als je het wilt houden.
