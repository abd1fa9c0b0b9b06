### Der Tisch von Da Capo! im Browser.

## Unter den Karten: kurz, neben einem Bild

app-dacapo-next =
    { $number ->
        [1] braucht 1
       *[other] braucht { $number }
    }
app-dacapo-stack = Dein Stapel
app-dacapo-help = Hilfs­stapel { $number }
app-dacapo-last-card = Letzte Karte!
app-dacapo-few-left = Nur noch { $count }!

## Was wo liegt, für alle, die zuhören

app-dacapo-hand-card = Deine Handkarte { $number }: { $card }
app-dacapo-my-stack =
    { $count ->
        [one] Dein Stapel: { $card }, die letzte Karte
       *[other] Dein Stapel: { $card }, { $count } Karten
    }
app-dacapo-their-stack =
    { $count ->
        [one] Stapel von { $who }: { $card }, die letzte Karte
       *[other] Stapel von { $who }: { $card }, { $count } Karten
    }
app-dacapo-no-stack = Ein leerer Stapel
app-dacapo-my-help = Dein Hilfsstapel { $number }, von oben: { $cards }
app-dacapo-my-help-empty = Dein Hilfsstapel { $number }: leer
app-dacapo-their-help = Hilfsstapel { $number }, von oben: { $cards }
app-dacapo-their-help-empty = Hilfsstapel { $number }: leer
app-dacapo-their-hand =
    { $count ->
        [0] { $who } hat keine Karte auf der Hand
        [one] { $who } hat eine Karte auf der Hand
       *[other] { $who } hat { $count } Karten auf der Hand
    }
app-dacapo-building = Ablagestapel { $pile } steht bei { $stands } und braucht eine { $number }
app-dacapo-building-empty = Ablagestapel { $pile }: leer, braucht eine 1
app-dacapo-pile =
    { $count ->
        [0] Der Zugstapel ist leer
        [one] Zugstapel: eine Karte
       *[other] Zugstapel: { $count } Karten
    }
app-dacapo-aside =
    { $count ->
        [0] Noch ist kein Stapel fertig
        [one] Fertig: eine Karte, beiseitegelegt
       *[other] Fertig: { $count } Karten, beiseitegelegt
    }
app-dacapo-place-fits = { $place } – passt
app-dacapo-place-target = { $place } – hierhin

## Was ich jetzt tun kann

app-dacapo-hint-build = Karten mit Rand passen – tipp eine an oder zieh sie auf ihren Stapel.
app-dacapo-hint-put = Nichts passt. Wirf eine Handkarte auf einen Hilfsstapel ab.
app-dacapo-hint-empty = Deine Hand ist leer. Leg weiter ab, oder beende deinen Zug.
app-dacapo-hint-end = Nichts abzulegen, nichts abzuwerfen: Beende deinen Zug.
app-dacapo-hint-wait = { $who } ist dran.
app-dacapo-where = Wohin damit: { $card }?
app-dacapo-to-pile = Ablage­stapel { $pile }
    .about = braucht { $number }
app-dacapo-to-help = Hilfs­stapel { $pile }
    .about = Zugende
app-dacapo-end = Zug beenden
app-dacapo-put-back = Karte zurücklegen

## Tasten

app-dacapo-key-stack = die oberste Karte deines Stapels nehmen
app-dacapo-key-hand = deine Handkarte { $number } nehmen
