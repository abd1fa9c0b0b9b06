### Die Browser-App: die Turnierleitung, und ein neues Turnier.

## Oben, und die Teile

app-desk-phase-registration = Anmeldung
app-desk-phase-draft = Ausgelost, nicht veröffentlicht
app-desk-phase-playing = Es wird gespielt
app-desk-phase-drawn = Ausgelost, nicht gestartet
app-desk-phase-final-drawn = Finale: nicht gestartet
app-desk-phase-between = Vor der nächsten Auslosung
app-desk-phase-finished = Das Finale ist gespielt
app-desk-phase-over = Zu Ende
app-desk-parts = Bereiche
app-desk-tables = Tische
app-desk-players = Teilnehmende
app-desk-standings = Stand
app-desk-prizes = Preise
app-desk-public = Seite für alle
app-desk-wall = Großer Bildschirm
app-desk-print = Drucken

## Was als Nächstes zu tun ist

app-desk-todo = Als Nächstes
app-desk-todo-tab = Zu tun ({ $count })
app-desk-nothing-to-do = Gerade ist nichts zu tun. Genieß den Abend – wenn du gebraucht wirst, steht es hier.
app-desk-over = Das Turnier ist zu Ende. Danke fürs Ausrichten!
app-desk-todo-start-all = { $count } Partien sind bereit. Starte sie, wenn alle sitzen.
app-desk-todo-online = Tisch { $table } spielt online. Es geht los, sobald alle sitzen.
app-desk-vouch = Stimmt
app-desk-ask-table = Den Tisch fragen
app-desk-play-on = Weiterspielen lassen
app-desk-table-asked = Der Tisch wurde gefragt.
app-desk-unconfirmed = Noch nicht bestätigt
app-desk-start = Starten
app-desk-no-result-yet = Noch ohne Ergebnis:
app-desk-start-all = Alle starten
app-desk-pause = Anhalten
app-desk-pause-all = Alle anhalten
app-desk-continue = Fortsetzen
app-desk-continue-all = Alle fortsetzen
app-desk-call-time = Letzte Runde ansagen
    .about = Diese Runde ist dann die letzte an diesem Tisch, egal, was die Uhr sagt.
app-desk-enter = Ergebnis eintragen
app-desk-take-over = Vom Block übernehmen
app-desk-decide = Entscheidungsrunde eintragen
app-desk-format = Format
app-desk-format-do = Dieses Format nehmen
app-desk-format-rounds = Vorrunden, in denen alle spielen
    .about = Alle spielen jede Vorrunde, jedes Mal an einem neuen Tisch. Dann spielen die Besten das Finale.
app-desk-format-kind = Wer spielt weiter?
app-desk-format-all = Alle, mehrmals
app-desk-choice = Wähl eines aus
app-desk-choice-winners = Wer gewinnt, kommt weiter
    .about = Kurz und einfach: Die meisten sind nach einer Partie raus.
    .out = Kurz und einfach: Nach einer Partie sind { $out } von { $all } Leuten raus.
    .how = In Gruppen: Die Besten jeder Gruppe kommen weiter, bis nur noch ein Tisch übrig ist.
app-desk-choice-beside = Wer gewinnt, kommt weiter – mit Trostrunde
    .about = Während des Finales muss niemand nur zuschauen. Passt zu einer bunt gemischten Gesellschaft.
app-desk-choice-twice = Zwei Vorrunden für alle
    .about = Alle spielen gleich oft und treffen jedes Mal neue Leute. Passt zu Freundeskreis und Familie.
app-desk-choice-thrice = Drei Vorrunden für alle
    .about = Hier zählt Glück am wenigsten. Passt zu einem Verein und einem langen Abend.
app-desk-choice-matches = Partien pro Person: { $matches }
app-desk-choice-minutes = { $low }–{ $high } Minuten
app-desk-choice-soon = Dauer folgt
app-desk-choice-more = Mehr
app-desk-format-by = Was zählt
    .about = Plätze: Der erste Platz einer Gruppe bekommt 24 Punkte, der letzte keinen, die anderen liegen gleichmäßig dazwischen. Punkte: Die Punkte der Partien werden zusammengezählt.
app-desk-format-finalists = Teilnehmende im Finale
app-desk-format-advance = Wie viele aus jeder Gruppe weiterkommen
app-desk-format-best-losers = Wie viele der anderen außerdem weiterkommen, die Besten zuerst
app-desk-format-consolation = Trostrunde neben dem Finale, für alle anderen
app-desk-seats = Die letzten freien Plätze im Finale
app-desk-seats-about = Sie alle spielen eine Runde, an einem Tisch oder an mehreren. Die Punkte dieser Runde entscheiden.
app-desk-consolation-prize = Trostpreis
    .about = Wer eine Gruppe der Trostrunde gewinnt, bekommt ihn.
app-desk-consolation-prize-do = Speichern
app-desk-decide-by-hand = Von Hand eintragen
app-desk-todo-decide-online = Entscheidungsrunde online: { $players }. Das Ergebnis wird automatisch eingetragen.
app-desk-bot-advances = Ja, kommt weiter
app-desk-bot-stays = Nein, wer dahinter liegt
app-desk-draw = Auslosen
app-desk-to-the-final = Finale aufrufen
app-desk-publish = Veröffentlichen
app-desk-see-draft = Entwurf ansehen
app-desk-see-missing = Zeigen, wer fehlt
app-desk-all-here = Alle da
app-desk-all-here-count =
    { $count ->
        [one] Alle da (noch 1 abzuhaken)
       *[other] Alle da (noch { $count } abzuhaken)
    }
app-desk-draw-here =
    { $count ->
        [one] Mit der einen Person auslosen
       *[other] Mit den { $count } Anwesenden auslosen
    }
    .about = Wer fehlt, gilt als nicht erschienen. Taucht jemand doch noch auf, kannst du die Person einlassen.
app-desk-end = Turnier abschließen
    .about = Danach lässt sich nichts mehr ändern.

## Bevor etwas geschieht

app-desk-would-change = Das würde sich ändern
app-desk-reason = Grund, fürs Protokoll
app-desk-reason-missing = Sag in ein paar Worten, warum, oder tipp einen Grund an.
app-desk-reason-typo = Vertippt
app-desk-reason-sum = Verrechnet
app-desk-reason-other = Anders entschieden
app-desk-reason-family = Familie an einem Tisch
app-desk-reason-wish = Auf eigenen Wunsch
app-desk-reason-late = Zu spät gekommen
app-desk-reason-rule = Regel verletzt
app-desk-reason-unfair = Unfaires Spiel

## Die Liste

app-desk-players-count =
    { $count ->
        [0] noch niemand
        [one] eine Person
       *[other] { $count } Teilnehmende
    }
app-desk-players-here =
    { $here ->
        [one] { $here } von { $count } ist da
       *[other] { $here } von { $count } sind da
    }
app-desk-players-none = Noch niemand da. Tipp den ersten Namen ein – oder zeig den QR-Code der Seite für alle, dann melden sich die Leute selbst an.
app-desk-new-name = Neuer Name
app-desk-add = Hinzufügen
app-desk-added = { $name } steht auf der Liste.
app-desk-add-in-draft = Es gibt einen Entwurf. Mit einem neuen Namen fällt er weg, samt allem, was darin getauscht wurde. Du kannst ihn auch erst veröffentlichen: Dann kommen Nachzügler per Los in die kleinste Gruppe.
app-desk-add-anyway = Hinzufügen und neu losen
app-desk-names = Mehrere Namen oder Datei
app-desk-names-typed = Ein Name je Zeile
app-desk-names-add = Auf die Liste setzen
app-desk-names-file = Datei wählen …
app-desk-names-file-about = Oder eine Tabelle als CSV-Datei: eine Spalte „Name“ oder zwei, „Vorname“ und „Nachname“. Die Spalten „bezahlt“ und „Notiz“ kommen in die Kasse. Wer schon auf der Liste steht, wird nicht doppelt eingetragen; nur die Kasse wird ergänzt. Steckt in der Datei ein Fehler, wird niemand eingetragen.
app-desk-names-added =
    { $added ->
        [0] Keine neuen Namen
        [one] Ein Name dazugekommen
       *[other] { $added } Namen dazugekommen
    }
app-desk-names-noted =
    { $noted ->
        [one] Kasse für eine Person aktualisiert
       *[other] Kasse für { $noted } Personen aktualisiert
    }
app-desk-names-known =
    { $known ->
        [0] keiner stand schon da.
        [one] einer stand schon da: { $names }.
       *[other] { $known } standen schon da: { $names }.
    }
app-desk-names-read = { $added }, { $known }
app-desk-search = Namen suchen
app-desk-search-none = Niemand auf der Liste heißt so.
app-desk-missing-only =
    { $count ->
        [one] nur, wer noch fehlt
       *[other] nur die { $count }, die noch fehlen
    }
app-desk-here = ist da
app-desk-check-in = Ist da
app-desk-check-in-name = { $name } ist da
app-desk-check-out-name = { $name } ist doch nicht da
app-desk-back-again = Ist wieder da
app-desk-rename = Namen korrigieren
app-desk-rename-do = Namen speichern
app-desk-cash = Kasse
    .about = Hak ab, wer bezahlt hat; für eine Notiz tipp auf die drei Punkte. Nur die Turnierleitung und der Einlass sehen das.
app-desk-cash-sum = Bezahlt: { $paid } von { $count }
app-desk-paid-name = { $name } hat bezahlt
app-desk-unpaid-name = { $name } hat doch nicht bezahlt
app-desk-note = Notiz
    .about = Nur die Turnierleitung und der Einlass können sie lesen. Ist das Feld leer, wird sie gelöscht.
app-desk-note-do = Notiz speichern
app-desk-plan-soon = Wie lange es dauert, wird gerade ausgerechnet …
    .about = Bots spielen es im Hintergrund durch.
app-desk-lever = Andere Zeit oder anderes Tempo?
    .about = Damit rechnest du nur die Dauer aus; am Turnier ändert sich nichts. Ein Vereinsbuch lernt das Tempo seiner Tische aus früheren Abenden.
app-desk-lever-minutes = Minuten je Partie: { $minutes }
app-desk-lever-pace = Sekunden pro Zug: { $seconds }
app-desk-lever-answer = Dann plane { $low }–{ $high } Minuten Spielzeit ein, dazu die Pausen.
app-desk-timing = Geplant: { $low }–{ $high } Minuten Spielzeit. Gebraucht: { $played }.
app-desk-timing-played = Minuten Spielzeit ohne Pausen: { $played }.
app-desk-players-all = Alle { $count }
app-desk-out = nicht mehr dabei, { $place } in Gruppe { $group }
app-desk-by-self = selbst angemeldet
    .about = Selbst angemeldet: hat sich mit dem eigenen Handy eingetragen.
app-desk-at-table = Tisch { $table }
app-desk-more-about = { $name }: mehr
app-desk-late-name = Wer kommt noch dazu?
app-desk-late-about = Das Los entscheidet unter den kleinsten Gruppen, die noch nicht begonnen haben.
app-desk-late-next = Wer jetzt dazukommt, spielt ab der nächsten Vorrunde mit und bekommt für verpasste Vorrunden keine Punkte.
app-desk-let-in = Einlassen
app-desk-replace = Ersetzen
app-desk-replace-by = Wer übernimmt den Platz?
app-desk-replace-new = Ein neuer Name
app-desk-penalty = Strafpunkte
app-desk-penalty-about = Die Punkte kommen zum Ergebnis der laufenden oder letzten Partie dazu.
app-desk-no-show = Nicht erschienen
app-desk-drop-out = Steigt aus
app-desk-disqualify = Disqualifizieren
app-desk-gone-because = { $gone }: { $reason }

## Der Entwurf

app-desk-draft = Entwurf: { $stage }
app-desk-namesakes = { $players } haben denselben Vornamen. Zum Tauschen tipp einen der Namen an.
app-desk-near-twins = { $one } und { $other }: zwei Leute, oder steht jemand doppelt auf der Liste?
app-desk-draft-about = Das sieht nur die Turnierleitung. Um zwei zu tauschen, tipp beide an.
app-desk-draft-one = Das sieht bisher nur die Turnierleitung.
app-desk-exchange = Tauschen
app-desk-exchange-these = { $one } und { $other } tauschen
app-desk-exchange-other = { $name } tauscht mit … Tipp jemanden aus einer anderen Gruppe an.

## Die Tische

app-desk-tables-none = Die Tische kommen mit der Auslosung.
app-desk-void =
    { $count ->
        [one] Eine Partie, die nicht mehr zählt
       *[other] { $count } Partien, die nicht mehr zählen
    }
app-desk-live-rounds =
    { $rounds ->
        [0] bisher keine Runde
        [one] bisher eine Runde
       *[other] bisher { $rounds } Runden
    }
app-desk-decision-was = Entscheidungsrunde: { $points }
app-desk-decide-between = Entscheidungsrunde: { $players }
app-desk-correct = Ergebnis korrigieren
app-desk-result-at = Ergebnis: { $match }
app-desk-correct-at = Korrigieren: { $match }
app-desk-result-about = Die Punktestände am Ende der Partie.
app-desk-from-pad =
    { $rounds ->
        [one] Vom Punkteblock übernommen, nach einer Runde. Sieh nach, ob es stimmt.
       *[other] Vom Punkteblock übernommen, nach { $rounds } Runden. Sieh nach, ob es stimmt.
    }
app-desk-result-meanwhile = Inzwischen hat jemand anders ein Ergebnis eingetragen. Deine Eingabe würde es ersetzen.
app-desk-let-all-in = Wer gleichauf vorn liegt, kommt weiter
app-desk-penalties-apart = Ohne Strafpunkte: Sie kommen automatisch dazu.
app-desk-points-missing = Es fehlen noch Punkte.
app-desk-decision = Entscheidungsrunde
app-desk-decision-about = Eine Runde, von null an. Trag ihre Punkte ein; wer dann noch gleichauf liegt, spielt noch eine.
app-desk-rounds = Die Runden
app-desk-extend-all = Mehr Zeit für alle
app-desk-call-time-all = Letzte Runde für alle
    .about = Alle Tische, die noch spielen, bringen ihre Runde zu Ende und geben dann ihr Ergebnis ab.
app-desk-set-minutes = Minuten je Partie
    .about = Gilt für alle Partien, die noch nicht begonnen haben.
app-desk-set-minutes-do =
    { $minutes ->
        [one] Eine Minute je Partie
       *[other] { $minutes } Minuten je Partie
    }
app-desk-extend-one = Mehr Zeit
app-desk-extend-by = Wie viel?
app-desk-extend-other = Minuten
app-desk-minutes = +{ $minutes } Min.
app-desk-extend =
    { $minutes ->
        [one] Eine Minute dazugeben
       *[other] { $minutes } Minuten dazugeben
    }
app-desk-all-online = Alle Tische online
    .about = Für jede Partie, die noch nicht begonnen hat, wird ein Online-Tisch geöffnet. Alle nehmen über ihre eigene Seite Platz; die Ergebnisse werden automatisch eingetragen.
app-desk-all-bots = Bots für alle { $count }, die fehlen
    .about = Für alle, die noch nicht sitzen, spielt ein Bot ({ $level }). An einem Tisch geht es los, sobald alle Stühle besetzt sind.
app-desk-play-online = Diese Partie online spielen
    .about = Für diese Leute wird ein Online-Tisch geöffnet. Alle nehmen über ihre eigene Seite Platz; das Ergebnis wird automatisch eingetragen.
app-desk-enter-by-hand = Ergebnis von Hand eintragen
app-desk-start-now = Ohne Warten starten
    .about = Dann läuft die Uhr, auch wenn noch nicht alle am Online-Tisch sitzen.
app-desk-online = Online-Tisch { $code }
app-desk-online-changed = Die Gruppe hat sich geändert, seit dieser Online-Tisch geöffnet wurde; die Stühle passen nicht mehr. Solange die Partie nicht begonnen hat, kannst du einen neuen öffnen; danach spielt die Gruppe an einem echten Tisch, und du trägst die Punktestände ein.
app-desk-online-about = Es geht los, wenn alle sitzen. Für Abwesende kann ein Bot spielen.
app-desk-online-seated = sitzt
app-desk-online-bot = Bot
app-desk-bot-level = Bot
app-desk-bot = Bot spielen lassen
app-desk-bot-for = Bot spielen lassen für { $name }

## Plätze und Preise

app-desk-standings-none = Den Stand siehst du hier, sobald es ein Ergebnis gibt.
app-desk-standings-later = Den Stand siehst du hier, sobald alle Tische der ersten Vorrunde ihr Ergebnis haben.
app-desk-final-list = Endstand
app-desk-way = Weiter aus { $stage }: { $players }
app-desk-fair = Fair ausgelost
    .about = Jede Auslosung ergibt sich aus einem Startwert, der vorher versiegelt wurde. Mit der Veröffentlichung wird er gezeigt, und alle können die Auslosung nachrechnen. Vorher kennt ihn niemand, auch du nicht.
app-desk-commitment = Siegel der nächsten Auslosung (SHA-256)
app-desk-seed = Startwert: { $stage }
app-desk-drawn-often = Das sehen alle.
app-desk-prizes-none = Noch keine Preise. Ruhm allein tut’s auch.
app-desk-prizes-example = Zum Beispiel: { $prizes }
app-desk-prize-new = Neuer Preis
app-desk-prize-remove = „{ $prize }“ streichen
app-desk-choose-for = Für { $name }

## Links

app-desk-links = Links
app-desk-links-none = Links für Tische gibt es nach der Auslosung, für Teilnehmende, sobald sie auf der Liste stehen.
app-desk-public-about = Für alle: Auslosung, Uhren, Stand. Vor der Auslosung kann man sich hier selbst anmelden.
app-desk-table-link = Link für diesen Tisch
app-desk-table-links = Links für die Tische
app-desk-table-link-about = Für ein Handy an diesem Tisch: Punkteblock und Ergebnis, nichts von anderen Tischen.
app-desk-player-link = Eigene Seite aufs Handy
app-desk-player-links = Links für Teilnehmende
app-desk-player-link-about = Nur für diese Person: ihr Tisch, wer mit ihr spielt, Punkte eintragen.
app-desk-co-organiser = In die Turnierleitung einladen
    .about = Wer diesen Link hat, kann hier alles, was du kannst. Der Name steht im Protokoll.
app-desk-co-name = Name der Person
app-desk-co-make = Link erstellen
app-desk-qr = QR-Code: { $name }
app-desk-previous = Zurück
app-desk-next = Weiter
app-desk-of = { $number } von { $count }
app-desk-open = Hier öffnen
app-desk-save = Als Datei speichern
app-desk-spreadsheet = Als Tabelle speichern
app-desk-after = Nach dem Abend
app-desk-one-page = Auf einer Seite drucken
app-desk-book = Ins Vereinsbuch eintragen
app-desk-book-of = In „{ $name }“ eintragen
app-desk-book-none = Ein Vereinsbuch führt Saisons und Ratings über viele Abende. Leg unter „Turniere“ eins an und trag diesen Abend dort ein.
app-desk-about = Angaben zum Turnier
app-desk-about-about = Das steht auf der Seite für alle, auf den eigenen Seiten und an den Tischen.
app-desk-about-when = Tag und Uhrzeit
app-desk-about-place = Ort
app-desk-about-note = Weitere Hinweise
app-desk-about-save = Speichern

## Zurücknehmen, und das Protokoll

app-desk-take-back = Schritt zurücknehmen
app-desk-take-back-do = Zurücknehmen
app-desk-take-back-about = Im Protokoll bleibt er durchgestrichen stehen.
app-desk-take-back-this = Diesen Schritt zurücknehmen
app-desk-take-back-which = Zurücknehmen: { $step }
app-desk-depends = Davon hängen spätere Schritte ab. Nimm erst diese zurück, angefangen beim letzten:
app-desk-draw-again = Neu auslosen
app-desk-draw-again-about = Das geht, solange noch keine Partie begonnen hat. Es gibt dann neue Gruppen, und alle sehen, dass neu ausgelost wurde.
app-desk-draw-again-do = Auslosung verwerfen
app-desk-reason-changed = Liste hat sich geändert
app-desk-log = Protokoll
app-desk-log-about = Alles, was geschehen ist, das Neueste zuerst. Gelöscht wird nie etwas.
app-desk-log-all = Alles zeigen
app-desk-log-text = Protokoll als Text speichern
app-desk-log-none = Es ist noch nichts geschehen.
app-desk-log-back = zurückgenommen
app-desk-by-organiser = Turnierleitung
app-desk-by-online = Online-Tisch { $code }, automatisch
app-desk-by-clock = Die Uhr
app-desk-by-public = Über die Seite für alle
app-desk-log-opened = Das Turnier „{ $name }“ wurde angelegt.
app-desk-log-registered =
    { $players-are ->
        [one] { $players } steht auf der Liste.
       *[many] { $players } stehen auf der Liste ({ $count }).
    }
app-desk-log-registered-self =
    { $players-are ->
        [one] { $players } hat sich selbst angemeldet.
       *[many] { $players } haben sich selbst angemeldet ({ $count }).
    }
app-desk-log-registered-list =
    { $players-are ->
        [one] Aus einer Liste übernommen: { $players }.
       *[many] { $count } Namen aus einer Liste übernommen: { $players }.
    }
app-desk-log-checked-in = { $who } ist da.
app-desk-log-all-checked-in =
    { $players-are ->
        [one] Alle da: auch { $players }.
       *[many] Alle da: auch { $players } ({ $count }).
    }
app-desk-log-check-in-undone = { $who } ist doch nicht da.
app-desk-log-noted = Kasse aktualisiert: { $players }.
app-desk-log-renamed = Der Name „{ $was }“ wurde zu „{ $name }“ korrigiert.
app-desk-log-entered-late = { $who } kam später dazu: { $match }.
app-desk-log-entered-next = { $who } kam später dazu und spielt ab der nächsten Vorrunde mit.
app-desk-log-dropped-out = { $who } ist ausgestiegen.
app-desk-log-not-shown = Nicht erschienen: { $players }.
app-desk-log-replaced = { $other } spielt anstelle von { $who }.
app-desk-log-penalised =
    { $points ->
        [one] { $match }: { $who } bekommt { $points } Strafpunkt. Grund: { $reason }
       *[other] { $match }: { $who } bekommt { $points } Strafpunkte. Grund: { $reason }
    }
app-desk-log-disqualified = { $who } wurde disqualifiziert. Grund: { $reason }
app-desk-log-drawn =
    { $count ->
        [one] Das Finale wurde ausgelost: { $groups }
       *[other] Vorrunde { $stage } wurde ausgelost, { $count } Gruppen: { $groups }
    }
app-desk-log-exchanged = { $one } und { $other } haben die Plätze getauscht. Grund: { $reason }
app-desk-log-published = Die Auslosung wurde veröffentlicht.
app-desk-log-discarded = Die Auslosung wurde verworfen, es wird neu ausgelost. Grund: { $reason }
app-desk-log-went-online = { $match }: wird online gespielt, an Tisch { $code }.
app-desk-log-started = Gestartet: { $matches }.
app-desk-log-paused = Uhr angehalten: { $matches }.
app-desk-log-continued = Uhr läuft weiter: { $matches }.
app-desk-log-extended =
    { $minutes ->
        [one] Eine Minute mehr: { $matches }.
       *[other] { $minutes } Minuten mehr: { $matches }.
    }
app-desk-log-time-called = Die Zeit ist um, letzte Runde: { $matches }.
app-desk-log-minutes-set =
    { $minutes ->
        [one] Ab jetzt dauert eine Partie eine Minute.
       *[other] Ab jetzt dauert eine Partie { $minutes } Minuten.
    }
app-desk-log-result-entered = { $match }, Ergebnis: { $points }.
app-desk-log-vouched = { $match }: Das Ergebnis ist bestätigt.
app-desk-log-table-asked = { $match }: Der Tisch wurde gefragt, ob sein Ergebnis stimmt.
app-desk-log-played-on = { $match }: Das Ergebnis zählt nicht mehr, die Partie geht weiter.
app-desk-log-result-corrected = { $match }, korrigiertes Ergebnis: { $points }. Grund: { $reason }
app-desk-log-decision-entered = { $match }, Entscheidungsrunde: { $points }.
app-desk-log-seats = Entscheidungsrunde um die letzten freien Plätze im Finale: { $points }.
app-desk-log-format = Format: { $format }.
app-desk-log-decision-online = { $match }: Entscheidungsrunde online zwischen { $players }, an Tisch { $code }.
app-desk-log-bot-advances = { $match }: Ein Bot hat für { $who } gespielt; { $who } kommt weiter.
app-desk-log-bot-stays = { $match }: Ein Bot hat für { $who } gespielt; { $who } kommt nicht weiter.
app-desk-log-prizes-named =
    { $count ->
        [0] Alle Preise wurden gestrichen.
        [one] Preis: { $prizes }.
       *[other] Preise: { $prizes }.
    }
app-desk-log-prize-chosen = { $who } hat „{ $prize }“ gewählt.
app-desk-log-taken-back = Schritt { $number } wurde zurückgenommen. Grund: { $reason }
app-desk-log-ended = Das Turnier wurde abgeschlossen.

## Meine Turniere, und ein neues

app-events-mine = Auf diesem Gerät
app-events-desk = du leitest es
app-events-watched = du bist dabei
app-events-nameless = Ein Turnier
app-events-more = { $name }: mehr
app-events-forget = Diesen Link vergessen
app-events-forget-desk = Das Turnier geht weiter, aber auf diesem Gerät kannst du es nicht mehr leiten. Ohne eine Kopie des Links kann das niemand mehr.
app-events-forget-event = Nur dieses Gerät vergisst ihn. Mit dem Link kommst du zurück.
app-events-new = Neues Turnier
app-events-new-about = Ab 3 Personen: Gruppen werden ausgelost, die Besten treffen sich im Finale. Mit echten Karten, online oder beides.
app-events-name = Name des Turniers
app-events-name-example = Cabo-Abend
app-events-organiser-about = Er steht im Protokoll bei allem, was du tust.
app-events-open = Turnier anlegen
app-events-like = Wie letztes Mal
app-events-like-do = So anlegen
app-events-like-about = mit denselben Regeln; die Leute trägst du selbst ein
app-events-file = Aus einer Datei fortsetzen
app-events-file-about = Ein Turnier, das als Datei gespeichert wurde, hier oder anderswo. Die Punkteblöcke laufender Partien kommen mit. Alle Links sind neu. Mach im alten Turnier nicht weiter: Dort kommt von hier nichts an.
app-events-file-choose = Datei wählen

## Der Einlass, und Links, die ersetzt werden

app-desk-door-open = Über die Seite für alle kann man sich selbst anmelden.
app-desk-door-closed = Die Liste ist geschlossen: Nur die Turnierleitung kann noch Namen eintragen.
app-desk-door-close = Liste schließen
app-desk-door-reopen = Liste wieder öffnen
app-desk-places = Zahl der Plätze
app-desk-places-free =
    { $places ->
        [one] Ein Platz
       *[other] { $places } Plätze
    }
app-desk-places-none = Die Plätze sind nicht begrenzt.
app-desk-places-set = Plätze begrenzen
app-desk-places-about = Wer sich anmeldet, wenn alle Plätze weg sind, wartet der Reihe nach. Namen, die du selbst einträgst, kommen immer auf die Liste.
app-desk-places-lift = Unbegrenzt
app-desk-claimed = Seite geholt
    .about = Seite geholt: Jemand hat auf der Seite für alle auf diesen Namen getippt und so die eigene Seite dazu bekommen.
app-desk-claim-about = Jemand hat auf der Seite für alle auf { $name } getippt und so die eigene Seite von { $name } bekommen.
app-desk-claim-refuse = Das war nicht { $name }
app-desk-claim-refuse-about = Diese Seite gilt dann nicht mehr, und { $name } kann sie sich noch einmal holen.
app-desk-waiting =
    { $count ->
        [one] Eine Person wartet auf Einlass
       *[other] { $count } Personen warten auf Einlass
    }
app-desk-waiting-about = Es haben sich so viele selbst angemeldet, dass die nächsten auf dein Okay warten. Sie werden nicht mit ausgelost, und niemand sonst sieht ihre Namen.
app-desk-waiting-places = Alle Plätze sind weg, also warten sie in dieser Reihenfolge. Sie werden nicht mit ausgelost, und niemand sonst sieht ihre Namen.
app-desk-admit =
    { $count ->
        [one] Diese Person einlassen
       *[other] { $count } einlassen
    }
app-desk-turn-away =
    { $count ->
        [one] Diesen Namen entfernen
       *[other] { $count } Namen entfernen
    }
app-desk-turn-away-about = Die Namen werden gelöscht. Wer wirklich da ist, kann sich noch einmal anmelden.
app-desk-see-waiting = Zeigen, wer wartet
app-desk-renew = Link ersetzen
app-desk-renew-about = Der alte Link funktioniert dann nicht mehr, auch nicht gedruckt oder kopiert. Wer den neuen haben soll, bekommt ihn von dir.
app-desk-organisers = Turnierleitung
app-desk-withdrawn = gesperrt
app-desk-you = das bist du
app-desk-renew-own = Meinen Link ersetzen
app-desk-renew-own-about = Der alte Link zu dieser Seite funktioniert dann in keinem Browser mehr. Dieser Browser macht mit dem neuen weiter.
app-desk-withdraw = Sperren
app-desk-withdraw-about = { $name } sieht diese Seite dann nicht mehr. Ein neuer Link ist jederzeit möglich.
app-desk-co-once = Dieser Link wird nur jetzt gezeigt. Geht er verloren, sperr ihn und lad noch einmal ein.
app-desk-log-sealed = Die nächste Auslosung wurde versiegelt.
app-desk-log-avoided = { $pairs ->
        [0] Laut Vereinsbuch saßen noch keine zwei der Teilnehmenden zusammen an einem Tisch.
        [one] Laut Vereinsbuch gab es eine Paarung schon; die Auslosung vermeidet sie möglichst.
       *[other] Laut Vereinsbuch gab es { $pairs } Paarungen schon; die Auslosung vermeidet sie möglichst.
    }
app-desk-log-pace = Der Plan rechnet mit dem Tempo früherer Abende des Vereins.
app-desk-log-plan = Bei der Auslosung waren { $low }–{ $high } Minuten Spielzeit geplant.
app-desk-log-closed = Die Liste wurde geschlossen.
app-desk-log-reopened = Die Liste wurde wieder geöffnet.
app-desk-log-described = Angaben zum Turnier: { $about }.
app-desk-log-described-nothing = Die Angaben zum Turnier wurden gelöscht.
app-desk-log-limited =
    { $places ->
        [one] Es gibt einen Platz.
       *[other] Es gibt { $places } Plätze.
    }
app-desk-log-unlimited = Die Plätze sind nicht mehr begrenzt.
app-desk-log-claimed = { $who } hat sich die eigene Seite geholt.
app-desk-log-claim-refused = Die Seite von { $who } hatte sich jemand anders geholt; sie gilt nicht mehr.
app-desk-log-admitted = Eingelassen: { $players }.
app-desk-log-turned-away = Nicht eingelassen: { $players }.
app-desk-log-invited = { $name } wurde in die Turnierleitung eingeladen.
app-desk-log-withdrawn = Der Link von { $name } wurde gesperrt.
app-desk-log-renewed = Neuer Link: { $name }.
app-desk-log-registered-waits = Hat sich selbst angemeldet und wartet: { $players }.

## Stimmen, der Einlass, und was gelöscht wird

app-desk-coming = Ich komme
app-desk-announce = Durchsage an alle
app-desk-announce-about = Sie steht auf allen Handys und auf dem großen Bildschirm, bis du sie entfernst.
app-desk-announce-text = Durchsage
app-desk-announce-do = An alle senden
app-desk-announce-seats = Bitte nehmt eure Plätze ein.
app-desk-announce-break = Wir machen eine kurze Pause.
app-desk-announce-prizes = Gleich werden die Preise vergeben.
app-desk-door = Einlass
app-desk-door-link = Link für den Einlass
app-desk-door-link-about = Für alle, die am Einlass helfen: Anwesende abhaken, Namen eintragen und korrigieren, eine Seite zurücknehmen, die sich jemand anders geholt hat. Keine Auslosung, keine Ergebnisse, keine Preise und keine anderen Links.
app-desk-forget = Persönliche Daten löschen
app-desk-forget-about = Der Name wird überall durch ein Pseudonym ersetzt: in Liste, Ergebnissen und Protokoll, auf Punkteblöcken und in Kopien. Die Ergebnisse bleiben. Rückgängig machen lässt sich das nicht.
app-desk-forget-who = Wessen Daten?
app-desk-forget-do = Daten von { $name } löschen
app-desk-forget-price = Statt { $name } steht dann überall und für immer ein Pseudonym, und die Person bekommt einen neuen Link. Was gedruckt oder als Datei gespeichert ist, bleibt, wie es ist.
app-desk-delete = Das ganze Turnier löschen
app-desk-delete-about = Alles wird gelöscht, für alle und für immer: Liste, Ergebnisse, Protokoll und Punkteblöcke. Speichere das Turnier vorher als Datei, wenn du es behalten willst.
app-desk-elsewhere = Mit dem Turnier umziehen
app-desk-elsewhere-about = Du hast mit der Datei weitergemacht, hier oder auf einem anderen Rechner? Dann leite alle dorthin weiter. Hier lässt sich danach nichts mehr ändern.
app-desk-elsewhere-to = Alle zu „{ $name }“ weiterleiten (zuletzt offen: { $when })
app-desk-elsewhere-link = Link der neuen Seite für alle
app-desk-elsewhere-do = Alle dorthin weiterleiten
app-desk-elsewhere-back = Es geht doch hier weiter
app-desk-elsewhere-old = Dieses Turnier wurde aus einer Datei fortgesetzt, und am alten Ort ist es noch offen. Die Handys dort bekommen von hier nichts mit.
app-desk-elsewhere-old-do = Alle hierher weiterleiten
app-desk-log-announced = Durchsage an alle: „{ $text }“.
app-desk-log-announcement-ended = Die Durchsage wurde entfernt.
app-desk-log-called = { $match } braucht die Turnierleitung.
app-desk-log-call-answered = { $match }: Es kommt jemand.
app-desk-log-call-ended = { $match } braucht niemanden mehr.
app-desk-log-forgotten = Persönliche Daten gelöscht. Pseudonym: { $name }.
app-desk-log-went-elsewhere = Das Turnier ist umgezogen: { $link }.
app-desk-log-came-back = Das Turnier geht doch hier weiter.
