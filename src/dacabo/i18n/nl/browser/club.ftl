### De app: het clubboek.

app-club-nobody = Persoon { NUMBER($number, useGrouping: 0) }
app-club-nameless = Een toernooi

## On the page of tournaments

app-club-books = Clubboek
app-club-books-about = Voor wie regelmatig samen speelt: spelers, avonden, ranglijsten per seizoen en ratings op één plek.
app-club-name = Naam van de club
app-club-name-example = De Vrijdagkaarters
app-club-open = Boek aanmaken
app-club-from-file = Opgeslagen boek openen

## The book

app-club-next = Volgende avond
app-club-links = Link en bestanden
app-club-seasons = Seizoenen
app-club-no-season = Maak een seizoen aan, dan staat hier de ranglijst.
app-club-season-empty = Van dit seizoen staat nog geen avond in het boek.
app-club-all-count = Alle avonden tellen mee
app-club-best-count =
    { $best ->
        [one] Alleen de beste avond telt mee
       *[other] Alleen de beste { $best } avonden tellen mee
    }
app-club-rule-places = punten per plaats: { $points }, alle anderen { $others }
app-club-rule-results = punten per verslagen tegenstander: { $ahead }, bij gelijk eindigen: { $level }
app-club-people = Spelers
app-club-evenings-count =
    { $count ->
        [one] { $count } avond
       *[other] { $count } avonden
    }
app-club-won-count = gewonnen: { $count }
app-club-tables-count =
    { $count ->
        [one] { $count } partij
       *[other] { $count } partijen
    }
app-club-guests =
    { $count ->
        [one] { $count } speler
       *[other] { $count } spelers
    }
app-club-rating = { NUMBER($mu, minimumFractionDigits: 1, maximumFractionDigits: 1) } ± { NUMBER($sigma, minimumFractionDigits: 1, maximumFractionDigits: 1) }
app-club-rating-heading = Rating
app-club-rating-about = Het eerste getal is de rating: die begint bij 25. Achter ± staat hoe onzeker hij nog is.
app-club-rating-order = De lijst is gesorteerd op wat iemand zeker heeft gehaald: de rating min drie keer het tweede getal.
app-club-nobody-yet = Er staat nog niemand in het boek. Voeg namen toe of zet een avond in het boek.
app-club-add = Spelers toevoegen
app-club-add-example = Anna, Bram, Clara
app-club-add-do = Toevoegen
app-club-evenings = Avonden
app-club-no-evening = Nog geen avond. Maak er een aan met “Volgende avond”, of zet een afgelopen toernooi in het boek.
app-club-plan-about = Voor deze club aangemaakt. Zet het in het boek als het afgelopen is.
app-club-take-in = In het boek zetten
app-club-other-event = Toernooi in het boek zetten
app-club-event-link = Plak een link van het toernooi (maakt niet uit welke)
app-club-event-look = Bekijken
app-club-table = Tafel { $table }
app-club-take-out = Uit het boek halen
app-club-take-out-price = Deze avond telt dan niet meer mee, in geen enkel seizoen en geen enkele rating. Zolang het toernooi bestaat, kun je hem weer in het boek zetten.

## A person

app-club-pairs = Onderlinge resultaten
app-club-met = Samen
app-club-ahead = Gewonnen
app-club-behind = Verloren
app-club-rename = Naam corrigeren
app-club-rename-do = Corrigeren
app-club-merge = Is dezelfde persoon als
app-club-merge-do = Samenvoegen met { $other }
app-club-merge-price = Alle avonden van { $other } horen dan bij { $name }. Dat kan niet ongedaan worden gemaakt.
app-club-forget = Persoonsgegevens wissen
app-club-forget-price = De naam wordt overal vervangen door een nummer. De uitslagen blijven, zodat die van de anderen blijven kloppen. Dat kan niet ongedaan worden gemaakt.

## A season

app-club-season-new = Nieuw seizoen
app-club-season-change = Seizoen wijzigen
app-club-season-name = Naam van het seizoen
app-club-season-example = Winter 2026/27
app-club-since = Eerste dag
app-club-until = Laatste dag
app-club-best = Avonden die meetellen
app-club-best-about = Van iedereen alleen de beste; zonder grens tellen ze allemaal mee.
app-club-points = Punten
app-club-by-place = Per plaats
app-club-by-place-about = Voor je plaats aan het eind van de avond. Wie een plaats deelt, krijgt daar de volle punten voor.
app-club-by-result = Per tegenstander
app-club-by-result-about = Punten voor elke tegenstander die je verslaat of met wie je gelijk eindigt.
app-club-places = Punten voor plaats 1, 2, 3 enzovoort
app-club-places-wrong = Vul hele getallen in, met spaties ertussen.
app-club-others = Alle anderen
app-club-others-about = Voor het meedoen.
app-club-ahead-points = Punten per verslagen tegenstander
app-club-ahead-about = Aan elke tafel waar je speelt.
app-club-level-points = Punten per tegenstander met wie je gelijk eindigt
app-club-level-about = Aan elke tafel waar je speelt.
app-club-season-open = Seizoen aanmaken
app-club-season-save = Opslaan
app-club-season-remove = Seizoen verwijderen
app-club-season-remove-price = De avonden blijven in het boek; alleen deze ranglijst verdwijnt.

## Taking an evening in

app-club-take-in-about = Wie was wie? Namen die al in het boek staan, zijn alvast ingevuld.
app-club-on = Datum
app-club-somebody-new = Nieuw in het boek
app-club-take-in-do = In het boek zetten
app-club-not-over = Dit toernooi is nog bezig. Sluit het af op de pagina van de organisatie, dan kun je het hier in het boek zetten.
app-club-tell-about = Hebben zich nog anderen van de club aangemeld? Geef door met wie ze al aan tafel zaten, dan houdt de loting daar rekening mee.
app-club-tell = Doorgeven aan de loting
app-club-told = Doorgegeven: de loting houdt er rekening mee.
app-club-drop-plan = Niet in het boek zetten
app-club-drop-plan-price = Het toernooi verdwijnt alleen uit deze lijst. Het wordt niet gewist.

## The next evening

app-club-next-about = Een nieuw toernooi met iedereen die je aanvinkt. Anderen kunnen zich later nog aanmelden.
app-events-like-evening = Net als de vorige keer: { $about }
app-events-like-consolation = troostronde
app-events-like-rounds =
    { $rounds ->
        [one] één voorronde voor iedereen
       *[other] { $rounds } voorrondes voor iedereen
    }
app-events-like-prizes =
    { $count ->
        [one] één prijs
       *[other] { $count } prijzen
    }
app-club-next-name = Naam van de avond
app-club-who = Wie komt er? ({ $count })
app-club-avoid = Zo min mogelijk dezelfde tegenstanders
app-club-avoid-about = De loting zet het liefst spelers bij elkaar die in het gekozen seizoen nog niet samen aan tafel zaten. Iedereen kan de loting nog steeds controleren.
app-club-avoid-no = Nee
app-club-next-open = Toernooi aanmaken

## Links and files

app-club-public-about = Met deze link kan iedereen het boek lezen. Je eigen link blijft bij jou: je browser onthoudt hem onder “Toernooien”.
app-club-spreadsheet = Als spreadsheet opslaan
app-club-file = Als bestand opslaan
app-club-renew-public = Deze link vervangen
app-club-renew-public-price = De oude link werkt dan bij niemand meer.
app-club-renew-mine = Je eigen link vervangen
app-club-renew-mine-price = Wie de oude heeft, kan niet meer in het boek schrijven.
app-club-delete = Het hele boek wissen
app-club-invite = Het boek samen beheren
    .about = Nodig iemand uit: die krijgt een eigen link en kan alles wat jij kunt. In het logboek staat wie wat heeft gedaan.
app-club-invite-name = Naam van die persoon
app-club-invite-do = Link maken
app-club-invite-once = Geef deze link alleen aan die persoon. Hij wordt niet nog eens getoond, maar je kunt hem intrekken.
app-club-you = jij
app-club-withdraw = Link intrekken
app-club-withdraw-price = { $name } kan het boek dan niet meer beheren.
app-club-invite-again = Nieuwe link
app-club-organiser-forget = Naam verwijderen
app-club-organiser-forget-price = De naam verdwijnt voorgoed uit het logboek.
app-club-organiser-nameless = Beheerder
app-club-organiser-gone = Vroegere beheerder
app-club-log = Logboek van het boek
app-club-log-opened = Het boek “{ $name }” is aangemaakt.
app-club-log-added = Nieuw in het boek: { $names }.
app-club-log-renamed = Een naam is gecorrigeerd in { $name }.
app-club-log-merged = Twee namen zijn samengevoegd: { $name }.
app-club-log-forgotten = Een naam is verwijderd.
app-club-log-planned = De avond “{ $name }” is gepland.
app-club-log-dropped = Een geplande avond komt niet in het boek.
app-club-log-recorded = De avond “{ $name }” is in het boek gezet.
app-club-log-removed = Een avond is uit het boek gehaald.
app-club-log-season = Het seizoen “{ $name }” is aangemaakt of gewijzigd.
app-club-log-season-removed = Een seizoen is verwijderd.
app-club-log-renewed = Een link is vervangen.
app-club-log-invited = { $name } kreeg een eigen link en beheert het boek nu mee.
app-club-log-withdrawn = { $name }: de link is ingetrokken.
app-club-delete-price = Spelers, avonden, seizoenen en ratings zijn dan voor iedereen weg, voorgoed. De toernooien zelf blijven. Wil je het boek niet kwijt? Sla het dan eerst op als bestand.
