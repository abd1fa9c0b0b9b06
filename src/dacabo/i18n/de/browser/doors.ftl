### Die App im Browser: die anderen Türen der Startseite und die Listen der Tische.

app-home-friends = Mit Freunden
app-home-here = Zusammen an diesem Gerät
app-home-here-phone = Zusammen an diesem Handy
app-home-pads = Punkteblock
    .about = Echte Karten auf dem Tisch? Dacabo zählt mit.

app-home-join = An einen Tisch setzen
app-home-code = Code oder Link
app-home-code-missing = Tipp die sechs Zeichen des Codes ein, oder füg den Link ein.
app-home-join-do = Zum Tisch
app-home-camera = Ein QR-Code? Den liest die Kamera deines Handys ganz von selbst.
app-home-go-on = Weiter
app-home-mine = Meine Tische
app-home-film = Film der { $match }. Partie
app-home-film-file = Aufzeichnung als Film öffnen
app-home-open = Offene Tische
app-home-looking = Wir sehen uns um …
app-home-nobody = Gerade wartet niemand. Öffne einen Tisch und lass Mila Platz nehmen.
app-table-of = Tisch von { $host }
app-phase-open = { $taken } von { $players } da
app-phase-playing = läuft
app-phase-paused = Pause
app-phase-over = vorbei
app-home-won = gewonnen
app-home-lost = verloren
app-phase-closed = geschlossen
