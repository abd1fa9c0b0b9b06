### Die Kommandozeile.

## Hilfe

cli-about = Das offene Spielzimmer: Partien nacherzählen, überprüfen und Bots spielen lassen.
cli-usage = Aufruf:
cli-commands = Befehle
cli-arguments = Eingabe
cli-options = Optionen
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
error-cannot-read = „{ $file }“ lässt sich nicht lesen ({ $reason }). Prüf den Namen.
error-cannot-write = Die Ausgabe ließ sich nicht schreiben ({ $reason }). Prüf, wohin sie gehen soll.
error-no-such-player = Hier spielt niemand namens „{ $name }“. Am Tisch sitzen: { $names }.
