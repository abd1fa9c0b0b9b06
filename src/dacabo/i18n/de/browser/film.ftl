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
app-film-picture = Ein Bild dieses Moments
app-film-save = Aufzeichnung speichern

## The judge

app-film-judge = Der Kenner
app-film-judge-thinks = Der Kenner schaut sich die Partie an …
app-film-judge-best = Gut gespielt: Das hätte der Kenner auch getan.
app-film-judge-fine = Eine gute Wahl: Nichts war deutlich besser.
app-film-judge-cost = Nicht ganz die Wahl des Kenners. Verschenkt: { $points }.
app-film-judge-costly = Am Tisch schwer zu sehen, aber teuer. Verschenkt: { $points }.
app-film-judge-would = Was hätte der Kenner getan?
app-film-judge-points = Punkte, die in dieser Runde zu erwarten waren, nach allem, was man auf diesem Platz wissen konnte.
app-film-made = gespielt
app-film-best = Wahl des Kenners
app-film-luck = Dieser Zug von { $name }: Karten { $luck }, Spiel { $skill }.
app-film-chances = Aussicht auf den Sieg
app-film-decisive = Was die Partie entschied
app-film-turning = { $at }, { $name }: { $move }
app-film-turning-cards = { $at }: die Karten
app-film-call-right = { $name } hat mit { $chance } % angesagt – zu Recht, und das um { $by }.
app-film-call-lucky = { $name } hat mit nur { $chance } % angesagt – mutig, mit Glück und zu Recht um { $by }.
app-film-call-unlucky = { $name } hat mit { $chance } % angesagt – eine gute Ansage mit Pech: { $by } zu viel.
app-film-call-early = { $name } hat mit { $chance } % angesagt – etwas früh: { $by } zu viel.
app-film-knows-own = Punkte, die { $name } kennt: { $known }. Unbekannte Karten: { $unknown }.

## Moves

app-film-cabo-draw = Eine Karte ziehen
app-film-cabo-take = Vom Ablagestapel nehmen
app-film-cabo-call = Cabo ansagen
app-film-cabo-pass = Passen
app-film-cabo-discard = Die neue Karte ablegen
app-film-cabo-done = Die Karte zurücklegen
app-film-cabo-look = { $where } anschauen
app-film-cabo-sneak = Ein verbotener Blick auf { $where }
app-film-cabo-snap = Karte { $slot } draufwerfen
app-film-cabo-swap = { $one } und { $other } tauschen
app-film-cabo-set = Den Satz { $slots } ersetzen
app-film-cabo-replace = Karte { $slot } ersetzen
app-film-dacapo-end = Den Zug beenden
app-film-dacapo-put = { $card } auf Hilfsstapel { $pile } legen
app-film-dacapo-side = Von Hilfsstapel { $side } auf Ablagestapel { $pile } legen
app-film-dacapo-play = { $card } auf Ablagestapel { $pile } legen
app-film-dacapo-stack = Vom eigenen Stapel auf Ablagestapel { $pile } legen
app-film-dacapo-their-stack = Auf Ablagestapel { $pile } legen, vom Stapel von { $name }

## Watching together

app-film-together-you = Du hast die Steuerung
app-film-together-they = { $name } hat die Steuerung
app-film-together-shows = { $name } zeigt den Film
app-film-together-stop = Beenden
app-film-together-take = Steuerung übernehmen
app-film-together-leave = Allein weiterschauen
app-film-together-back = Zurück zu allen
app-film-together-show = Allen zeigen
app-film-together-follow = Mitschauen
