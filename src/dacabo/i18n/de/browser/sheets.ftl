### Was an einem Tisch im Browser notiert und erzählt wird: Punkte, Ergebnisse, Verlauf, Menü.

## Nach einer Runde

app-summary-title = Nach Runde { $round }
app-summary-points =
    { $points ->
        [1] ein Punkt
       *[other] { $points } Punkte
    }
app-summary-sum = Summe { $sum }
app-summary-total = insgesamt { $total }
app-summary-no-cards = Keine einzige Karte mehr.
app-film-open = Aufzeichnung als Film öffnen
app-film-short = Film
app-film-round-watch = Was wirklich geschah
app-summary-next = Nächste Runde
app-summary-ready =
    { $players-are ->
        [you] Du bist bereit.
        [you-and] Bereit: { $players } – und du.
        [one] { $players } ist bereit.
       *[many] { $players } sind bereit.
    }

## Warum jemand diese Punkte aufschreibt

app-why-sum = Die Summe der Karten.
app-why-lowest = Die kleinste Summe: 0 Punkte.
app-why-caller-wins-tie = Gleichstand, aber die Cabo-Ansage entscheidet: 0 Punkte.
app-why-tied-with-caller = Gleichstand, aber die Cabo-Ansage geht vor.
app-why-caller-not-lowest = Cabo, aber nicht die kleinste Summe: { $sum } + { $penalty }.
app-why-called-too-high = Cabo mit zu hoher Summe: { $sum } + { $penalty }.
app-why-caller-tied = Cabo, aber Gleichstand bei der kleinsten Summe: { $sum } + { $penalty }.
app-why-pile-ran-out = Die kleinste Summe, aber vorher war der Nachziehstapel leer: { $sum } + { $penalty }.
app-why-kamikaze = Kamikaze! Zwei 12er und zwei 13er: 0 Punkte.
app-why-kamikaze-victim = Gegen Kamikaze hilft nichts.

## Das Ergebnis einer Partie

app-outcome-title = Die Partie ist vorbei
app-outcome-places = Endstand
app-outcome-place = Platz { $place }
app-outcome-last = Die letzte Runde
app-outcome-rematch = Revanche
app-ending-film = Film
app-ending-share = Teilen
app-film-shown = { $name } zeigt den Film der Partie.
app-film-watch = Mitschauen
app-ending-details = Punktezettel und mehr
app-outcome-again-wanted =
    { $count ->
        [one] { $names } möchte eine Revanche.
       *[other] { $names } möchten eine Revanche.
    }
app-outcome-again = Noch einmal
app-outcome-again-waits = Wir warten noch auf { $names } …
app-outcome-series = Gewonnene Partien an diesem Tisch
app-outcome-new = Neuer Tisch
app-evening-back = Zurück zum Turnier
app-evening-table = Tisch { $table }
app-outcome-record = Aufzeichnung speichern
app-outcome-record-about = Jeder Zug und jede Karte dieser Partie, als Text für Menschen und Programme.

## Das Geben prüfen

app-fair-title = Ging es mit rechten Dingen zu?
app-fair-about = Vor der ersten Karte haben der Tisch und alle Mitspielenden ihren Anteil am Mischen versiegelt; danach konnte niemand mehr etwas daran ändern. Jetzt sind die Siegel offen, und dein Browser kann alles selbst nachrechnen.
app-ending-deals = Wie wird das geprüft?
app-fair-check = Nachrechnen
app-fair-checking = Alles wird noch einmal gemischt …
app-fair-proven =
    Alles in Ordnung. Das Siegel ist unversehrt, und alles ergibt sich daraus: { $shuffles ->
        [one] einmal Mischen
       *[other] { $shuffles }-mal Mischen
    }, { $lots ->
        [0] kein Los
        [one] ein Los
       *[other] { $lots } Lose
    }.
app-fair-other-seed = Da stimmt etwas nicht: Der Startwert ist nicht der, den der Tisch versiegelt hatte.
app-fair-other-seal = Da stimmt etwas nicht: Siegel oder Anteile sind in der Aufzeichnung andere als an diesem Tisch.
app-fair-differs = Da stimmt etwas nicht: „{ $label }“ ergibt sich nicht aus dem Startwert und euren Anteilen.
app-fair-unknown = Hier gibt es nichts zu prüfen: Die Aufzeichnung hat keinen Startwert oder ist nicht lesbar.
app-fair-words = Mitgemischt: { $words }.
app-fair-word = { $name } „{ $word }“
app-fair-called-off =
    { $times ->
        [one] Schon einmal
       *[other] Schon { $times }-mal
    } kam die Partie wegen { $count ->
        [0] einer Person, die nicht mehr da ist,
       *[other] { $names }
    } nicht zustande: Ein versiegelter Anteil wurde nicht gezeigt. Seitdem gilt ein neues Siegel.

## Der Punktezettel

app-sheet-title = Punktezettel
app-sheet-caption = Punkte nach jeder Runde
app-sheet-round = Runde
app-sheet-empty = Noch ist er leer. Die erste Runde wird das ändern.
app-sheet-halved = von 100 auf 50
app-sheet-you = du

## Der Verlauf

app-log-empty = Noch nichts. Die Karten schweigen.

## Das Menü

app-menu-rules = Regeln dieses Tisches
app-menu-sound = Ton
app-menu-vibration = Vibration
app-menu-reactions = Reaktionen
app-menu-left-hand = Linkshändig
app-menu-call-me = Sag mir, wenn ich dran bin
app-menu-full-screen = Vollbild
app-menu-on = an
app-menu-off = aus
app-menu-pause = Pause machen
app-menu-continue = Partie fortsetzen
app-menu-sit-in = Bot für { $who }
app-away-long = { $who } ist nicht da
app-away-or = { $who } ist nicht da. Warten oder einen Bot spielen lassen?
app-watching = { $count ->
    [one] { $count } schaut zu
   *[other] { $count } schauen zu
}
app-applaud = Klatschen
app-applause = { $count ->
    [one] Jemand im Publikum klatscht.
   *[other] { $count } Leute im Publikum klatschen.
}
app-menu-leave = Aufstehen
app-menu-leave-match = Ein Bot spielt für dich weiter. Du kannst jederzeit wieder übernehmen.
app-menu-leave-chair = Dein Stuhl wird für jemand anderen frei.
app-menu-close = Den Tisch schließen
app-menu-close-about = Dann ist an diesem Tisch Schluss, für alle.
app-menu-settings = Einstellungen

## Tasten

app-keys-title = Tastenkürzel
app-keys-arrows = von Karte zu Karte, von Knopf zu Knopf
app-keys-enter = auswählen
app-keys-escape = schließen, was offen ist

## Soon after the first move

app-cabo-price-dutch = Unterboten: +{ $penalty }; bei Gleichstand: +{ $shared }.
app-cabo-price-below = Ab { $below } Punkten oder unterboten: +{ $penalty }; bei Gleichstand: +{ $shared }.
app-cabo-locked = Deine Karten sind dann gesperrt.
app-sneak-price = Ein verbotener Blick kostet dich zwei Strafkarten. Wähl eine Karte – oder lass es lieber.
app-choose-king = Welche deiner Karten gibst du dafür her? Oder lass es bleiben.
app-choose-snap = Hast du die gleiche? Schnell antippen! Wenn nicht, tipp auf den Tisch. Eine falsche kostet zwei Strafkarten.
app-set-in-order = Wähl die gleichen Karten in der Reihenfolge, in der du sie aufdeckst.
app-set-lost = Sind sie verschieden, kommt deine neue Karte auf den Ablagestapel.
app-set-kept = Sind sie verschieden, behältst du auch die neue.
app-replace-set =
    { $count ->
        [one] Eine Karte ersetzen
       *[other] { $count } Karten ersetzen
    }
app-closed = Dieser Tisch ist nicht erreichbar.
app-coach-end = Keine Erklärungen mehr
app-reacted = { $who } sagt: { $reaction }
app-react-bravo = Bravo!
app-react-ouch = Autsch!
app-react-laugh = Haha!
app-react-think = Ich überlege
app-react-hurry = Na los!
app-react-thanks = Danke
app-seconds-left =
    { $seconds ->
        [one] noch eine Sekunde
       *[other] noch { $seconds } Sekunden
    }
app-cabo-sure = Cabo ansagen? Alle anderen sind noch einmal dran.
app-cabo-price = Hat jemand weniger, zählen deine Karten plus { $penalty }.
app-set-choose = Wähl die gleichen Karten.
app-choose-peek = Welche deiner Karten willst du sehen?
app-choose-spy = Welche Karte der anderen willst du sehen?
app-choose-swap = Tipp eine von deinen und eine von den anderen an.
app-choose-swap-free = Tipp bei zwei Personen je eine Karte an.
app-choose-swap-more = Und die andere?
app-log-time-up =
    { $who-is ->
        [you] Die Zeit ist um: Der Tisch spielt für dich.
       *[other] Die Zeit ist um: Der Tisch spielt für { $who }.
    }
