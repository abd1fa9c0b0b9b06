### Einen Server betreiben, und zu einem kommen.

## Einstellungen

serve-host = die Adresse, auf der der Server lauscht
serve-port = der Port, auf dem der Server lauscht; 0 nimmt irgendeinen freien
serve-metrics-port = der Port für die Überwachung, nur von diesem Rechner aus (127.0.0.1): /metrics, /livez und /readyz; 0 nimmt irgendeinen freien
serve-lan = Handys und Rechner im selben Netz mitspielen lassen und die Adresse als QR-Code zeigen
serve-open = das Spielzimmer im Browser öffnen, sobald es bereit ist
serve-database = die Datei mit allen Tischen und Gästen oder der postgresql://-Link einer Datenbank; ohne Angabe dacabo/dacabo.db in deinem Datenordner
serve-public-url = die Adresse, unter der dieser Server über einen Proxy zu erreichen ist, etwa https://karten.example
serve-origins = weitere Adressen, deren Seiten diesen Server nutzen dürfen, durch Kommas getrennt
serve-trusted-proxies = die Netze deiner eigenen Proxys, durch Kommas getrennt; nur sie dürfen sagen, von wem eine Anfrage kommt
serve-security-contact = der Kontakt für Sicherheitslücken (eine Adresse mit mailto: oder https:); steht dann in /.well-known/security.txt
serve-max-tables = wie viele Tische gleichzeitig in Betrieb sein können
serve-max-connections = wie viele Verbindungen gleichzeitig offen sein können
serve-connections-per-address = wie viele davon eine einzelne Adresse haben darf
serve-connections-per-minute = wie viele neue Verbindungen pro Minute eine Adresse öffnen darf
serve-share-per-address = wie viel Prozent der Zeit des Servers eine Adresse beanspruchen darf
serve-guests-per-minute = wie viele neue Gäste und geänderte Namen pro Minute von einer Adresse kommen dürfen
serve-tables-per-minute = wie viele neue Tische pro Minute eine Adresse öffnen darf
serve-wrong-codes-per-minute = wie viele falsche Tischcodes pro Minute eine Adresse versuchen darf
serve-finished-days = nach wie vielen Tagen ein Tisch gelöscht wird, an dem fertig gespielt ist
serve-open-days = nach wie vielen Tagen ein Tisch gelöscht wird, an dem niemand mehr weiterspielt
serve-copies = ein Ordner, in den alle paar Minuten Kopien aller offenen Turniere kommen
serve-processes = wie viele Prozesse die Anfragen beantworten; mehr als einer nur mit PostgreSQL
serve-workers = ohne Wirkung: Bots brauchen keine eigenen Prozesse mehr
serve-log-format = ob Menschen oder Programme das Protokoll lesen
serve-log-level = ab welcher Stufe etwas ins Protokoll kommt

## Einstellungen, die nicht gehen

error-setting-number = Wähl für { $setting } eine ganze Zahl von { NUMBER($lowest, useGrouping: 0) } bis { NUMBER($highest, useGrouping: 0) }; „{ $value }“ geht nicht.
error-setting-choice = Wähl für { $setting } eins davon: { $choices }; „{ $value }“ geht nicht.
error-setting-host = Auf „{ $value }“ lässt sich nicht lauschen. Gib bei { $setting } einen Namen oder eine IP-Adresse ohne Port an.
error-setting-address = „{ $value }“ ist keine Adresse einer Website. Gib bei { $setting } eine wie { $example } an, ohne etwas dahinter.
error-setting-networks = „{ $value }“ nennt keine Netze. Gib bei { $setting } welche wie 127.0.0.1, 10.0.0.0/8 an.
error-setting-contact = Unter „{ $value }“ lässt sich keine Sicherheitslücke melden. Gib bei { $setting } eine Mailadresse wie mailto:security@karten.example an oder eine Seite mit https://.
error-setting-folder = „{ $value }“ ist kein Ordner, in den sich schreiben lässt. Leg ihn an, oder gib für { $setting } einen anderen an.
error-host-needs-lan = Um auf { $host } zu lauschen, sag auch, wer kommen darf: --lan für das lokale Netz oder --public-url mit der Adresse deines Proxys.
error-processes-need-postgres = Mehrere Prozesse brauchen eine Datenbank, die sie sich teilen können. Gib mit --database einen postgresql://-Link an, oder lass --processes weg.

## Namen

error-name-empty = Diesen Namen kann niemand sehen. Nimm einen mit Buchstaben.
error-name-too-long = Der Name ist zu lang. Nimm einen mit höchstens { $most } Zeichen.

## An der Tür

error-host-not-allowed = Unter dieser Adresse ist der Server nicht zu Hause. Nimm die, die er beim Start zeigt.
error-origin-not-allowed = Diese Anfrage kam von einer fremden Website. Öffne die Seite dieses Servers selbst.
error-app-not-built = Der Tisch ist gedeckt, nur die App für den Browser fehlt: Sie ist noch nicht gebaut. „make play“ im Ordner des Projekts baut sie und startet diesen Server.

## Eine Datei, die sich nicht benutzen lässt

error-store-cannot-open = „{ $file }“ lässt sich nicht öffnen ({ $reason }). Prüf Pfad und Rechte.
error-store-in-use = Mit „{ $file }“ läuft schon ein Server. Beende ihn zuerst, oder wähl mit --database eine andere Datei.
error-store-not-ours = Die Datei „{ $file }“ ist keine Datenbank von Dacabo und bleibt, wie sie ist. Wähl eine andere.
error-store-newer = „{ $file }“ stammt von einem neueren Dacabo (Version { NUMBER($found, useGrouping: 0) }; dieses kennt Version { NUMBER($known, useGrouping: 0) }). Bring Dacabo auf den neuesten Stand, oder wähl eine andere Datei.
error-store-unsafe = Auf diesem Datenträger könnten Züge verloren gehen: Die SQLite-Einstellung { $setting } bleibt bei { $found } statt { $needed }. Leg die Datei auf einen lokalen.
error-store-cannot-connect = Die Datenbank „{ $database }“ lässt sich nicht benutzen ({ $reason }). Prüf Adresse, Benutzer, Passwort und sslmode bei --database.
error-store-not-durable = Züge könnten verloren gehen: Die PostgreSQL-Einstellung { $setting } steht auf { $found }. Schalt sie ein, wenigstens für diesen Benutzer oder diese Datenbank.
error-store-too-old = Dieses PostgreSQL ist zu alt (Version { NUMBER($found, useGrouping: 0) }; Dacabo braucht mindestens Version { NUMBER($needed, useGrouping: 0) }). Nimm ein neueres.
error-nodes-older = „{ $database }“ wird noch von Servern mit einem älteren Dacabo benutzt. Beende sie alle und starte dann diesen; er bringt die Datenbank auf den neuesten Stand.
error-nodes-differ = Die Server, die „{ $database }“ benutzen, haben eine andere Version von Dacabo und würden diesen nicht verstehen. Beende sie zuerst alle.

## Sicherungen

error-backup-exists = „{ $file }“ gibt es schon; überschrieben wird nichts. Wähl einen anderen Namen.
error-backup-failed = Die Sicherung „{ $file }“ ließ sich nicht schreiben ({ $reason }). Prüf Platz und Rechte.
error-backup-damaged = Die Kopie von „{ $file }“ ist beschädigt und wurde gelöscht. Vielleicht geht der Datenträger kaputt; prüf ihn.
error-target-not-empty = In „{ $file }“ ist schon etwas; daran wurde nichts geändert. Wähl eine leere Datenbank.
error-target-differs = Die Kopie von „{ $table }“ weicht vom Original ab und wurde verworfen. Versuch es noch einmal, und prüf den Datenträger.

## Der Befehl

serve-about = das Spielzimmer öffnen: im Browser spielen, mit anderen und gegen Bots
serve-opened = Das Spielzimmer ist offen: { $link }
serve-stop = Beenden mit Strg+C.
copy-about = die Datenbank des Servers kopieren, auch während er läuft
copy-file = die Datei für die Kopie; eine vorhandene wird nicht überschrieben
copy-progress = { $percent } % kopiert
copy-done = Kopiert und geprüft: { $file }
copy-damaged = Kopiert: { $file }. Die Kopie bleibt erhalten, aber in der Datenbank ist etwas beschädigt:
copy-move = ein Spielzimmer in eine andere Datenbank kopieren, von einer Datei nach PostgreSQL oder zurück, solange kein Server eine von beiden benutzt
copy-from = die Quelle: eine Datei oder ein postgresql://-Link; dort bleibt alles, wie es ist
copy-to = das Ziel: eine neue Datei oder eine leere Datenbank
database-about = prüfen, ob alles Gespeicherte vollständig ist und sich lesen lässt, auch während der Server läuft
database-progress = { $percent } % geprüft
database-counts = Tische: { $tables }, Punkteblöcke: { $pads }, Turniere: { $events }, Vereinsbücher: { $clubs }, Einträge insgesamt: { $entries }
database-unchecked = Einträge ohne Prüfsumme, von einem älteren Dacabo: { $count }. Eine Veränderung darin könnte unbemerkt bleiben.
database-outdated = { $stream }: Diese Partie hat nach älteren Regeln begonnen und lässt sich nicht fortsetzen.
database-fine = Alles ist vollständig und lässt sich lesen.
database-missing = { $stream }: Eintrag { NUMBER($number, useGrouping: 0) } fehlt
database-changed = { $stream }: Eintrag { NUMBER($number, useGrouping: 0) } wurde verändert
database-unexpected = { $stream }: Eintrag { NUMBER($number, useGrouping: 0) } gehört dort nicht hin
database-impossible = { $stream }: Eintrag { NUMBER($number, useGrouping: 0) } passt nicht zu dem, was davor steht
database-undecodable = { $stream }: Eintrag { NUMBER($number, useGrouping: 0) } ist nicht lesbar
database-file = Die Datei selbst ist beschädigt: Sie besteht die Prüfung von SQLite nicht.
database-advice = Was beschädigt ist, lässt sich nicht mehr öffnen; alles andere läuft weiter. Mach zuerst eine Kopie der Datenbank, wie sie jetzt ist. Such dann eine ältere Kopie ohne den Schaden (dacabo check --database DATEI) und spiel sie zurück, oder mach ohne das Verlorene weiter. Prüf auch den Datenträger.
error-cannot-listen = Auf { $host }, Port { NUMBER($port, useGrouping: 0) }, kann der Server nicht lauschen ({ $reason }). Läuft dort schon ein Server? Nimm einen anderen --port.
