### Was nicht ging, und was jetzt zu tun ist.

## Wer ist dran, und wann

error-match-over = Die Partie ist vorbei. Lust auf noch eine?
error-not-your-turn = Du bist noch nicht dran. Gleich ist es so weit.
error-not-now = Das geht gerade nicht. Schau, worauf der Tisch wartet.
error-no-such-seat = Dort sitzt niemand. Wähl jemanden an diesem Tisch.
error-not-asked = Das ist schon erledigt. Schau, worauf der Tisch wartet.
error-not-your-memory = Das ist das Gedächtnis von jemand anderem. Nimm das von diesem Platz.
error-sample-while-shuffling = Am Tisch wird gerade gemischt. Frag noch einmal, wenn wieder jemand dran ist.
error-no-time-limit = Diese Partie hat kein Zeitlimit. Spielt in Ruhe weiter.
error-time-is-up-already = Die Zeit ist schon abgelaufen. Spielt die Runde zu Ende.
error-no-such-lot = Dieses Los liegt nicht im Topf. Zieh eines, das darin ist.
error-youngest-does-not-begin = Nach diesen Regeln zählt das Alter nicht. Lost aus, wer beginnt.
error-not-an-order =
    { $cards ->
        [one] Beim Mischen muss die eine Karte genau einmal vorkommen.
       *[other] Beim Mischen muss jede der { $cards } Karten genau einmal vorkommen.
    }

## Anschauen

error-still-looking = Du schaust dir noch eine Karte an. Leg sie zuerst zurück.
error-not-looking = Du schaust dir gerade keine Karte an. Wähl zuerst eine aus.
error-first-look-over = Du hast deine Karten schon angeschaut. Warte auf die anderen.
error-not-this-card = Diese Karte darfst du jetzt nicht anschauen. Wähl eine andere.
error-own-cards-only = Diese Aktion gilt nur für deine eigenen Karten. Schau dir eine davon an.
error-other-cards-only = Deine eigenen Karten bleiben diesmal verdeckt. Schau dir eine fremde an.
error-card-does-not-let-look = Mit dieser Karte darfst du nichts anschauen. Behalt sie oder leg sie ab.
error-no-sneaking = Verbotene Blicke gibt es in diesen Regeln nicht. Vertrau deinem Gedächtnis.
error-no-sneaking-now = Ein verbotener Blick geht gerade nicht. Später besser auch nicht.

## Ein Zug

error-nothing-to-draw = Es gibt nichts mehr zu ziehen. Nimm stattdessen die oberste Karte vom Ablagestapel.
error-nothing-to-take = Der Ablagestapel ist leer. Zieh stattdessen eine Karte.
error-already-called = Cabo ist schon angesagt. Das ist dein letzter Zug – mach das Beste daraus.
error-no-passing = Passen geht noch nicht: Zieh, nimm oder sag Cabo an.
error-taken-card-must-be-kept = Eine Karte vom Ablagestapel bleibt bei dir. Leg sie an die Stelle einer eigenen.
error-no-such-place = Diesen Platz gibt es am Tisch nicht. Wähl eine Karte, die daliegt.
error-empty-place = Dort liegt keine Karte mehr. Wähl eine andere.
error-not-a-set = Wähl eine eigene Karte, oder für einen Satz bis zu { $most }, jede nur einmal.
error-no-sets = Nach diesen Regeln ersetzt eine Karte genau eine andere. Wähl eine einzige.
error-slots-not-in-order = Nenn zuerst den Platz für die neue Karte, dann die übrigen von links nach rechts.

## Tauschen und draufwerfen

error-card-does-not-swap = Mit dieser Karte kannst du nicht tauschen. Behalt sie oder leg sie ab.
error-swap-needs-own-card = Eine der beiden Karten muss deine sein. Wähl noch einmal.
error-swap-between-two-players = Getauscht wird zwischen zwei verschiedenen Personen. Wähl noch einmal.
error-swap-not-in-order = Nenn zuerst deine eigene Karte, bei zwei fremden die vom früheren Platz.
error-swap-the-card-you-saw = Tausch genau die Karte, die du gesehen hast, gegen eine eigene – oder leg sie zurück.
error-cards-locked = Seit der Cabo-Ansage sind diese Karten gesperrt. Wähl andere.
error-not-awaited = Diesmal darfst du nicht draufwerfen. Achte auf die nächste abgelegte Karte.
error-no-snapping = In diesen Regeln wird nicht draufgeworfen. Warte, bis du an der Reihe bist.
error-snap-too-late = Zu spät zum Draufwerfen. Achte auf die nächste abgelegte Karte.

## Ablegen

error-no-such-pile = Einen Stapel mit dieser Nummer gibt es nicht. Wähl einen anderen.
error-empty-pile = Dieser Hilfsstapel ist leer. Wähl eine andere Karte.
error-first-free-place = Ein neuer Stapel kommt auf den ersten freien Platz. Wähl diesen.
error-does-not-fit = Das passt hier nicht. Auf diesen Ablagestapel gehört jetzt eine { $number } oder ein Joker.
error-put-a-card-down = Du hast noch Handkarten. Wirf zum Schluss eine davon auf einen Hilfsstapel ab.
error-not-in-your-hand = Diese Karte hast du nicht auf der Hand. Wähl eine andere.

## Regeln vereinbaren

error-unknown-option = Eine Regel namens „{ $option }“ gibt es nicht. Prüf die Schreibweise.
error-option-unreadable = Das passt nicht zu „{ $option }“. Wähl einen der angebotenen Werte.
error-option-out-of-range = Wähl für „{ $option }“ eine Zahl von { $lowest } bis { $highest }.
error-more-looks-than-cards =
    { $cards ->
        [one] Bei je einer Karte kann sich niemand { $looks } anschauen. Teilt mehr Karten aus, oder schaut euch weniger an.
       *[other] Bei je { $cards } Karten kann sich niemand { $looks } anschauen. Teilt mehr Karten aus, oder schaut euch weniger an.
    }
error-jokers-need-french-cards = Joker gehören zu französischen Karten. Wählt diese oder spielt ohne Joker.
error-call-below-needs-dutch-scoring = Eine Obergrenze fürs Ansagen passt nur zur niederländischen Wertung. Wählt diese oder lasst die Grenze weg.
error-one-by-one-needs-sets = Ohne Sätze gibt es nichts einzeln aufzudecken. Erlaubt Sätze oder lasst diese Regel weg.
error-match-without-end = Diese Partie würde nie enden. Setzt eine Grenze für Punkte, Runden oder Minuten.
error-number-of-players = Dieses Spiel ist für { $fewest } bis { $most } Personen. Ändert die Zahl der Mitspielenden.
error-deck-too-small = Die { $deck } Karten reichen nicht für { $players } Personen mit je { $cards }. Wählt kleinere Stapel, weniger Handkarten oder mehr Karten pro Zahl.
error-too-few-cards = { $deck } Karten reichen nicht, um { $players } Personen je { $cards } zu geben. Teilt weniger aus oder spielt in kleinerer Runde.

## Mit Absicht aufgebaute Tische

error-too-many-of-a-card = Die Karte „{ $card }“ ist { $deck }-mal im Spiel, hier liegt sie { $needed }-mal. Nimm eine andere.
error-position-totals = Gib die Punkte aller { $players } Mitspielenden an, je eine Zahl.
error-position-hands = Gib allen { $players } Mitspielenden Handkarten.
error-position-round = Runden zählen von 1 bis zur letzten der Partie. Wähl eine davon.
error-position-over = Mit diesen Punkten ist die Partie schon vorbei. Gib weniger an.
error-position-no-cards = Ohne Karten spielt niemand. Leg für alle mindestens eine hin.
error-position-caller = Wer angesagt hat, war schon zum letzten Mal dran. Lass jemand anderen spielen.
error-position-large-hand =
    { $most ->
        [one] Mehr als eine Handkarte hat niemand. Nimm welche weg.
       *[other] Mehr als { $most } Handkarten hat niemand. Nimm welche weg.
    }
error-position-building = Ein Ablagestapel zählt von 1 an aufwärts, gern mit Jokern, und wird bei { $highest } beiseitegelegt. Bau ihn so auf.
error-position-piles = Es ist Platz für { $most } Stapel. Leg weniger hin.
error-another-match = Dieser Stand gehört zu anderen Regeln oder einer anderen Zahl von Mitspielenden. Nimm hier dieselben Regeln und dieselbe Zahl.
error-bot-needs-the-beginning = Ein Bot weiß nur, was ihm gesagt wurde. Lass ihn von Anfang an mitspielen, gern mit vorbereiteten Karten.
error-record-needs-the-beginning = Aufschreiben lässt sich nur eine Partie, die von Anfang an gespielt wurde. Fang eine neue an.

## Texte, Zufall und Worte

error-move-unreadable = Das ist kein Zug in diesem Spiel. Prüf die Schreibweise.
error-move-too-long = Kein Zug braucht mehr als { $characters } Zeichen. Prüf, was du eingefügt hast.
error-seed-size = Ein Startwert hat genau { $bytes } Bytes. Zieh einen neuen.
error-share-size = Ein Anteil am Mischen und sein Salz haben jeweils genau { $bytes } Bytes. Zieh einen neuen.
error-word-unreadable = In deinem Wort ist ein Zeichen, das sich nicht lesen lässt. Wähl ein anderes Wort.
error-word-too-long = Dein Wort ist zu lang (höchstens { $bytes } Bytes). Wähl ein kürzeres.
error-unknown-language = „{ $language }“ sprechen wir noch nicht. Wähl Englisch, Deutsch, Niederländisch oder Französisch.
error-no-such-words = Hier fehlen uns die Worte. Sag uns bitte, was du gerade getan hast.
error-words-incomplete = Hier ist ein halber Satz verloren gegangen. Sag uns bitte, was du gerade getan hast.

## Installieren

error-missing-extra = Dafür fehlt hier eine Bibliothek. Wer Dacabo betreibt, kann sie so installieren: pip install dacabo[{ $extra }].
error-no-judge = Für dieses Spiel oder diese Regeln gibt es noch keinen Kenner. Wähl eine andere Partie.
error-too-long-to-analyse = Diese Partie ist zu lang für eine Analyse: Mehr als { $moves } Züge gehen nicht. Wähl eine kürzere.
