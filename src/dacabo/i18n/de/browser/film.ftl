### The film of a match in the browser.

app-film-title = Der Film der Partie
app-film-to-table = Zurück zum Tisch
app-film-again = Noch einmal versuchen
app-film-busy = Auf dem Server ist viel los. Der Film ist gleich da.
app-film-file = Aufzeichnung auswählen
app-film-file-about = Wähl die Aufzeichnung einer Partie oder zieh ihre Datei hierher. Dann siehst du den Film dieser Partie.

## The moment

app-film-round = Runde { $round } von { $rounds }
app-film-turn = Zug { $turn }
app-film-deal = Die Karten werden gegeben
app-film-at = { $turn }: { $said }
app-film-rounds = Runden

## The controls

app-film-play = Abspielen
app-film-pause = Anhalten
app-film-step-back = Einen Schritt zurück
app-film-step-on = Einen Schritt weiter
app-film-turn-back = Voriger Zug
app-film-turn-on = Nächster Zug
app-film-round-back = Vorige Runde
app-film-round-on = Nächste Runde
app-film-begin = Ganz an den Anfang
app-film-end = Ganz ans Ende
app-film-faster = Tempo ändern
app-film-speed = Tempo: { $speed }×
app-film-seek = Augenblick der Runde
app-film-marks = Augenblicke der Runde
app-film-no-marks = Bisher nichts Besonderes.
app-film-panel = Was hier geschah

## Eyes

app-film-eyes = Mit wessen Augen?
app-film-eyes-all = Alle Karten offen
app-film-eyes-of = Wie { $name } es sah

## What is still to come

app-film-spoilers = Zeigen, was noch kommt
app-film-spoilers-about = Sonst enden Marken und Kurven dort, wo du gerade bist.
app-film-spoil = Die ganze Runde zeigen

## Who knew what

app-film-faces = Gesichter auf den Karten
app-film-faces-about = Jede Karte zeigt, wer sie kennt. Ein Fragezeichen heißt: Jemand hält sie für eine andere.
app-film-knowledge = Wer wusste was?
app-film-knowledge-about = Durchgezogen: die Punkte, die jemand in den eigenen Karten kennt. Gestrichelt: die Punkte, die wirklich dort liegen.
app-film-knows = Punkte, die { $name } kennt: { $known } von { $real }. Unbekannte Karten: { $unknown }.

## The link

app-film-share = Link zu diesem Augenblick
app-film-share-about = Dieser Link führt genau zu diesem Augenblick des Films.
app-film-share-file = Dieser Film kommt aus einer Datei. Verschick die Datei: Hier kann sie jeder öffnen.
app-film-copy = Link kopieren
app-film-save = Aufzeichnung speichern
