### Die Browser-App: was alle Seiten eines Turniers sagen.

app-event-connecting = Das Turnier wird gesucht …
app-event-closed = Dieses Turnier ist nicht erreichbar.
app-event-others = Meine Turniere
app-event-unsent = Der Server ist nicht erreichbar. Es geht nichts verloren: Wir senden alles, sobald er wieder da ist.
app-event-outdated = Es gibt eine neue Version dieser Seite.

## Eine Partie

app-event-final = Finale
app-event-stage = Vorrunde { $number }
app-event-group = Tisch { $table } · Gruppe { $group }
app-event-consolation-group = Tisch { $table } · Trostrunde { $group }
app-events-rules = Regeln
app-format-by-places = Plätze
app-format-by-points = Punkte
app-event-consolation = Trostrunde
app-event-consolation-won = Gewonnen in der Trostrunde: { $players }.
app-event-consolation-prize = Trostrunde: { $prize }
app-format-winners = Aus jeder Gruppe kommt weiter, wer gewinnt
app-format-two-advance = Aus jeder Gruppe kommen zwei weiter
app-format-best-losers =
    { $count ->
        [one] dazu von den anderen die beste Person
       *[other] dazu die { $count } Besten der anderen
    }
app-format-rounds-places =
    { $rounds ->
        [one] Eine Vorrunde für alle, gewertet nach Plätzen
       *[other] { $rounds } Vorrunden für alle, gewertet nach Plätzen
    }
app-format-rounds-points =
    { $rounds ->
        [one] Eine Vorrunde für alle, gewertet nach Punkten
       *[other] { $rounds } Vorrunden für alle, gewertet nach Punkten
    }
app-format-finalists =
    { $count ->
        [4] Finale zu viert
       *[other] Finale zu fünft
    }
app-format-consolation = Trostrunde neben dem Finale
app-format-guests = { $format }.
    .consolation = { $format }; alle anderen spielen neben dem Finale eine Trostrunde.
    .prize = { $format }; alle anderen spielen neben dem Finale eine Trostrunde und können dort einen Preis gewinnen: { $prize }.
app-event-points-wrong = Punkte sind ganze Zahlen ohne Vorzeichen.
app-event-last-round = Letzte Runde
app-event-time-up = Die Zeit ist um
app-event-clock-rests = Die Uhr steht.
app-event-time-left = Restzeit:
app-event-played = Gespielt:
app-event-place = { $place }.
app-event-place-heading = Platz
app-event-mark-tie-break = Platz durch Entscheidungsrunde
app-event-mark-left = vor dem Ende ausgestiegen
app-event-mark-pads = punktgleich: die Punkte auf den Blöcken entscheiden
app-event-mark-places = punktgleich: die Punkte für Plätze entscheiden
app-event-scale-final =
    { $most ->
        [yes] Finale: Punkte im Finale (mehr ist besser)
       *[no] Finale: Punkte im Finale (weniger ist besser)
    }
app-event-scale-places = Vorrunden: Punkte für Plätze (mehr ist besser)
app-event-scale-rounds =
    { $most ->
        [yes] Vorrunden: Punkte aller Partien (mehr ist besser)
       *[no] Vorrunden: Punkte aller Partien (weniger ist besser)
    }
app-event-name-heading = Name
app-event-total-heading = Punkte
app-event-advances = ist weiter
app-event-left-match = ausgestiegen
app-event-penalty = Strafe +{ $points }
app-event-tied = Gleichstand
app-event-bot-asked = die Turnierleitung entscheidet

## Warum jemand nicht mitspielt

app-event-dropped-out = ausgestiegen
app-event-drawn-often = { $stage }: { $draws }-mal ausgelost; es gilt die letzte Auslosung.
app-event-drawn-already =
    { $draws ->
        [one] Es wurde schon einmal ausgelost; diese Auslosung zählt nicht mehr.
        [2] Es wurde schon zweimal ausgelost.
       *[other] Es wurde schon { $draws }-mal ausgelost.
    }
app-event-no-show = nicht erschienen
app-event-replaced = ersetzt
app-event-disqualified = disqualifiziert

## Auf der öffentlichen Seite

app-public-registration =
    { $count ->
        [0] Die Liste ist offen und noch leer. Mach den Anfang!
        [one] Die Liste ist offen; eine Person steht darauf.
       *[other] Die Liste ist offen: { $count } Namen, davon schon da: { $here }.
    }
app-public-drawing = Die Gruppen werden ausgelost.
app-public-drawn =
    { $stage ->
        [0] Die Vorrunde ist ausgelost. Such deinen Tisch!
       *[other] Die { $stage }. Vorrunde ist ausgelost. Such deinen Tisch!
    }
app-public-final-drawn = Das Finale ist ausgelost. Bitte an Tisch { $table }!
app-public-played =
    { $stage ->
        [0]
            { $decided ->
                [one] Die Vorrunde läuft: { $decided } von { $count } Ergebnissen ist da.
               *[other] Die Vorrunde läuft: { $decided } von { $count } Ergebnissen sind da.
            }
       *[other]
            { $decided ->
                [one] Die { $stage }. Vorrunde läuft: { $decided } von { $count } Ergebnissen ist da.
               *[other] Die { $stage }. Vorrunde läuft: { $decided } von { $count } Ergebnissen sind da.
            }
    }
app-public-final-played = Das Finale läuft an Tisch { $table }.
    .online = Das Finale läuft online.
app-public-final-ended = Das Finale ist zu Ende. Gleich kommt das Ergebnis.
app-public-consolation-played = Das Finale ist vorbei. Die Trostrunde läuft noch.
app-public-confirming = Alle Ergebnisse sind da. Das letzte wird noch bestätigt.
app-public-deciding = Es laufen Entscheidungsrunden.
app-public-between = Alle Ergebnisse sind da. Gleich kommt die nächste Auslosung.
    .final = Alle Ergebnisse sind da. Als Nächstes kommt das Finale.
app-public-won =
    { $count ->
        [one] { $players } gewinnt!
       *[other] { $players } teilen sich den Sieg!
    }
app-public-over = Das Turnier ist vorbei.
app-public-news-time = Tisch { $table }: Die Zeit ist um, das ist die letzte Runde.
app-public-news-result = Von Tisch { $table } ist das Ergebnis da.
app-public-news-prize = { $who } wählt „{ $prize }“.
app-public-own = Zu meiner Seite
app-public-more = Mehr
app-public-wall = Großer Bildschirm
app-public-print = Drucken
app-public-other-link = Dieser Link gilt nur für einen Tisch.
app-public-other-link-go = Zu diesem Tisch

## Sich selbst anmelden

app-public-register = Mitspielen
    .about = Du bekommst eine eigene Seite: Sie zeigt dir deinen Tisch, und dort trägst du deine Punkte ein.
app-public-register-do = Anmelden
app-public-register-waits = Es haben sich schon viele angemeldet. Die Turnierleitung muss dich erst einlassen.
app-public-closed = Die Liste ist geschlossen. Möchtest du mitspielen, sprich die Turnierleitung an.
app-public-full =
    { $places ->
        [one] Der einzige Platz ist weg. Du kannst dich auf die Warteliste setzen.
       *[other] Alle { $places } Plätze sind weg. Du kannst dich auf die Warteliste setzen.
    }
app-public-full-do = Auf die Warteliste
app-public-places-left =
    { $left ->
        [one] Ein Platz ist noch frei.
       *[other] { $left } Plätze sind noch frei.
    }
app-public-register-known = { $name } steht schon auf der Liste. Bist du das?
app-public-register-other = Jemand anders heißt genauso? Dann ergänze bei dir den Nachnamen oder einen Buchstaben.
app-public-claim = Du stehst schon auf der Liste? Tipp deinen Namen an, dann bekommst du deine eigene Seite.
app-public-claim-sure = Bist du { $name }?
app-public-claim-about = Du bekommst deine eigene Seite, mit deinem Tisch und deinen Punkten. Die Turnierleitung sieht, dass du sie dir geholt hast.
app-public-claim-do = Ja, das bin ich
app-event-minutes =
    { $minutes ->
        [one] eine Minute je Partie
       *[other] { $minutes } Minuten je Partie
    }
app-event-no-minutes = ohne Zeitbegrenzung
app-public-players =
    { $count ->
        [one] Eine Person
       *[other] { $count } Teilnehmende
    }
app-public-few = Für ein Turnier braucht es mindestens drei Leute.
app-public-plan = Bei so vielen gibt es { $count } Gruppen ({ $groups }). Wer gewinnt, kommt weiter.
app-public-plan-final = Bei so wenigen gibt es nur einen Tisch: das Finale.
app-public-here = ist da

## Jemanden suchen

app-public-find = Wo spiele ich? Tipp einen Namen ein
app-public-nobody = Hier heißt niemand „{ $name }“.
app-public-found-more =
    { $count ->
        [one] Und noch eine Person. Tipp noch einen Buchstaben ein.
       *[other] Und noch { $count }. Tipp noch einen Buchstaben ein.
    }
app-public-against = mit { $players }
app-public-listed = Auf der Liste, noch ohne Tisch
app-public-table = Tisch { $table }
app-public-final-table = Finale · Tisch { $table }

## Tische und Ergebnisse

app-public-list = Die Auslosung
app-public-by-table = Nach Tischen
app-public-by-name = Nach Namen
app-public-not-begun = Hat noch nicht begonnen.
app-public-live =
    { $rounds ->
        [0] Die erste Runde läuft.
        [one] Nach einer Runde.
       *[other] Nach { $rounds } Runden.
    }
app-public-rounds =
    { $rounds ->
        [one] Eine Runde
       *[other] { $rounds } Runden
    }
app-public-decision = Entscheidungsrunde: { $players }
app-event-seats = Entscheidungsrunde um die letzten freien Plätze im Finale: { $players }
app-public-decision-played = Entscheidungsrunde: { $scores }
app-public-watch = Zuschauen
app-public-went-on = Weiter kamen: { $players }
app-public-scores =
    { $count ->
        [one] Stand nach einer Vorrunde
       *[other] Stand nach { $count } Vorrunden
    }
app-public-scores-places = Der erste Platz einer Gruppe zählt 24 Punkte, der letzte keinen, die anderen liegen gleichmäßig dazwischen.
app-public-scores-points = Die Punkte aller Vorrunden werden zusammengezählt.
app-public-places = Endstand
app-public-place =
    { $place ->
        [1] Erster Platz
        [2] Zweiter Platz
        [3] Dritter Platz
        [4] Vierter Platz
        [5] Fünfter Platz
        [6] Sechster Platz
        [7] Siebter Platz
        [8] Achter Platz
        [9] Neunter Platz
        [10] Zehnter Platz
        [11] Elfter Platz
        [12] Zwölfter Platz
        [13] Dreizehnter Platz
        [14] Vierzehnter Platz
        [15] Fünfzehnter Platz
        [16] Sechzehnter Platz
        [17] Siebzehnter Platz
        [18] Achtzehnter Platz
        [19] Neunzehnter Platz
        [20] Zwanzigster Platz
       *[other] Platz { $place }
    }
app-public-prizes = Preise
app-public-prize-taken = geht an { $who }

## Ist die Auslosung fair?

app-public-fair = Ist die Auslosung fair?
    .about = Vor jeder Auslosung wird eine geheime Zahl versiegelt, der Startwert; sein Siegel steht hier. Aus dem Startwert ergeben sich die Gruppen, niemand kann sie sich zurechtlegen. Mit der Auslosung wird er gezeigt, und alle können sie nachrechnen.
app-public-seal = Siegel (SHA-256 des Startwerts)
app-public-seed = Startwert
app-public-label = Name der Auslosung
app-public-avoids =
    Diese Auslosung berücksichtigt, wer laut Vereinsbuch schon zusammen an einem Tisch saß ({ $pairs ->
        [one] eine Paarung
       *[other] { $pairs } Paarungen
    }): Von 200 Mischungen gilt die mit den wenigsten Wiederholungen.
app-public-next-seal = Die nächste Auslosung
app-public-last-seal = Versiegelt für eine Auslosung, die nicht mehr nötig war
app-public-unproven = Der Startwert dieser Auslosung ist hier nicht bekannt.
app-public-sealed = Nach der Auslosung wird der Startwert gezeigt, und alle können selbst nachrechnen.
app-public-check = Auslosung nachprüfen
app-public-proven =
    { $draws ->
        [one] Alles in Ordnung: Das Siegel ist unversehrt, und die Auslosung ergibt sich daraus, Gruppe für Gruppe.
        [2] Alles in Ordnung: Die Siegel sind unversehrt, und beide Auslosungen ergeben sich daraus, Gruppe für Gruppe.
       *[other] Alles in Ordnung: Die Siegel sind unversehrt, und alle { $draws } Auslosungen ergeben sich daraus, Gruppe für Gruppe.
    }
app-public-other-seed = Da stimmt etwas nicht: Das ist nicht der Startwert, der versiegelt wurde.
app-public-moved = Das Siegel ist unversehrt. { $stage }: Nach der Auslosung hat die Turnierleitung jemanden getauscht, ersetzt oder eingelassen ({ $players }); wann und warum, steht in ihrem Protokoll. Alle anderen sitzen, wo der Startwert sie hinsetzt.
app-public-other-groups = Da stimmt etwas nicht: Diese Gruppen ergeben sich nicht aus dem Startwert.
app-public-by-hand = Oder von Hand: Sortiere die Teilnehmenden einer Vorrunde nach ihrer Nummer auf der Liste, misch sie mit dem Startwert und dem Namen der Auslosung und füll die Gruppen der Reihe nach. Das Siegel prüfst du so:

## Auf dem großen Bildschirm

app-wall-lost = Keine Verbindung – gleich zurück
app-wall-page = Seite { $page } von { $pages }
app-wall-full = Vollbild
app-wall-qr = QR-Code der Turnierseite
app-wall-register = Scannen und anmelden
app-wall-soon = Gleich wisst ihr, wer gegen wen spielt.
app-wall-done = entschieden
app-wall-over = Partie zu Ende
app-wall-leads = führt
app-wall-near = Noch { $points } bis { $mark }!
app-wall-five = Die letzten fünf Minuten
app-wall-finish = Spielt eure Runde noch zu Ende. Eine neue beginnt nicht mehr.
app-wall-seats =
    { $count ->
        [one] Eine Person spielt eine Entscheidungsrunde um die letzten freien Plätze im Finale.
       *[other] { $count } Teilnehmende spielen eine Entscheidungsrunde um die letzten freien Plätze im Finale.
    }
app-wall-consolation = Gewonnen in der Trostrunde
app-wall-points =
    { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }
app-wall-reveal = Das Finale ist entschieden. Und das ist der Endstand …
app-wall-fair = Fair gelost: Der Startwert war vorher versiegelt, und dieser Bildschirm hat die Gruppen nachgerechnet.
app-wall-fair-late =
    { $count ->
        [one] Fair gelost, vorher versiegelt und hier nachgerechnet. Seitdem ist noch jemand dazugekommen.
       *[other] Fair gelost, vorher versiegelt und hier nachgerechnet. Seitdem sind noch { $count } dazugekommen.
    }
app-wall-fair-moved = Der Startwert war vorher versiegelt; danach hat die Turnierleitung eine Gruppe geändert; wie, steht in ihrem Protokoll.
app-wall-sound = Ton erlauben
app-wall-sound-off = Ton aus
app-wall-dark = Dunkler Bildschirm
app-wall-light = Heller Bildschirm

## An einem Tisch

app-at-table-none = An diesem Tisch wird gerade nicht gespielt.
app-at-table-start = Partie starten
    .about = Sind alle da? Mit dem Start läuft die Uhr.
app-at-table-pause = Uhr anhalten
app-at-table-continue = Uhr weiterlaufen lassen
app-at-table-online = Diese Partie wird online gespielt; das Ergebnis wird automatisch eingetragen.
app-at-table-decided = Das Ergebnis ist abgegeben. Stimmt etwas nicht, sagt der Turnierleitung Bescheid.
app-at-table-voided = Eure letzte Partie zählt nicht mehr
    .about = Ein früheres Ergebnis wurde korrigiert, darum kommen vielleicht andere weiter. Die Turnierleitung lost neu aus; wartet bitte einen Moment.
app-at-table-vouch = Ist das euer Ergebnis?
    .about = Es wurde vorzeitig abgegeben, oder eine Runde kann kaum stimmen. Stimmt es nicht, sagt der Turnierleitung Bescheid.
    .asked = Die Turnierleitung fragt nach. Stimmt es nicht, sagt Bescheid.
app-at-table-vouch-yes = Ja, das stimmt
app-at-table-play-on = Nein, wir spielen noch
app-at-table-unconfirmed = Das Ergebnis ist abgegeben, zählt aber noch nicht: Ein anderes Handy am Tisch oder die Turnierleitung muss es noch bestätigen.
app-at-table-then-confirmed = Danach bestätigt es ein anderes Handy am Tisch oder die Turnierleitung.
app-at-table-round-asked = Wird gerade eine Runde gespielt?
app-at-table-round-yes = Ja
app-at-table-round-no = Nein
app-at-table-round-last = Dann ist sie die letzte. Spielt sie zu Ende und tragt sie ein; gebt dann das Ergebnis ab.
app-at-table-round-after-all = Es lief doch noch eine Runde
app-at-table-round-none = Dann beginnt keine neue mehr: Die Partie ist vorbei. Gebt das Ergebnis ab.
app-at-table-result = Ergebnis
app-at-table-from-pad = Ist die Partie zu Ende? Die Punktestände kommen vom Block.
app-at-table-pad-empty = Tragt die Runden auf dem Block ein und gebt das Ergebnis hier ab, wenn die Partie zu Ende ist. Ihr schreibt lieber auf Papier? Dann kann die Turnierleitung die Punktestände eintragen.
app-at-table-totals = Ist die Partie zu Ende? Tragt ein, was alle insgesamt haben.
app-at-table-totals-missing = Es fehlt noch ein Punktestand.
app-at-table-hand-in = Ergebnis abgeben
app-at-table-hand-in-yes = Ja, das ist das Ergebnis
app-at-table-answer-first =
    { $round ->
        [0] Beantwortet zuerst die Frage auf dem Punkteblock.
       *[other] Beantwortet zuerst die Frage zu Runde { $round } auf dem Punkteblock.
    }
app-at-table-send-first =
    { $count ->
        [one] Ein Eintrag auf diesem Handy ist noch nicht gesendet. Gebt das Ergebnis erst danach ab.
       *[other] { $count } Einträge auf diesem Handy sind noch nicht gesendet. Gebt das Ergebnis erst danach ab.
    }
app-at-table-decision = Entscheidungsrunde
    .about = Gleichstand: { $players }. Spielt eine einzige Runde, von null an und ohne Uhr, und tragt ihre Punkte ein.
app-at-table-decision-again = Immer noch Gleichstand: Spielt noch eine.
app-at-table-decision-do = Punkte eintragen
app-at-table-decision-online = Auch die Entscheidungsrunde wird online gespielt. Wer sie spielt, findet sie auf der eigenen Seite.
app-at-table-points-missing = Es fehlen noch Punkte.

## Die eigene Seite

app-player-unlisted = Du stehst nicht mehr auf der Liste. Frag die Turnierleitung.
app-player-waits = Du wartest noch auf Einlass
    .about = Es haben sich viele angemeldet; deshalb muss dich die Turnierleitung erst einlassen. Sag ihr kurz Bescheid, dann geht es auf dieser Seite von selbst weiter.
app-player-queue = Du bist Nummer { $queue } auf der Warteliste
    .about = Alle Plätze sind weg. Wird einer frei, lässt dich die Turnierleitung ein; diese Seite merkt es von selbst.
app-player-gone = Du spielst nicht mehr mit: { $why }.
app-player-check-in = Bist du da?
    .about = Sag Bescheid: Dann wirst du mit ausgelost, und niemand wartet vergeblich auf dich.
app-player-check-in-do = Ja, ich bin da
app-player-waiting = Wir wissen, dass du da bist. Sobald die Gruppen ausgelost sind, steht hier dein Tisch.
app-player-table = Dein Platz ist an
app-player-final = Du bist im Finale!
app-player-not-begun = Die Partie hat noch nicht begonnen.
app-player-online = Diese Partie wird online gespielt. Setz dich; es geht los, wenn alle da sind.
app-player-decision-online = Gleichstand! Eine weitere Runde entscheidet, online an einem eigenen Tisch.
app-player-opponents = Mit dir am Tisch
app-player-sit-down = Meinen Platz einnehmen
app-player-goes-on = Du bist weiter!
    .about = Nach der nächsten Auslosung steht hier dein Tisch.
app-player-again = Du spielst noch einmal
    .about = Nach der nächsten Auslosung steht hier dein Tisch.
app-player-whole = Das ganze Turnier
app-player-out = Das war’s für heute
    .about = Dein Platz steht fest, wenn das Finale vorbei ist. Bleib und schau zu: Das Beste kommt noch.
app-player-won = Du hast das Turnier gewonnen. Herzlichen Glückwunsch!
app-player-thanks = Danke fürs Mitspielen!
app-player-choose = Du bist dran: Wähl einen Preis
app-player-choose-do = Ich nehme „{ $prize }“
app-player-drop-out = Aussteigen
app-player-drop-out-list = Du wirst von der Liste genommen. Zurückholen kann dich nur die Turnierleitung.
app-player-drop-out-match = Die anderen spielen ohne dich weiter, und es gibt kein Zurück.

## Auf Papier

app-print-title = Drucken
app-print-sheet = Was drucken?
app-print-check-in = Liste für den Einlass
app-print-badges = Namensschilder
app-print-rules = Regelkarten
app-print-by-name = Auslosung nach Namen
app-print-by-table = Auslosung nach Tischen
app-print-slips = Ergebniszettel
app-print-cards = Tischschilder
app-print-certificates = Urkunden
app-print-whom = Für wen?
app-print-podium = Plätze 1 bis 3
app-print-everybody = Alle
app-print-date = Tag des Turniers
app-print-do = Drucken
    .about = Auf A4. Was du unten siehst, kommt genau so aus dem Drucker.
app-print-preview = Vorschau
app-print-nothing = Es gibt noch nichts zu drucken: Die Liste ist leer.
app-print-who-where = { $stage }: Wer spielt wo
app-print-which-table = { $stage }: die Tische
app-print-table = Tisch
app-print-card = Scann mich: Uhr, Punkte und Ergebnis dieses Tisches
app-print-awake = Stell dieses Handy so ein, dass der Bildschirm anbleibt. Lass die Seite offen: Ohne Netz lädt sie nicht neu.
app-print-card-qr = QR-Code von Tisch { $table }
app-print-badge = Scann mich: wo du spielst und wie es steht
app-print-badge-qr = QR-Code der eigenen Seite von { $name }
app-print-house-rules = Hausregeln für diesen Abend
app-print-total = Gesamt
app-print-slip-about = In jedem Feld: links die Punkte der Runde, rechts der Stand danach.
app-print-signed = Unterschrift
app-print-door =
    { $count ->
        [one] Die Liste: eine Person
       *[other] Die Liste: { $count } Teilnehmende
    }
app-print-points-about = Die Punkte sind die aus der letzten Partie.
app-print-points-final =
    { $points ->
        [one] { $points } Punkt im Finale
       *[other] { $points } Punkte im Finale
    }
app-print-points-places =
    { $points ->
        [one] { $points } Punkt für Plätze
       *[other] { $points } Punkte für Plätze
    }
app-print-points-rounds =
    { $points ->
        [one] { $points } Punkt in allen Vorrunden
       *[other] { $points } Punkte in allen Vorrunden
    }
app-print-prize = Preis
app-print-number = Nr.
app-print-here = Da
app-print-paid = Bezahlt
app-print-paid-sum = Bezahlt: { $paid } von { $count }
app-print-note = Anmerkung
app-print-certificate = Urkunde
app-print-evening = Der Abend auf einer Seite
app-print-times =
    { $minutes ->
        [one] { $from } bis { $to }, eine Minute
       *[other] { $from } bis { $to }, { $minutes } Minuten
    }
app-print-tie-break = Entscheidung: { $points }
app-print-absent = Abwesend oder ausgestiegen
app-print-absent-one = { $name } ({ $why })
app-print-corrections = Korrekturen
app-print-before = Vorher: { $points }.
app-print-among =
    { $count ->
        [one] bei einer Person
       *[other] unter { $count } Teilnehmenden
    }
app-print-praise-first = Niemand hat sich mehr gemerkt, und niemand hat Cabo in einem besseren Moment angesagt.
app-print-praise-second = Nur eine Person hat sich heute mehr gemerkt.
app-print-praise-third = Mit klarem Kopf und ruhiger Hand aufs Treppchen.
app-print-won-prize = Preis: { $prize }
app-print-praise = Hat geschaut, gedacht, getauscht und gelacht.
app-print-organisers = Für die Turnierleitung

## Stimmen

app-event-announcement = Durchsage der Turnierleitung
app-event-announcement-end = Entfernen
app-event-elsewhere = Dieses Turnier ist umgezogen.
app-event-elsewhere-go = Weiter auf { $host }
app-call = Turnierleitung holen
app-call-called = Die Turnierleitung weiß Bescheid.
app-call-coming = Es ist jemand zu euch unterwegs.
app-call-again = Noch einmal melden
app-call-end = Hat sich erledigt
