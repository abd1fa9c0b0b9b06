### Die App im Browser: die Startseite.

## Was mehrere von ihnen sagen

app-name = Dein Name
app-language = Sprache

## Die Startseite

app-home-sentence = Cabo und Da Capo!, mit Freunden oder gegen Bots. Setz dich, es ist schon gemischt.
app-home-greeting = Willkommen zurück, { $name }! Dein Stuhl ist noch warm.
app-home-play = Jetzt spielen
app-home-dealing = Karten werden ausgeteilt …
app-home-against = Gegen
app-home-change = ändern
app-home-game = Spiel
app-home-one-round = eine Runde
app-home-to-points = bis { $points }
app-tempo-calm = gemütlich
app-tempo-brisk = flott
app-tempo-instant = sofort
app-home-learn = Spielen lernen
app-home-friends = Mit Freunden
app-home-new = Neuer Tisch
app-home-here = Zusammen an diesem Gerät
app-home-here-phone = Zusammen an diesem Handy
app-home-pads = Punkteblock
    .about = Echte Karten auf dem Tisch? Dacabo zählt mit.
app-home-events = Turniere
    .about = Tische auslosen, Zeit nehmen, Sieger küren.
app-home-more = Mehr
app-home-rules = Regeln
app-home-settings = Einstellungen

## Was später kommt

app-home-join = An einen Tisch setzen
app-home-code = Code oder Link
app-home-code-missing = Tipp die sechs Zeichen des Codes ein, oder füg den Link ein.
app-home-join-do = Zum Tisch
app-home-camera = Ein QR-Code? Den liest die Kamera deines Handys ganz von selbst.
app-home-go-on = Weiter
app-home-mine = Meine Tische
app-home-open = Offene Tische
app-home-looking = Wir sehen uns um …
app-home-nobody = Gerade wartet niemand – öffne einen Tisch und lass Mila Platz nehmen.
app-table-of = Tisch von { $host }
app-phase-open = { $taken } von { $players } da
app-phase-playing = läuft
app-phase-paused = Pause
app-phase-over = vorbei
app-home-won = gewonnen
app-home-lost = verloren
app-phase-closed = geschlossen
