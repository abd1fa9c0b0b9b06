### The film of a match in the browser.

app-film-title = Der Film der Partie
app-film-to-table = Zurück zum Tisch
app-film-again = Noch einmal versuchen
app-film-busy = Auf dem Server ist viel los. Der Film ist gleich da.
app-film-file = Aufzeichnung auswählen
app-film-file-about = Wähl die Aufzeichnung einer Partie oder zieh ihre Datei hierher. Dann siehst du den Film dieser Partie.
app-film-file-unreadable = Diese Datei lässt sich nicht lesen. Wähl eine andere.

## The moment

app-film-round = Runde { $round } von { $rounds }
app-film-turn = Zug { $turn }
app-film-round-turn = Runde { $round }, Zug { $turn }
app-film-deal = Die Karten werden ausgeteilt
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
app-film-seek = Moment der Runde
app-film-marks = Momente der Runde
app-film-no-marks = Bisher nichts Besonderes.
app-film-signs = Zeichen auf der Leiste
app-film-signs-number = Eine Zahl: So viele Momente liegen beieinander. Tippe noch einmal für den nächsten.
app-film-sign-call = Jemand sagt Cabo an
app-film-sign-set = Ein Satz
app-film-sign-false = Karten, die nicht passten
app-film-sign-snap = Eine Karte draufgeworfen
app-film-sign-swap = Karten getauscht
app-film-sign-look = Ein Blick auf eine Karte
app-film-sign-sneak = Ein verbotener Blick
app-film-sign-stack = Eine Karte vom eigenen Stapel
app-film-sign-pile = Ein Ablagestapel ist voll
app-film-sign-costly = Eine Wahl, die Punkte verschenkt hat
app-film-sign-other = Ein anderer Moment
app-film-panel = Was hier passiert ist

## Eyes

app-film-eyes = Durch wessen Augen?
app-film-eyes-all = Alle Karten offen
app-film-eyes-of = Wie { $name } es sah

## What is still to come

app-film-spoilers = Zeigen, was noch kommt
app-film-spoilers-about = Sonst enden Markierungen und Kurven dort, wo du gerade bist.

## Who knew what

app-film-faces = Gesichter auf den Karten
app-film-faces-about = Sie zeigen, wer die Karte kennt. Fragezeichen: Irrtum.
app-film-card-known = { $count ->
        [one] { $names } kennt diese Karte.
       *[other] { $names } kennen diese Karte.
    }
app-film-card-mistaken = { $count ->
        [one] { $names } irrt sich bei dieser Karte.
       *[other] { $names } irren sich bei dieser Karte.
    }
app-film-knowledge = Wer wusste was?
app-film-knowledge-about = Durchgezogen: die Punkte der eigenen Karten, die man kennt. Gestrichelt: die Punkte, die wirklich dort liegen.
app-film-knows = Punkte, die { $name } kennt: { $known } von { $real }. Unbekannte Karten: { $unknown }.

## The link

app-film-share = Diesen Moment teilen
app-film-share-about = Dieser Link führt genau zu diesem Moment des Films.
app-film-share-file = Dieser Film kommt aus einer Datei. Verschick die Datei: Alle können sie hier öffnen.
app-film-copy = Link kopieren
app-film-picture = Bild von diesem Moment
app-film-save = Aufzeichnung speichern

## The judge

app-film-judge = Der Kenner
app-film-judge-thinks = Der Kenner schaut sich die Partie an …
app-film-judge-best = Gut gespielt: Das hätte der Kenner auch getan.
app-film-judge-fine = Eine gute Wahl: Nichts anderes war deutlich besser.
app-film-judge-cost = Nicht ganz die Wahl des Kenners. Im Schnitt verschenkte Punkte: { $points }.
app-film-judge-costly = Eine teure Wahl. Im Schnitt verschenkte Punkte: { $points }.
app-film-judge-mistake = Ein klarer Fehler – das passiert allen mal. Im Schnitt verschenkte Punkte: { $points }.
app-film-judge-went-well = Diesmal ging es gut, aber im Schnitt verschenkt das Punkte: { $points }.
app-film-judge-would = Was hätte der Kenner getan?
app-film-judge-points = So viele Punkte ist jede Wahl im Schnitt schlechter als die des Kenners. Weniger ist besser.
app-film-made = gespielt
app-film-best = Wahl des Kenners
# The decisions are those that gave points away.
app-film-luck =
    { $count ->
        [0] { $name } in diesem Zug: Karten { $luck }, Spiel { $skill }.
        [one] { $name } in diesem Zug: Karten { $luck }, Spiel { $skill }.
       *[other] { $name } in diesem Zug: Karten { $luck }, Spiel { $skill } ({ $count } Entscheidungen zusammen).
    }
app-film-chances = Siegchancen
app-film-decisive = Was die Partie entschieden hat
app-film-decisive-about = So hat jeder Moment die Siegchancen verändert, wenn man alle Karten sieht.
app-film-story-more = Mehr über diese Partie
app-film-turning = { $at }, { $name }: { $move }
app-film-turning-cards = { $at }: die Karten
app-film-turning-told = { $at }: { $said }
app-film-call-right = { $name } hat Cabo mit { $chance } % Chance angesagt – zu Recht, Vorsprung: { $by }.
app-film-call-lucky = { $name } hat Cabo mit nur { $chance } % Chance angesagt – mutig und mit Glück, Vorsprung: { $by }.
app-film-call-unlucky = { $name } hat Cabo mit { $chance } % Chance angesagt – gut entschieden, nur Pech gehabt: { $by } zu viel.
app-film-call-early = { $name } hat Cabo mit { $chance } % Chance angesagt – etwas früh: { $by } zu viel.
app-film-call-too-early = { $name } hat Cabo mit { $chance } % Chance angesagt – zu früh: { $by } zu viel.
app-film-call-far-too-early = { $name } hat Cabo mit { $chance } % Chance angesagt – viel zu früh: { $by } zu viel.
app-film-call-known =
    { $points ->
        [one] { $name } kannte alle eigenen Karten: { $points } Punkt.
       *[other] { $name } kannte alle eigenen Karten: { $points } Punkte.
    }
app-film-knows-own = Punkte, die { $name } kennt: { $known }. Unbekannte Karten: { $unknown }.

## Moves

app-film-cabo-draw = Eine Karte ziehen
app-film-cabo-take = Vom Ablagestapel nehmen
app-film-cabo-call = Cabo ansagen
app-film-cabo-pass = Passen
app-film-cabo-discard = Die neue Karte ablegen
app-film-cabo-done = Die Karte zurücklegen
app-film-cabo-look = { $where } anschauen
app-film-cabo-sneak = Verbotener Blick auf { $where }
app-film-cabo-snap = Karte { $slot } draufwerfen
app-film-cabo-swap = { $one } und { $other } tauschen
app-film-cabo-set = Den Satz { $slots } ersetzen
app-film-cabo-replace = Karte { $slot } ersetzen
app-film-dacapo-end = Den Zug beenden
app-film-dacapo-put = { $card } auf Hilfsstapel { $pile } abwerfen
app-film-dacapo-side = Von Hilfsstapel { $side } auf Ablagestapel { $pile } legen
app-film-dacapo-play = { $card } auf Ablagestapel { $pile } legen
app-film-dacapo-stack = Vom eigenen Stapel auf Ablagestapel { $pile } legen
app-film-dacapo-their-stack = Vom Stapel von { $name } auf Ablagestapel { $pile } legen

## Watching together

app-film-together-you = Du steuerst den Film
app-film-together-they = { $name } steuert den Film
app-film-together-shows = { $name } zeigt den Film
app-film-together-stop = Beenden
app-film-together-take = Steuerung übernehmen
app-film-together-leave = Allein weiterschauen
app-film-together-back = Wieder mitschauen
app-film-together-show = Allen zeigen
app-film-together-follow = Mitschauen
