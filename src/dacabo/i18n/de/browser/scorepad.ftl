### Der Punkteblock im Browser.

## Meine Blöcke, und ein neuer

app-pad-title = Punkteblock
app-pad-opening = Der Block wird geholt …
app-pad-gone = Block nicht gefunden
    .about = Prüf den Link oder frag die Person, von der du ihn hast.
app-pad-outdated = Es gibt eine neue Version dieser Seite.
app-pad-mine = Meine Blöcke
    .about = Nur dieser Browser kennt ihre Links.
app-pad-forget = Vergessen
    .about = Dieser Browser vergisst den Link. Wer ihn sonst noch hat, kann den Block weiter öffnen.
app-pad-forget-waiting = Etwas davon ist noch nicht gesendet und ginge verloren.
app-pad-players = Wer spielt mit?
    .about = In der Reihenfolge, in der ihr sitzt, im Uhrzeigersinn.
app-pad-player = Name { $number }
app-pad-up = Zeile { $number } nach oben
app-pad-down = Zeile { $number } nach unten
app-pad-remove = Zeile { $number } entfernen
app-pad-add = Noch jemand
app-pad-won-by = Gewonnen: { $names }
app-pad-rounds =
    { $count ->
        [one] Eine Runde
       *[other] { $count } Runden
    }
app-pad-same-people = Wie letztes Mal:
app-pad-known = Zuletzt dabei:
app-pad-starter = Wer beginnt?
app-pad-starter-none = Das sehen wir am Tisch
app-pad-too-few = Mindestens { $fewest } müssen mitspielen. Wer ist noch da?
app-pad-open = Block anlegen
app-pad-file = Gespeicherten Block öffnen
    .about = Weiter mit einer Datei, die aus einem Punkteblock gespeichert wurde, hier oder auf einem anderen Server.
app-pad-file-choose = Datei wählen

## Der Block

app-pad-total = Insgesamt:
app-pad-totals = Punktestände
app-pad-struck = ausgestiegen
app-pad-begins = beginnt
app-pad-kamikaze = Kamikaze
app-pad-kamikaze-sum = { $sum }, Kamikaze
app-pad-cards-left = Karten übrig
app-pad-ran-out = Nachziehstapel leer
app-pad-corrected = korrigiert
app-pad-doubtful = kann kaum stimmen
app-pad-in-doubt = Noch hat niemand gewonnen
    .about = Runde { $round } kann kaum stimmen. Korrigiert sie, oder gebt das Ergebnis ab: Dann wird die Turnierleitung oder ein anderes Handy am Tisch gefragt.
app-pad-waits = noch nicht gesendet
app-pad-void = nach dem Ende gespielt, zählt nicht
app-pad-round =
    { $unit ->
        [game] Runde { $round }
       *[round] Runde { $round }
    }
app-pad-draw-lot = Auslosen
app-pad-now-over = Damit ist die Partie vorbei.
app-pad-now-open = Damit geht die Partie weiter.
app-pad-will-be-over = Damit wäre die Partie vorbei.
app-pad-will-go-on = Damit ginge die Partie weiter.
app-pad-goes-on = Hier geht es weiter
app-pad-names = Namen
app-pad-save = Speichern
app-pad-time = Die Zeit ist um
    .about = Wird gerade noch eine Runde gespielt?
app-pad-time-this = Ja, Runde { $round } ist die letzte
app-pad-time-none = Nein, Runde { $round } war die letzte
app-pad-time-back = Es ist doch noch Zeit
app-pad-again = Neue Partie, gleiche Leute
app-pad-one-more =
    { $unit ->
        [game] Noch eine Runde
       *[round] Noch eine Runde
    }
app-pad-one-more-back = Doch keine weitere Runde
app-pad-picture = Als Bild teilen
app-pad-picture-none = Dieser Browser kann das Bild nicht zeichnen. Mach stattdessen einen Screenshot.
app-pad-more = Dateien, Regeln, wer schreibt
app-pad-paper = Zettel speichern (Excel)
app-pad-csv = Alle Details speichern (CSV)
app-pad-json = Ganzen Block speichern (JSON)
app-pad-share-do = Teilen
app-pad-share = Auf jedem Handy am Tisch
    .about = Wer diesen Link öffnet, sieht den Block live und kann darauf schreiben.
app-pad-qr = QR-Code mit dem Link zu diesem Block
app-pad-renew = Link ersetzen
    .about = Der alte Link funktioniert dann bei niemandem mehr; wer weiter mitschreiben soll, braucht den neuen.
app-pad-renewed-here = Das ist der neue Link. Der alte funktioniert nicht mehr.
app-pad-renewed = Dieser Block hat einen neuen Link
    .about = Jemand am Tisch hat den Link ersetzt; der alte funktioniert nicht mehr. Lass dir den neuen geben.
app-pad-who-writes = Wer schreibt hier?
    .about = Für den Verlauf, damit ihr wisst, wen ihr fragen könnt. Freiwillig.
app-pad-nobody-writes = Keine Angabe

## Eine Runde wird eingetragen

app-pad-enter =
    { $unit ->
        [game] Runde { $round } eintragen
       *[round] Runde { $round } eintragen
    }
app-pad-correct =
    { $unit ->
        [game] Runde { $round } korrigieren
       *[round] Runde { $round } korrigieren
    }
app-pad-take-back =
    { $unit ->
        [game] Runde { $round } zurücknehmen
       *[round] Runde { $round } zurücknehmen
    }
    .about = Sie verschwindet vom Block. Im Verlauf bleibt sie.
app-pad-writing =
    { $unit ->
        [game]
            { $count ->
                [one] { $names } trägt gerade Runde { $round } ein.
               *[other] { $names } tragen gerade Runde { $round } ein.
            }
       *[round]
            { $count ->
                [one] { $names } trägt gerade Runde { $round } ein.
               *[other] { $names } tragen gerade Runde { $round } ein.
            }
    }
app-pad-somebody =
    { $known ->
        [0]
            { $count ->
                [one] Jemand
               *[other] { $count } Leute
            }
       *[other]
            { $count ->
                [one] noch jemand
               *[other] { $count } weitere
            }
    }
app-pad-my-hand = Meine Karten
app-pad-hand =
    { $unit ->
        [game] Meine Karten in Runde { $round }
       *[round] Meine Karten in Runde { $round }
    }
app-pad-hand-do = Karten senden
app-pad-hand-back = Zurücknehmen
app-pad-hand-missing = Tipp erst deine Karten an.
app-pad-hands-in = Schon da: { $names }.
app-pad-hands-missing = Es fehlen noch: { $names }.
app-pad-hand-from = { $name } (von { $by } geschickt)
app-pad-renaming = { $old } soll { $new } heißen
app-pad-who-called = Wer hat Cabo angesagt? Tipp auf die Glocke.
app-pad-called-by = { $name } hat Cabo angesagt
app-pad-pile = Ohne Ansage: Nachziehstapel leer
app-pad-turns = Ohne Ansage: alle Züge gespielt
app-pad-pile-out = Nachziehstapel nach der Ansage leer
app-pad-called-with = Summe bei der Ansage, falls anders
app-pad-called-with-sum = mit { $sum } bei der Ansage
app-pad-left = Karten übrig (Sieg: 0)
app-pad-left-of = Übrige Karten: { $name }
app-pad-sum-of = Summe: { $name }
app-pad-by-sum = Nur die Summe
app-pad-by-card = Karte für Karte
app-pad-keys = Tasten
app-pad-minus = Minuszeichen
app-pad-back = Letzte Eingabe löschen
app-pad-any-suit = Ob rot oder schwarz, zählt nur bei Königen.
app-pad-next = Weiter: { $name }
app-pad-reason = Warum? (wenn du magst)
app-pad-noted = Aufgeschrieben.
app-pad-kept = Auf diesem Handy gespeichert. Es wird gesendet, sobald du wieder Netz hast.

## Kann das sein? Was gilt?

app-pad-look-again = Noch einmal nachsehen
app-pad-sure = Doch, stimmt so
app-pad-theirs = Auf dem Block
app-pad-ours = Auf diesem Handy
app-pad-keep-theirs = Block so lassen
app-pad-keep-mine = Meins übernehmen
app-pad-end = Ende
app-pad-try-again = Noch einmal versuchen
app-pad-throw-away = Verwerfen
app-pad-throw-away-this = Verwerfen: { $what }

## Ohne Netz

app-pad-offline = Gerade keine Verbindung. Schreib weiter: Es geht nichts verloren.
app-pad-waiting =
    { $count ->
        [one] Ein Eintrag noch nicht gesendet
       *[other] { $count } Einträge noch nicht gesendet
    }
app-pad-send-now = Jetzt senden
app-pad-unkept = Dieses Handy kann keine Einträge speichern. Schließ diese Seite erst, wenn sie gesendet sind.
app-pad-too-late = Von diesem Handy nie gesendet
    .about = Die Partie war entschieden oder anders besetzt, bevor diese Einträge ankamen. Stimmt das Ergebnis deshalb nicht, zeig sie der Turnierleitung.
app-pad-throw-all-away = Alle verwerfen

## Der Verlauf

app-pad-history = Verlauf
app-pad-by = geschrieben von { $name }
app-pad-because = Grund: { $reason }
app-pad-before = Vorher
app-pad-after = Nachher

## What a player did, when the match is over

app-pad-feat-kamikaze =
    { $count ->
        [one] Kamikaze in Runde { $round }
       *[other] { $count } Kamikazes
    }
app-pad-feat-hundred =
    { $count ->
        [one] Genau 100 in Runde { $round }: zurück auf 50
       *[other] { $count }-mal genau 100
    }
app-pad-feat-calls =
    { $calls ->
        [one]
            { $right ->
                [0] Einmal angesagt, leider falsch
               *[other] Einmal angesagt, und richtig
            }
        [2]
            { $right ->
                [0] Zweimal angesagt, beide Male falsch
                [one] Zweimal angesagt, einmal richtig
               *[other] Zweimal angesagt, beide Male richtig
            }
       *[other]
            { $wrong ->
                [0] { $calls }-mal angesagt, immer richtig
               *[other]
                    { $right ->
                        [0] { $calls }-mal angesagt, nie richtig
                       *[other] { $calls }-mal angesagt, { $right }-mal richtig
                    }
            }
    }
app-pad-feat-won =
    { $unit ->
        [game] { $won } von { $played } Runden gewonnen
       *[round] { $won } von { $played } Runden gewonnen
    }
app-pad-feat-lowest =
    { $points ->
        [1] Beste Runde: ein Punkt
       *[other] Beste Runde: { $points } Punkte
    }
app-pad-feat-most =
    { $points ->
        [1] Beste Runde: ein Punkt
       *[other] Beste Runde: { $points } Punkte
    }
app-pad-feat-closest =
    { $count ->
        [one] Am knappsten: noch eine Karte übrig
       *[other] Am knappsten: noch { $count } Karten übrig
    }
