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
app-home-new = Neuer Tisch
app-home-events = Turniere
    .about = Tische auslosen, auf die Uhr schauen, den Sieg feiern.
app-home-more = Mehr
app-home-rules = Regeln
app-home-settings = Einstellungen
