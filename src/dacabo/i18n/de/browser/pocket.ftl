### Das Spielzimmer auf diesem Gerät: was dafür gespeichert wird, wie es startet und was nur für ein Gerät gilt.

app-pocket-alone = Dieses Spielzimmer gibt es nur auf diesem Gerät. Um mit mehreren Handys zu spielen oder ein Turnier zu veranstalten, installiere Dacabo auf einem Computer.

## Ohne Verbindung

app-pocket-no-connection = Keine Verbindung.
app-pocket-not-kept = Um ohne Netz auf diesem Gerät zu spielen, geh mit Netz in die Einstellungen und wähl „Dacabo auf diesem Gerät behalten“.
app-pocket-here = Du spielst auf diesem Gerät. Alles bleibt hier.
app-pocket-play = Auf diesem Gerät spielen
app-pocket-online = Zurück ins Spielzimmer im Netz
app-pocket-online-short = Zurück ins Netz
app-pocket-pads = Punkteblock

## Einstellungen

app-pocket-title = Auf diesem Gerät
app-pocket-about = Spiel ohne Netz: gegen Bots, oder ihr reicht das Gerät herum. Die Partien bleiben auf diesem Gerät. Mit Entwicklerwerkzeugen lassen sich darauf alle Karten ansehen, auch die der Bots.
app-pocket-unable = Dieser Browser kann das Spielzimmer nicht selbst betreiben. Der Punkteblock geht auch ohne Netz.
app-pocket-keep = Dacabo auf diesem Gerät behalten ({ $size } MB)
app-pocket-fetching = Dacabo wird geladen
app-pocket-arrived = { $percent } % geladen
app-pocket-kept = Gespeichert: spielt auch ohne Netz.
app-pocket-little-space = Der Platz reicht nicht: Etwa { $needed } MB sind nötig, und der Browser hat noch { $space } MB. Schaff etwas Platz auf dem Gerät und versuch es noch einmal.
app-pocket-remove = Von diesem Gerät entfernen
app-pocket-remove-matches =
    { $matches ->
        [one] Den Tisch auf diesem Gerät löschen
       *[other] Alle { $matches } Tische auf diesem Gerät löschen
    }
    .sure = Partien, Punkte und Aufzeichnungen wären für immer weg: Es gibt sie nirgendwo sonst.

## Der Start

app-pocket-starting = Die Karten werden bereitgelegt …
    .about = Beim ersten Mal dauert es ein paar Sekunden. Danach geht es schneller.
app-pocket-elsewhere = Dacabo ist auf diesem Gerät schon in einem anderen Tab offen. Spiel dort weiter, oder schließ ihn: Dann geht es hier von selbst weiter.
app-pocket-damaged = Ein Teil von Dacabo kam zweimal beschädigt an. Deine Partien sind sicher. Versuch es bitte noch einmal.
app-pocket-failed = Das Spielzimmer auf diesem Gerät ist nicht gestartet. Deine Partien sind sicher. Versuch es bitte noch einmal.
app-pocket-offline = Ein Teil von Dacabo ist noch nicht auf diesem Gerät, und es gibt keine Verbindung, um ihn zu holen.
app-pocket-store-full = Auf diesem Gerät ist kein Platz mehr für eine Partie. Nichts ist verloren: Schaff etwas Platz und versuch es noch einmal.
app-pocket-too-weak = Dieses Gerät hat zu wenig Speicher für das Spielzimmer. Der Punkteblock geht.
app-pocket-again = Noch einmal versuchen

## Nach einer Partie

app-pocket-seal = Auf diesem Gerät beweist die Prüfung nur, dass nach dem Austeilen nichts mehr geändert wurde. Gemischt und versiegelt hat das Gerät selbst: Niemand sonst hat zugesehen.
