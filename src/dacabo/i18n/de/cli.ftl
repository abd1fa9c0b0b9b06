### Die Kommandozeile.

## Hilfe

cli-about = Cabo und Da Capo! im Browser spielen (dacabo serve --open), aufgezeichnete Partien nacherzählen und prüfen, Bots gegeneinander antreten lassen.
cli-usage = Aufruf:
cli-commands = Befehle
cli-arguments = Eingabe
cli-options = Optionen
# The heading of a part of the help.
cli-heading = { $title }:
cli-replay = eine aufgezeichnete Partie nacherzählen
cli-verify = Siegel, jedes Mischen, jeden Zug und alle Punkte prüfen
cli-completion = ein Skript ausgeben, mit dem die Shell diesen Befehl vervollständigt
cli-file = die Aufzeichnung einer Partie; - ist die Standardeingabe
cli-seat = nur erzählen, was diese Person erfuhr: ein Name oder der Buchstabe eines Platzes
cli-json = Runden, Punkte, Punktestände und wer gewonnen hat als JSON ausgeben
cli-language = die Sprache der Ausgabe; ohne Angabe die des Systems
cli-help = diese Hilfe zeigen
cli-version = die Version zeigen
cli-examples = Beispiele:
cli-exit = Rückgabewerte:
cli-exit-fine = alles in Ordnung
cli-exit-damaged = in der Datenbank ist etwas beschädigt
cli-exit-wrong = mit der Aufzeichnung oder einem Bot stimmt etwas nicht, oder der Aufruf war unverständlich
cli-exit-interrupted = von dir abgebrochen (Strg+C)
cli-exit-pipe = das lesende Programm hat die Ausgabe geschlossen

## Was schiefging

error-wrong-usage = Befehl nicht verstanden: { $detail }. Siehe { $command } --help.
error-cannot-read = „{ $file }“ lässt sich nicht lesen ({ $reason }). Prüf Namen und Rechte.
error-cannot-write = Die Ausgabe ließ sich nicht schreiben ({ $reason }). Prüf, wohin sie gehen soll.
error-no-such-player = Hier spielt niemand namens „{ $name }“. Am Tisch sitzen: { $names }.

## What is wrong with a command, as `$detail` of `error-wrong-usage`

usage-unknown = unbekannte Angabe „{ $given }“
usage-missing = es fehlt { $given }
usage-no-such-command = den Befehl „{ $given }“ gibt es nicht; zur Wahl stehen { $choices }
usage-choice = „{ $given }“ geht nicht für { $option }; zur Wahl stehen { $choices }
usage-not-a-number = { $option } braucht eine ganze Zahl, nicht „{ $given }“
usage-value-missing = { $option } braucht einen Wert
usage-no-value = { $option } braucht keinen Wert, angegeben ist „{ $given }“
usage-together = { $option } und { $other } schließen sich aus

## Why the operating system refused something, as `$reason`

system-not-found = Datei oder Ordner nicht gefunden
system-not-permitted = keine Berechtigung
system-is-a-folder = das ist ein Ordner
system-not-a-folder = ein Ordner im Pfad ist eine Datei
system-exists = gibt es schon
system-name-too-long = der Name ist zu lang
system-disk-full = der Datenträger ist voll
system-read-only = der Datenträger ist schreibgeschützt
system-device-failed = Fehler am Datenträger oder Gerät
system-too-many-files = zu viele offene Dateien
system-address-in-use = die Adresse wird schon benutzt
system-address-not-here = diese Adresse hat dieser Rechner nicht
system-connection-refused = Verbindung abgelehnt
system-no-answer = keine Antwort
system-no-such-host = Rechner nicht gefunden
