### Die App im Browser: was alle Seiten gemeinsam haben, und der Tisch für Cabo.

app-close = Schließen
app-back = Zurück
app-home = Zur Startseite
app-never-mind = Doch nicht
app-offline = Der Server ist gerade nicht erreichbar. Wir versuchen es weiter.
app-try-again = Der Server ist gerade nicht erreichbar. Versuch es gleich noch einmal.
app-connecting = Wir gehen zum Tisch …
app-unreachable = Dieser Teil der App konnte nicht geladen werden. Vielleicht fehlt die Verbindung, oder es gibt eine neue Version.
app-reload = Neu laden
app-guest-name = Gast

## Der Tisch

app-table = Tisch { $code }
app-others = Die anderen
app-middle = In der Mitte
app-mine = Deine Karten
app-actions = Deine Möglichkeiten
app-menu = Menü
app-rules-now = Regeln für diese Situation
app-round = Runde { $round }
app-first-looks = Karten anschauen
app-your-turn = Du bist dran
app-their-turn = { $who } ist dran
app-minutes-left = { $minutes } Min.
app-total = Punkte insgesamt
app-of-goal = von { $goal }
app-card-count =
    { $count ->
        [one] { $count } Karte
       *[other] { $count } Karten
    }
app-called = hat Cabo angesagt
app-away = nicht da
app-bot-name = { $name } (Bot)
app-looks-here = { $who } schaut sich diese Karte an
app-key-menu = Menü öffnen
app-key-help = Tastenkürzel zeigen oder verbergen

## Plätze, wie ein Vorleseprogramm sie nennt

app-spot-down = { $where }, verdeckt
app-spot-open = { $where }: { $card }
app-spot-remembered = { $where }, verdeckt; gesehen hast du: { $card }
app-spot-empty = { $where }: leer
app-pile =
    { $count ->
        [0] Nachziehstapel, leer
        [one] Nachziehstapel, eine Karte
       *[other] Nachziehstapel, { $count } Karten
    }
app-discard-pile = Ablagestapel: { $card }
app-discard-empty = Ablagestapel, leer
app-no-hand = Niemand hält eine Karte
app-you-hold = Du hältst { $card }
app-they-hold = { $who } hält { $card }
app-they-hold-hidden = { $who } hält eine Karte

## Was man bei Cabo tun kann

app-draw = Ziehen
app-take-card = { $card } nehmen
app-take-index = { $card } nehmen
app-cabo = Cabo
app-sneak = Verbotener Blick (zwei Strafkarten)
app-cabo-yes = Cabo!
app-pass = Passen
app-seen = Gemerkt
app-remember = Merk sie dir gut.
app-remember-next = Merk sie dir gut und tipp dann auf die nächste.
app-discard = Ablegen
app-set = Satz spielen …
app-use-peek = Anschauen
app-use-spy = Ausspionieren
app-use-swap = Tauschen
app-use-king = König nutzen
app-choose-first-look =
    { $count ->
        [one] Schau dir noch eine deiner Karten an.
       *[other] Schau dir { $count } deiner Karten an, eine nach der anderen.
    }
app-summary-awaited =
    { $players-are ->
        [you] Alle warten auf dich.
        [you-and] Alle warten auf dich und { $players }.
        [one] { $players } schaut sich noch die Karten an.
       *[many] { $players } schauen sich noch die Karten an.
    }
app-choose-replace = Tipp die Karte an, die du ersetzen willst.
app-choose-power =
    { $power ->
        [none] Behalten? Tipp an, welche Karte du ersetzt. Oder leg die neue ab.
        [peek] Behalten? Tipp an, welche Karte du ersetzt. Oder leg die neue ab und schau eine an.
        [spy] Behalten? Tipp an, welche Karte du ersetzt. Oder leg die neue ab und spioniere.
        [swap] Behalten? Tipp an, welche Karte du ersetzt. Oder leg die neue ab und tausch zwei.
       *[king] Behalten? Tipp an, welche Karte du ersetzt. Oder leg die neue ab und nutz den König.
    }
app-wave = Nicht warten
app-last-lap = { $who } hat Cabo angesagt. Alle anderen sind noch einmal dran!
app-last-lap-you = Du hast Cabo angesagt. Daumen drücken!
app-last-lap-sign = Letzte Züge

## Lernen beim Spielen

app-coach = Dein Coach
app-coach-on = Weiter
# The caption of a button that asks for something first.
app-more = { $text } …

## Der Verlauf

app-log-title = Was bisher geschah
app-log-played-as = Gerade ist hier viel los: { $who } hat diesen Zug wie { $level } gespielt.
app-log-sits-in =
    { $who-is ->
        [you] Ein Bot spielt für dich.
       *[other] Ein Bot spielt für { $who }.
    }

## Reaktionen

app-react = Reaktion zeigen

## Hinweise

app-fair-broken = Trau diesen Karten nicht: Sie wurden nicht mit dem gemischt, was alle versiegelt hatten.
app-fair-without-me = Dieses Gerät hat nicht mitgemischt: Es kam zu spät, oder ein anderes Gerät von dir war an seiner Stelle dabei.
app-banner-lost = Verbindung unterbrochen. Wir versuchen es weiter …
app-banner-bot = Ein Bot spielt für dich.
app-banner-take-over = Übernehmen
app-banner-paused = Pause. Wer mitspielt, kann die Partie fortsetzen.
app-banner-continue = Fortsetzen
app-banner-outdated = Neue Version: Sie wird zwischen zwei Zügen geladen.
app-banner-load = Jetzt laden
app-banner-time-up = Die Zeit ist um: Das ist die letzte Runde.
app-banner-watching = Du schaust zu.
app-banner-missed = Du warst dran, während du weg warst. Sollen wir dir nächstes Mal Bescheid geben?
app-banner-call-me = Ja, bitte
