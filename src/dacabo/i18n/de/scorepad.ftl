### Der Punkteblock für echte Karten.

## Was als Nächstes zu tun ist

scorepad-begins =
    { $unit ->
        [game] Runde { $round }: { $who } beginnt.
       *[round] Runde { $round }: { $who } beginnt.
    }
scorepad-begins-winner = Runde { $round }: { $who } hat die letzte Runde gewonnen und beginnt.
scorepad-begins-lot =
    { $unit ->
        [game] Runde { $round }: Lost aus, wer beginnt. Im Topf: { $players }.
       *[round] Runde { $round }: Lost aus, wer beginnt. Im Topf: { $players }.
    }
scorepad-begins-drawn =
    { $unit ->
        [game] Runde { $round }: Laut Los beginnt { $who }.
       *[round] Runde { $round }: Laut Los beginnt { $who }.
    }
scorepad-begins-youngest = Runde { $round }: Wer am jüngsten ist, beginnt.
scorepad-begins-left = Runde { $round }: Es beginnt, wer links von der Person sitzt, die zuletzt begonnen hat.
scorepad-enter =
    { $unit ->
        [game] Tragt Runde { $round } ein, sobald jemand gewonnen hat.
       *[round] Tragt Runde { $round } ein, sobald die Karten offen liegen.
    }
scorepad-last-round = Die Zeit ist um: Runde { $round } ist die letzte.

## Wie eine Partie endet

scorepad-over-limit =
    { $limit ->
        [one] Jemand hat { $limit } Punkt oder mehr: Die Partie ist vorbei.
       *[other] Jemand hat { $limit } Punkte oder mehr: Die Partie ist vorbei.
    }
scorepad-over-rounds =
    { $rounds ->
        [one] Eine Runde war ausgemacht: Die Partie ist vorbei.
       *[other] Alle { $rounds } Runden sind gespielt: Die Partie ist vorbei.
    }
scorepad-over-time = Die Zeit ist um: Die Partie ist vorbei.
scorepad-over-target =
    { $target ->
        [one] Jemand hat { $target } Punkt oder mehr: Das Ziel ist erreicht.
       *[other] Jemand hat { $target } Punkte oder mehr: Das Ziel ist erreicht.
    }
scorepad-over-single = Die Partie ist vorbei.
scorepad-after-the-end =
    { $unit ->
        [game]
            { $count ->
                [one] Eine Runde wurde nach dem Ende gespielt. Sie bleibt auf dem Block, zählt aber nicht.
               *[other] { $count } Runden wurden nach dem Ende gespielt. Sie bleiben auf dem Block, zählen aber nicht.
            }
       *[round]
            { $count ->
                [one] Eine Runde wurde nach dem Ende gespielt. Sie bleibt auf dem Block, zählt aber nicht.
               *[other] { $count } Runden wurden nach dem Ende gespielt. Sie bleiben auf dem Block, zählen aber nicht.
            }
    }

## Der Verlauf

scorepad-opened = Der Block wurde angelegt.
scorepad-entered =
    { $unit ->
        [game] Runde { $round } wurde eingetragen.
       *[round] Runde { $round } wurde eingetragen.
    }
scorepad-corrected =
    { $unit ->
        [game] Runde { $round } wurde korrigiert.
       *[round] Runde { $round } wurde korrigiert.
    }
scorepad-filled-in = Runde { $round } wurde noch einmal eingetragen, mit den Karten.
scorepad-taken-back =
    { $unit ->
        [game] Runde { $round } wurde zurückgenommen.
       *[round] Runde { $round } wurde zurückgenommen.
    }
scorepad-renamed = { $old } heißt ab jetzt { $new }.
scorepad-left = { $who } ist ausgestiegen, die anderen spielen weiter.
scorepad-returned = { $who } ist wieder dabei.
scorepad-lot-drawn =
    { $unit ->
        [game] Ausgelost: { $who } beginnt Runde { $round }.
       *[round] Ausgelost: { $who } beginnt Runde { $round }.
    }
scorepad-went-on = Dieselben Leute spielen auf einem neuen Block weiter.
scorepad-prolonged =
    { $unit ->
        [game] Eine weitere Runde wurde vereinbart.
       *[round] Eine weitere Runde wurde vereinbart.
    }
scorepad-not-prolonged =
    { $unit ->
        [game] Es gab doch keine weitere Runde.
       *[round] Es gab doch keine weitere Runde.
    }
scorepad-time-called = Die Zeit ist um: Runde { $round } ist die letzte.
scorepad-time-taken-back = Es ist doch noch Zeit: „Die Zeit ist um“ wurde zurückgenommen.

## Kann das sein?

scorepad-doubt-sum = { $who } mit { $sum }? Auf diese Summe kommt man nach diesen Regeln nicht.
scorepad-doubt-sums = Zusammen { $sum }? Das geben die Karten nicht her.
scorepad-doubt-kamikaze = { $who } mit Kamikaze und { $sum }? Zwei 12er und zwei 13er allein sind schon 50.
scorepad-doubt-no-kamikaze = { $who } mit { $sum }? Mit vier Karten ist das Kamikaze: zwei 12er und zwei 13er.
scorepad-doubt-cards = Die Karte „{ $card }“ { $count }-mal auf dem Tisch? Im Spiel ist sie nur { $held }-mal.
scorepad-doubt-no-cards = { $who } ohne eine einzige Karte? Nach diesen Regeln bleibt die letzte liegen.
scorepad-doubt-number-of-cards =
    { $count ->
        [one] { $who } mit nur einer Karte? Das kann nach diesen Regeln nicht sein.
       *[other] { $who } mit { $count } Karten? Das kann nach diesen Regeln nicht sein.
    }
scorepad-doubt-pile = Ende durch leeren Stapel? Nach diesen Regeln wird der Ablagestapel gemischt, und es geht weiter.
scorepad-doubt-turns = Ende ohne Ansage? Diese Regeln begrenzen die Zahl der Züge nicht.
scorepad-doubt-called-with = { $who } hat mit { $before } angesagt und am Ende { $sum }? Nach der Ansage sind die Karten gesperrt.
scorepad-doubt-stack = { $who } mit { $count } Karten im Stapel? Am Anfang waren es { $most }.
scorepad-doubt-no-empty-stack = Kein Stapel ist leer. Konnte niemand mehr etwas tun?
scorepad-doubt-empty-stacks = Mehrere leere Stapel ({ $players })? Schon der erste beendet die Runde.

## Was sich nicht aufschreiben lässt

error-entry-not-everyone = Tragt für alle { $players } am Tisch etwas ein.
error-entry-absurd = Diese Zahl kann nicht stimmen. Nimm eine von { $lowest } bis { $highest }.
error-entry-too-many-cards = So viele Karten hat niemand. Gib höchstens { $most } an.
error-entry-no-such-card = Eine Karte „{ $card }“ gibt es in keinem unserer Spiele. Wähl eine andere.
error-entry-no-kamikaze = Kamikaze gibt es in diesen Regeln nicht. Gib nur die Summe an.
error-entry-two-kamikazes = Zweimal Kamikaze in einer Runde? Es gibt nur zwei 13er. Schaut noch einmal auf die Karten.
error-entry-nobody-called = Wer hat Cabo angesagt? Gib es an, oder wähl, wie die Runde sonst endete.
error-entry-caller-left = Wer angesagt hat, ist nicht mehr dabei. Wähl jemanden, der noch mitspielt.
error-entry-called-and-not = Jemand hat angesagt, und niemand hat angesagt: Nur eines von beiden geht. Wähl noch einmal.
error-entry-other-game = Diese Runde gehört zu einem anderen Spiel. Leg dafür einen eigenen Block an.
error-entry-doubtful = Das kann kaum stimmen. Schau noch einmal auf die Karten, oder bestätige, dass es stimmt.
error-round-entered-already = Runde { $round } hat schon jemand eingetragen, und zwar anders. Sieh nach, was dort steht, und korrigiere es, wenn es falsch ist.
error-round-changed = Runde { $round } hat gerade jemand geändert. Sieh nach, was dort jetzt steht, und entscheide dann.
error-round-differs = Runde { $round } steht mit anderen Punkten auf dem Block. Korrigiere sie stattdessen.
error-round-missing = Runde { $round } ist die nächste. Trag zuerst diese ein.
error-round-not-there = Eine Runde { $round } gibt es auf diesem Block nicht. Wähl eine, die dort steht.
error-round-not-last = Zurücknehmen lässt sich nur die letzte Runde: Runde { $round }. Eine frühere kannst du korrigieren.
error-time-other-round = Die letzte Runde kann die eben eingetragene oder die nächste sein: höchstens Runde { $round }. Wähl eine davon.
error-time-not-up = Die Zeit läuft noch, da gibt es nichts zurückzunehmen. Spielt weiter.
error-left-already = Diese Person ist schon ausgestiegen. Spielt ohne sie weiter.
error-not-left = Hier spielen noch alle mit, da gibt es nichts zurückzunehmen. Spielt weiter.
error-too-few-stay = Allein geht es nicht weiter: Mindestens { $fewest } müssen bleiben.
error-lot-not-needed = Hier gibt es nichts zu losen: Wer beginnt, steht fest.
error-lot-other-seed = Dieses Los stammt nicht aus dem versiegelten Startwert. Lost auf dem Block aus.
error-lot-no-seed = Hier kann nicht gelost werden. Öffne den Block neu und lose dort aus.
error-match-not-over = Die Partie ist noch nicht vorbei. Spielt sie erst zu Ende.
error-pad-went-on = Ihr spielt schon auf einem anderen Block weiter. Ersetzt den Link dort.
error-match-over-anyway = Dass die Partie vorbei ist, liegt nicht an der Zahl der Runden; eine mehr ändert daran nichts. Fangt eine neue Partie an.
error-pad-names = Diese Namen gehen nicht: Alle brauchen einen sichtbaren, und jeder darf nur einmal vorkommen.
error-pad-text = Eine Notiz hat nur eine Zeile mit höchstens { $most } Zeichen. Mach sie kürzer.
error-pad-open-already = Diesen Block gibt es schon. Lad die Seite neu.
error-pad-not-open = Dieser Block ist noch nicht angelegt. Leg ihn zuerst an.
error-pad-full = Nach { $most } Zeilen ist dieser Block voll. Leg einen neuen an.

## Ein Zettel für Tabellen

scorepad-column =
    { $unit ->
        [game] Partie
       *[round] Runde
    }
scorepad-jump = Genau 100
scorepad-total = Summe

## Dateien

error-pad-file-too-large = Diese Datei ist zu groß: Ein Punkteblock hat höchstens { $bytes } Bytes. Wähl eine andere Datei.
error-pad-file-not-json = Zeile { NUMBER($line, useGrouping: 0) }: Hier ist die Datei beschädigt oder bricht ab. Es wurde nichts übernommen; nimm eine andere Kopie.
error-pad-file-foreign = Das ist kein Punkteblock von Dacabo. Wähl eine Datei, die aus einem Punkteblock gespeichert wurde.
error-pad-file-version = Dieser Punkteblock wurde mit einer anderen Version von Dacabo gespeichert ({ $found }; diese kennt { $known }). Bring Dacabo auf den neuesten Stand.
error-pad-file-unreadable = Zeile { NUMBER($line, useGrouping: 0) }: Das gehört auf keinen Punkteblock. Es wurde nichts übernommen; nimm eine andere Kopie.
error-pad-file-refused = Zeile { NUMBER($line, useGrouping: 0) }: Das passt nicht zu dem, was davor steht. Vielleicht ist die Datei beschädigt. Es wurde nichts übernommen; nimm eine ältere Kopie.
