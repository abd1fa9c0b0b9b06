### Een server draaien, en er een bezoeken.

## Instellingen

serve-host = het adres waarop de server luistert
serve-port = de poort waarop de server luistert; 0 neemt een willekeurige vrije
serve-metrics-port = de poort voor monitoring, alleen vanaf deze computer (127.0.0.1): /metrics, /livez en /readyz; 0 neemt een willekeurige vrije
serve-lan = telefoons en computers op hetzelfde netwerk laten meespelen en het adres als QR-code tonen
serve-open = de speelzaal in je browser openen zodra die klaar is
serve-database = het bestand met alle tafels en gasten, of de postgresql://-link van een database; standaard dacabo/dacabo.db in je gegevensmap
serve-public-url = het adres waarop deze server via een proxy te bereiken is, zoals https://kaarten.example
serve-origins = nog meer adressen waarvan de pagina’s deze server mogen gebruiken, gescheiden door komma’s
serve-trusted-proxies = de netwerken van je eigen proxy’s, gescheiden door komma’s; alleen die worden geloofd als ze doorgeven van wie een aanvraag komt
serve-security-contact = het contact voor beveiligingslekken (een adres met mailto: of https:); komt in /.well-known/security.txt te staan
serve-max-tables = hoeveel tafels er tegelijk in gebruik kunnen zijn
serve-max-connections = hoeveel verbindingen er tegelijk open kunnen zijn
serve-connections-per-address = hoeveel daarvan vanaf één adres
serve-connections-per-minute = hoeveel nieuwe verbindingen per minuut vanaf één adres
serve-share-per-address = hoeveel procent van de tijd van de server één adres mag gebruiken
serve-guests-per-minute = hoeveel nieuwe gasten en naamswijzigingen per minuut vanaf één adres
serve-tables-per-minute = hoeveel nieuwe tafels per minuut vanaf één adres
serve-wrong-codes-per-minute = hoeveel verkeerde tafelcodes per minuut vanaf één adres
serve-finished-days = na hoeveel dagen een uitgespeelde tafel wordt gewist
serve-open-days = na hoeveel dagen een verlaten tafel wordt gewist
serve-copies = een map voor kopieën van alle open toernooien, om de paar minuten
serve-processes = hoeveel processen de aanvragen afhandelen; meer dan één alleen met PostgreSQL
serve-workers = doet niets meer: bots hebben geen eigen processen meer nodig
serve-log-format = wie de logregels leest: mensen of programma’s
serve-log-level = vanaf welk niveau er gelogd wordt

## Instellingen die niet kunnen

error-setting-number = Kies voor { $setting } een geheel getal van { NUMBER($lowest, useGrouping: 0) } tot en met { NUMBER($highest, useGrouping: 0) }; “{ $value }” kan niet.
error-setting-choice = Kies voor { $setting } een van deze: { $choices }; “{ $value }” kan niet.
error-setting-host = Op “{ $value }” kan de server niet luisteren. Geef bij { $setting } een naam of een IP-adres zonder poort op.
error-setting-address = “{ $value }” is geen adres van een website. Geef bij { $setting } een adres op zoals { $example }, zonder iets erachter.
error-setting-networks = “{ $value }” is geen lijst van netwerken. Geef bij { $setting } netwerken op zoals 127.0.0.1, 10.0.0.0/8.
error-setting-contact = Via “{ $value }” kan niemand een beveiligingslek melden. Geef bij { $setting } een mailadres op zoals mailto:security@kaarten.example, of een pagina met https://.
error-setting-folder = “{ $value }” is geen map waarin geschreven kan worden. Maak hem aan, of geef bij { $setting } een andere op.
error-host-needs-lan = Om op { $host } te luisteren moet je ook opgeven wie verbinding mag maken: --lan voor het lokale netwerk, of --public-url met het adres van je proxy.
error-processes-need-postgres = Meerdere processen hebben een database nodig die ze kunnen delen. Geef met --database een postgresql://-link op, of laat --processes weg.

## Namen

error-name-empty = Die naam heeft geen zichtbare letters. Kies er een die ze wel heeft.
error-name-too-long = Die naam is te lang. Kies er een van maximaal { $most } tekens.

## Aan de deur

error-host-not-allowed = Op dat adres is deze server niet thuis. Gebruik het adres dat hij bij het starten toont.
error-origin-not-allowed = Dat kwam van een andere website. Open de pagina van deze server zelf.
error-app-not-built = De tafel is gedekt, alleen de app voor de browser ontbreekt: die is nog niet gebouwd. “make play” in de map van het project bouwt hem en start deze server.

## Een bestand dat niet te gebruiken is

error-store-cannot-open = “{ $file }” kan niet worden geopend ({ $reason }). Kies met --database een ander bestand.
error-store-in-use = Er draait al een server met “{ $file }”. Stop die eerst, of kies met --database een ander bestand.
error-store-not-ours = “{ $file }” is geen database van Dacabo en blijft zoals het is. Kies een ander bestand.
error-store-newer = “{ $file }” komt van een nieuwere versie van Dacabo (versie { NUMBER($found, useGrouping: 0) }; deze kent versie { NUMBER($known, useGrouping: 0) }). Werk Dacabo bij, of kies een ander bestand.
error-store-unsafe = Op deze schijf kunnen zetten verloren gaan: de SQLite-instelling { $setting } blijft { $found } in plaats van { $needed }. Zet het bestand op een lokale schijf.
error-store-cannot-connect = De database “{ $database }” kan niet worden gebruikt ({ $reason }). Controleer het adres, de gebruiker, het wachtwoord en sslmode bij --database.
error-store-not-durable = Er kunnen zetten verloren gaan: de PostgreSQL-instelling { $setting } staat op { $found }. Zet die aan, in elk geval voor deze gebruiker of database.
error-store-too-old = Deze PostgreSQL is te oud (versie { NUMBER($found, useGrouping: 0) }; Dacabo heeft minstens versie { NUMBER($needed, useGrouping: 0) } nodig). Gebruik een nieuwere.
error-nodes-older = “{ $database }” wordt nog gebruikt door servers met een oudere versie van Dacabo. Stop ze allemaal en start dan deze; die werkt de database bij.
error-nodes-differ = De servers die “{ $database }” gebruiken, hebben een andere versie van Dacabo en zouden deze niet begrijpen. Stop ze eerst allemaal.

## Reservekopieën

error-backup-exists = “{ $file }” bestaat al en wordt niet overschreven. Kies een andere naam.
error-backup-failed = De reservekopie “{ $file }” kon niet worden geschreven ({ $reason }). Kies een andere plek.
error-backup-damaged = De kopie van “{ $file }” is beschadigd en is verwijderd. Misschien begeeft de schijf het; controleer hem.
error-target-not-empty = In “{ $file }” staat al iets; daar is niets aan veranderd. Kies een lege database.
error-target-differs = De kopie van “{ $table }” wijkt af van het origineel en is weggegooid. Probeer het nog eens, en controleer de schijf.

## Het commando

serve-about = de speelzaal openen: in je browser spelen, met anderen en tegen bots
serve-opened = De speelzaal is open: { $link }
serve-stop = Stoppen met Ctrl+C.
copy-about = de database van de server kopiëren, ook terwijl de server draait
copy-file = het bestand voor de kopie; een bestaand bestand wordt niet overschreven
copy-progress = { $percent }% gekopieerd
copy-done = Gekopieerd en gecontroleerd: { $file }
copy-damaged = Gekopieerd: { $file }. De kopie blijft staan, maar in de database is iets beschadigd:
copy-move = een speelzaal naar een andere database kopiëren, van een bestand naar PostgreSQL of terug, terwijl er geen server draait
copy-from = de bron: een bestand of een postgresql://-link; daar verandert niets
copy-to = de bestemming: een nieuw bestand of een lege database
database-about = controleren of alles wat is opgeslagen volledig en leesbaar is, ook terwijl de server draait
database-progress = { $percent }% gecontroleerd
database-counts = Tafels: { $tables }, scoreblokken: { $pads }, toernooien: { $events }, clubboeken: { $clubs }, records in totaal: { $entries }
database-unchecked = Records zonder checksum, van een oudere versie van Dacabo: { $count }. Een wijziging daarin kan onopgemerkt blijven.
database-outdated = { $stream }: deze partij is met oudere spelregels begonnen en kan niet worden voortgezet.
database-fine = Alles is volledig en leesbaar.
database-missing = { $stream }: record { NUMBER($number, useGrouping: 0) } ontbreekt
database-changed = { $stream }: record { NUMBER($number, useGrouping: 0) } is gewijzigd
database-unexpected = { $stream }: record { NUMBER($number, useGrouping: 0) } hoort daar niet thuis
database-impossible = { $stream }: record { NUMBER($number, useGrouping: 0) } past niet bij wat ervoor staat
database-undecodable = { $stream }: record { NUMBER($number, useGrouping: 0) } is onleesbaar
database-file = Het bestand zelf is beschadigd: het doorstaat de controle van SQLite niet.
database-advice = Wat beschadigd is, kan niet meer worden geopend; al het andere blijft werken. Maak eerst een kopie van de database zoals die nu is. Zoek dan een oudere kopie zonder deze schade (dacabo check --database BESTAND) en zet die terug, of ga verder zonder wat verloren is. Controleer ook de schijf.
error-cannot-listen = De server kan niet luisteren op { $host }, poort { NUMBER($port, useGrouping: 0) } ({ $reason }). Draait daar al een server? Kies een andere --port.
