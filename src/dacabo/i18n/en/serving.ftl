### Running a server, and coming to one.

## Settings

serve-host = the address to listen on
serve-port = the port to listen on; 0 picks any that is free
serve-metrics-port = the port for monitoring, from this machine only (127.0.0.1): /metrics, /livez and /readyz; 0 picks any that is free
serve-lan = let phones and computers on the same network join, and show the address as a QR code
serve-open = open the card room in your browser as soon as it is ready
serve-database = the file with all tables and guests, or the postgresql:// URL of a database; by default dacabo/dacabo.db in your data folder
serve-public-url = the address at which people reach this server through a proxy, such as https://cards.example
serve-origins = more origins whose pages may use this server, separated by commas
serve-trusted-proxies = the networks of your own proxies, separated by commas; only these are trusted to pass on a client’s address
serve-security-contact = the contact for reporting vulnerabilities, a mailto: or https: address; shown in /.well-known/security.txt
serve-max-tables = how many tables can be in use at once
serve-max-connections = how many connections can be open at once
serve-connections-per-address = how many of them one address may have open
serve-connections-per-minute = how many new connections one address may open per minute
serve-share-per-address = the percentage of the server’s time that one address may use
serve-guests-per-minute = how many new guests, or guests with a new name, one address may add per minute
serve-tables-per-minute = how many new tables one address may open per minute
serve-wrong-codes-per-minute = how many wrong table codes one address may try per minute
serve-finished-days = after how many days a finished table is deleted
serve-open-days = after how many days an abandoned table is deleted
serve-copies = a folder for copies of all open tournaments, made every few minutes
serve-processes = number of server processes; more than one needs PostgreSQL
serve-workers = no longer has any effect: bots need no separate processes
serve-log-format = whether the log is for people or for programs
serve-log-level = the lowest level that is logged

## Settings that cannot be

error-setting-number = Choose a whole number from { NUMBER($lowest, useGrouping: 0) } to { NUMBER($highest, useGrouping: 0) } for { $setting }; “{ $value }” is not valid.
error-setting-choice = Choose one of these for { $setting }: { $choices }; “{ $value }” is not valid.
error-setting-host = The server cannot listen on “{ $value }”. Set { $setting } to a name or an IP address, without a port.
error-setting-address = “{ $value }” is not the address of a website. Set { $setting } to one such as { $example }, with nothing after it.
error-setting-networks = “{ $value }” is not a list of networks. Set { $setting } to a list such as 127.0.0.1, 10.0.0.0/8.
error-setting-contact = “{ $value }” is not an address for reporting vulnerabilities. Set { $setting } to an email address such as mailto:security@cards.example, or to a page that starts with https://.
error-setting-folder = “{ $value }” is not a folder that can be written to. Create it, or set { $setting } to another one.
error-host-needs-lan = To listen on { $host }, also say who may connect: --lan for the local network, or --public-url for the address of your proxy.
error-processes-need-postgres = Several processes need a database that they can share. Give a postgresql:// URL with --database, or leave out --processes.

## Names

error-name-empty = That name has no visible letters. Choose another one.
error-name-too-long = That name is too long. Choose one of at most { $most } characters.

## At the door

error-host-not-allowed = This server does not use that address. Use the one it shows when it starts.
error-origin-not-allowed = That request came from another website. Open this server’s own page.
error-app-not-built = The table is laid, but the browser app is missing: it has not been built yet. Run “make play” in the project’s folder; it builds the app and starts this server.

## A file that cannot be used

error-store-cannot-open = “{ $file }” cannot be opened ({ $reason }). Choose another file with --database.
error-store-in-use = “{ $file }” is already in use by another card room. Stop that one first, or choose another file with --database.
error-store-not-ours = “{ $file }” is not a Dacabo database; it was left unchanged. Choose another file.
error-store-newer = “{ $file }” was written by a newer version of Dacabo (version { NUMBER($found, useGrouping: 0) }; this one reads version { NUMBER($known, useGrouping: 0) }). Update Dacabo, or choose another file.
error-store-unsafe = Moves could be lost on this disk: SQLite’s { $setting } setting stays at { $found } instead of { $needed }. Put the file on a local disk.
error-store-cannot-connect = The database “{ $database }” cannot be used ({ $reason }). Check the address, user, password and sslmode given with --database.
error-store-not-durable = Moves could be lost: PostgreSQL’s { $setting } setting is { $found }. Turn it on, at least for this user or database.
error-store-too-old = This PostgreSQL is too old (version { NUMBER($found, useGrouping: 0) }; Dacabo needs at least version { NUMBER($needed, useGrouping: 0) }). Use a newer one.
error-nodes-older = Servers running an older version of Dacabo are still using “{ $database }”. Stop them all, then start this one; it will update the database.
error-nodes-differ = The servers using “{ $database }” run a different version of Dacabo and would not understand this one. Stop them all first.

## Backups

error-backup-exists = “{ $file }” already exists and was not overwritten. Choose another name.
error-backup-failed = The backup “{ $file }” could not be written ({ $reason }). Choose another place.
error-backup-damaged = The copy of “{ $file }” is damaged and was deleted. The disk may be failing; check it.
error-target-not-empty = “{ $file }” is not empty, so it was left unchanged. Choose an empty database.
error-target-differs = The copy of “{ $table }” differs from the original, so it was discarded. Try again, and check the disk.

## The command

serve-about = open the card room: play in a browser, against bots and other people
serve-opened = The card room is open: { $link }
serve-stop = Stop it with Ctrl+C.
copy-about = copy the server’s database, even while the server is running
copy-file = the file to copy to; an existing file is not overwritten
copy-progress = { $percent }% copied
copy-done = Copied and checked: { $file }
copy-damaged = Copied: { $file }. The copy has been kept, but something in the database is damaged:
copy-move = copy a card room into another database, from a file to PostgreSQL or back, while no server uses either
copy-from = the source, a file or a postgresql:// URL; it is left unchanged
copy-to = the destination: a new file, or an empty database
database-about = check that everything stored is complete and readable; works while the server is running
database-progress = { $percent }% checked
database-counts = Tables: { $tables }, score pads: { $pads }, tournaments: { $events }, club books: { $clubs }, entries in total: { $entries }
database-unchecked = Entries without a checksum, from an older version of Dacabo: { $count }. A change in one of them might go unnoticed.
database-outdated = { $stream }: this match began under older rules and cannot be continued.
database-fine = Everything is complete and can be read.
database-missing = { $stream }: entry { NUMBER($number, useGrouping: 0) } is missing
database-changed = { $stream }: entry { NUMBER($number, useGrouping: 0) } has been changed
database-unexpected = { $stream }: entry { NUMBER($number, useGrouping: 0) } does not belong there
database-impossible = { $stream }: entry { NUMBER($number, useGrouping: 0) } does not fit the ones before it
database-undecodable = { $stream }: entry { NUMBER($number, useGrouping: 0) } cannot be read
database-file = The file itself is damaged: it fails SQLite’s own check.
database-advice = Anything damaged can no longer be opened; everything else keeps working. First make a copy of the database as it is. Then look for an earlier copy without the damage (dacabo check --database FILE) and restore it, or carry on without what is lost. Check the disk as well.
error-cannot-listen = Cannot listen on { $host }, port { NUMBER($port, useGrouping: 0) } ({ $reason }). Is a server already running there? Choose another --port.
