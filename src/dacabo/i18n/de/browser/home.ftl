### Die App im Browser: die Startseite.

## Was mehrere von ihnen sagen

app-name = Dein Name
app-language = Sprache

# Bots heißen nach Tempi; ein Wort sagt, was einen erwartet.
app-level-largo = verträumt
app-level-andante = gemütlich
app-level-allegro = hellwach
app-level-presto = gnadenlos
app-level-prestissimo = unheimlich

## Die Startseite

app-home-sentence = Cabo und Da Capo!, mit Freunden oder gegen Bots. Setz dich, es ist schon gemischt.
app-home-greeting = Willkommen zurück, { $name }! Dein Stuhl ist noch warm.
app-home-play = Jetzt spielen
app-home-dealing = Karten werden ausgeteilt …
app-home-against = Gegen
app-home-bots = Wie viele?
app-home-here = Zusammen an diesem Handy
app-home-game = Spiel
app-home-length = Wie lange?
app-home-one-round = eine Runde
app-home-to-points = bis { $points }
app-home-remember = Hilf mir beim Merken
    .about = Was du gesehen hast, bleibt für dich sichtbar.
app-home-learn = Spielen lernen
app-home-friends = Mit Freunden
app-home-new = Neuer Tisch
app-home-real = Mit echten Karten
    .about = Spielt mit euren eigenen Karten, das Handy rechnet mit – zu Hause wie beim Turnier.
app-home-pads = Punkteblock
app-home-events = Turniere
app-home-more = Mehr
app-home-rules = Regeln
app-home-settings = Einstellungen

## Was später kommt

app-home-join = An einen Tisch setzen
app-home-code = Code oder Link
app-home-code-missing = Tipp die sechs Zeichen des Codes ein, oder füg den Link ein.
app-home-join-do = Zum Tisch
app-home-camera = Ein QR-Code? Den liest die Kamera deines Handys ganz von selbst.
app-home-running = Deine Partie mit { $names }
app-home-go-on = Weiter
app-home-mine = Meine Tische
app-home-open = Offene Tische
app-home-looking = Wir sehen uns um …
app-home-nobody = Gerade wartet niemand – öffne einen Tisch und lass Allegro Platz nehmen.
app-table-of = Tisch von { $host }
app-phase-open = { $taken } von { $players } da
app-phase-playing = läuft
app-phase-paused = Pause
app-phase-over = vorbei
app-phase-closed = geschlossen
