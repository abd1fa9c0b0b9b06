### Das Spielzimmer auf diesem Gerät: was dafür gespeichert wird, wie es startet und was nur für ein Gerät gilt.

app-pocket-alone = Dieses Spielzimmer gibt es nur auf diesem Gerät. Um mit mehreren Handys zu spielen oder ein Turnier zu veranstalten, installiere Dacabo auf einem Computer.

## Ohne Verbindung

app-pocket-no-connection = Keine Verbindung.
app-pocket-not-kept = Um ohne Netz auf diesem Gerät zu spielen, geh in die Einstellungen, sobald du wieder Netz hast, und wähl „Dacabo auf diesem Gerät speichern“.
app-pocket-here = Du spielst auf diesem Gerät. Alles bleibt hier.
app-pocket-play = Auf diesem Gerät spielen
app-pocket-online = Zurück ins Online-Spielzimmer
app-pocket-online-short = Wieder online
app-pocket-pads = Punkteblock

## Einstellungen

app-pocket-title = Auf diesem Gerät
app-pocket-about = Spiel ohne Netz: gegen Bots oder zusammen an diesem Gerät. Die Partien bleiben auf diesem Gerät. Die Entwicklerwerkzeuge des Browsers können alle Karten zeigen, auch die der Bots.
app-pocket-unable = In diesem Browser läuft das Spielzimmer nur mit Netz. Der Punkteblock geht auch ohne.
app-pocket-keep = Dacabo auf diesem Gerät speichern ({ $size } MB)
app-pocket-fetching = Dacabo wird geladen
app-pocket-arrived = { $percent } % geladen
app-pocket-kept = Gespeichert: Du kannst auch ohne Netz spielen.
app-pocket-little-space = Der Platz reicht nicht: Etwa { $needed } MB sind nötig, und der Browser hat noch { $space } MB. Schaff etwas Platz auf dem Gerät und versuch es noch einmal.
app-pocket-remove = Dacabo von diesem Gerät entfernen
app-pocket-remove-matches =
    { $matches ->
        [one] Den Tisch auf diesem Gerät löschen
       *[other] Alle { $matches } Tische auf diesem Gerät löschen
    }
    .sure = Partien, Punkte und Aufzeichnungen sind dann für immer weg: Es gibt sie nirgendwo sonst.

## Der Start

app-pocket-starting = Die Karten werden bereitgelegt …
    .about = Beim ersten Mal dauert es ein paar Sekunden. Danach geht es schneller.
app-pocket-elsewhere = Dacabo ist schon in einem anderen Tab offen. Spiel dort weiter, oder schließ den anderen Tab, um hier weiterzumachen.
app-pocket-damaged = Ein Teil von Dacabo kam zweimal beschädigt an. Deine Partien sind sicher. Versuch es bitte noch einmal.
app-pocket-failed = Das hat auf diesem Gerät nicht geklappt. Deine Partien sind sicher. Versuch es bitte noch einmal.
app-pocket-offline = Ein Teil von Dacabo fehlt noch auf diesem Gerät. Versuch es noch einmal, sobald du wieder Netz hast.
app-pocket-store-full = Auf diesem Gerät ist kein Platz mehr. Nichts ist verloren: Schaff etwas Platz und versuch es noch einmal.
app-pocket-too-weak = Dieses Gerät hat zu wenig Arbeitsspeicher für das Spielzimmer. Der Punkteblock geht trotzdem.
app-pocket-again = Noch einmal versuchen

## Nach einer Partie

app-pocket-seal = Auf diesem Gerät beweist die Prüfung nur, dass nach dem Austeilen nichts mehr geändert wurde. Gemischt und versiegelt hat das Gerät selbst: Niemand sonst hat zugesehen.
