### De arena: bots tegen bots.

## Hulp

arena-about = bots met dezelfde kaarten tegen elkaar laten spelen en meten hoe goed ze zijn
arena-names = de bots die spelen: { $names }. Een naam mag meerdere keren voorkomen
arena-bot = een eigen bot laten meedoen, als pakket.module:Klasse; mag meerdere keren
arena-game = het spel: { $games }
arena-rules = de spelvariant, zoals { $presets }; standaard de eerste van het spel
arena-players = hoeveel er aan een tafel zitten; doen er meer mee, dan speelt elke combinatie
arena-deals = hoeveel kaartverdelingen; elke wordt vanaf elke stoel gespeeld
arena-seed = een geheel getal; hetzelfde startgetal geeft dezelfde verdelingen en uitslagen
arena-processes = hoeveel processen er tegelijk spelen; standaard één per kern
arena-on = op de workers van dit Dask-cluster spelen, zoals dask://host:8786, in plaats van met processen hier
arena-fast = op de snelle simulator spelen: duizenden keren sneller, maar alleen voor bots die hij kent
arena-luck = met de kenner meten hoeveel kaartgeluk er was, en de cijfers daarvoor corrigeren; niet met --fast
arena-save = gespeelde verdelingen in dit bestand opslaan, en daar verdergaan als het al bestaat
arena-json = alle cijfers als JSON naar dit bestand schrijven; - is de standaarduitvoer
arena-csv = alle cijfers als CSV naar dit bestand schrijven; - is de standaarduitvoer
arena-html = een rapport met grafieken naar dit bestand schrijven, voor elke browser
arena-quiet = voortgang en tijden niet tonen

## De tabel

arena-title = { $game } · { $rules } · { $players } aan tafel
arena-played = Verdelingen: { $deals } · partijen: { $matches } · startgetal: { $seed }
arena-on-simulator = op de simulator
arena-figures = alle cijfers
arena-win-rate = gewonnen partijen, %
arena-fair = Het streepje geeft een gelijk deel voor iedereen aan.
arena-mean-place = gemiddelde plaats
arena-points = punten per ronde
arena-rounds-won = gewonnen rondes, %
arena-calls = Cabo’s per ronde
arena-good-calls = geslaagde Cabo’s, %
arena-rating = rating
arena-before = hoe vaak de rij vóór de kolom eindigde, %
arena-reading = Onder elk cijfer staat het 95%-interval, berekend over de verdelingen. Een gedeelde plaats telt voor een deel. Rating: OpenSkill (Plackett–Luce), μ ± σ.
arena-adjusted = gecorrigeerd voor kaartgeluk
arena-fewer-deals = anders nodige verdelingen
arena-adjusted-reading = Kaartgeluk is wat getrokken kaarten volgens de kenner hebben veranderd. Gemiddeld is het 0, dus de gecorrigeerde cijfers zijn zuiver. × 2,0: zonder deze meting zou zo’n smal interval twee keer zoveel verdelingen vragen.
arena-adjusted-too-few = Om cijfers voor kaartgeluk te corrigeren zijn minstens { $deals } verdelingen nodig.
arena-decimal = { $whole },{ $part }

## Tijden

arena-times = milliseconden per beslissing
arena-mean-time = gemiddeld
arena-percentile = 95% binnen
arena-longest = langste
arena-decisions = beslissingen
arena-speed = { $matches } partijen per seconde op één kern.
arena-made-with = Gemaakt door Dacabo { $version } met

## Onderweg

arena-progress =
    { $total ->
        [one] { $done } van { $total } verdeling · { $share }%
       *[other] { $done } van { $total } verdelingen · { $share }%
    }
arena-left = nog { $time }
arena-stopped =
    { $done ->
        [one] Gestopt: { $done } van de { $deals } verdelingen is klaar.
       *[other] Gestopt: { $done } van de { $deals } verdelingen zijn klaar.
    }
arena-continue = Ga verder met:
arena-not-saved = Met --save BESTAND kun je later verdergaan.

## Wat er misging

error-no-such-bot = Er is geen bot die “{ $bot }” heet. Kies een van deze: { $bots }.
error-no-such-game = Het spel “{ $game }” kennen we hier niet. Kies een van deze: { $games }.
error-no-such-rules = Dit spel heeft geen variant die “{ $rules }” heet. Kies een van deze: { $presets }.
error-bot-not-found = De bot “{ $bot }” is niet te laden ({ $reason }). Controleer hoe module en klasse heten.
error-not-a-bot = “{ $bot }” is geen bot. Geef de klasse twee methoden: hear en choose.
error-too-few-entrants = Voor een tafel van { $players } zijn { $players } bots nodig, maar je noemt er maar { $entrants }. Noem er meer, of kies een kleinere tafel.
error-number-too-low = Kies voor { $option } minstens { $lowest }.
error-luck-not-on-simulator = Kaartgeluk wordt in echte partijen gemeten, niet op de simulator. Laat --fast of --luck weg.
error-bot-raised = De bot “{ $bot }” begaf het in verdeling { NUMBER($deal, useGrouping: 0) } ({ $reason }). Wat klaar is, gaat niet verloren.
error-bot-illegal = De bot “{ $bot }” deed in verdeling { NUMBER($deal, useGrouping: 0) } een zet die nu niet mag ({ $move }). Wat klaar is, gaat niet verloren.
error-match-stalled = Aan verdeling { NUMBER($deal, useGrouping: 0) } komt geen eind: na { $most } beslissingen spelen { $bots } nog steeds. Wat klaar is, gaat niet verloren.
error-worker-ended = Een proces van de arena is gestopt, misschien door te weinig geheugen. Probeer het met minder --processes. Wat klaar is, gaat niet verloren.
error-cluster-unreadable = “{ $cluster }” is geen adres van een cluster. Schrijf het zo: dask://host:8786.
error-cluster-unreachable = Op { $cluster } antwoordt geen Dask-scheduler. Controleer het adres, en of de scheduler draait.
error-cluster-empty = Het cluster op { $cluster } heeft geen workers. Start er een paar met dask worker en probeer het opnieuw.
error-cluster-differs = Een worker in het cluster draait { $there } in plaats van { $here }. Installeer overal dezelfde versies, zodat er dezelfde tabel uitkomt. Wat klaar is, gaat niet verloren.
error-cluster-differs-unknown = Niet alle workers in het cluster kunnen deze versie van Dacabo draaien ({ $here }). Installeer op alle workers hetzelfde. Wat klaar is, gaat niet verloren.
error-cluster-lost = De scheduler op { $cluster } antwoordt niet meer. Wat klaar is, gaat niet verloren.
error-cluster-workers-died = Bij dezelfde verdelingen zijn meerdere workers van het cluster gestopt, misschien door te weinig geheugen. Geef ze meer, of start er minder per machine. Wat klaar is, gaat niet verloren.
error-journal-differs = “{ $file }” hoort bij een andere run van de arena (daar ≠ hier: { $differs }). Geef dezelfde opties op als toen, of kies een ander bestand.
error-journal-unreadable = Regel { NUMBER($line, useGrouping: 0) } van “{ $file }” is beschadigd. Verwijder die regel, of kies een ander bestand.
error-not-a-journal = “{ $file }” komt niet uit de arena en blijft zoals het is. Kies een ander bestand.
error-cannot-save = “{ $file }” kan niet worden geschreven ({ $reason }). Kies een ander bestand.
error-file-twice = “{ $file }” kan niet twee keer worden gebruikt. Kies voor elke uitvoer een eigen bestand.
error-save-needs-file = Wat --save opslaat, wordt later weer gelezen, dus “-” kan niet. Kies een bestand.
error-no-weights = Het bestand “{ $file }” met wat deze bot heeft geleerd, ontbreekt. Installeer Dacabo opnieuw.
error-broken-weights = Het bestand “{ $file }” met wat deze bot heeft geleerd, is beschadigd. Installeer Dacabo opnieuw.
