### Die Regeln, wie man sie am Tisch erzählt, ihre Bilder und die Begleitung durch das erste Spiel.

## Kurz gesagt

guide-short = Kurz gesagt
guide-contents = Auf dieser Seite
guide-cabo-short = Deine Karten liegen verdeckt vor dir, und du musst dir merken, welche es sind. In deinem Zug ziehst du eine Karte, nimmst die oberste vom Ablagestapel oder sagst Cabo an; so ersetzt du nach und nach hohe Karten durch niedrige. Nach einem Cabo sind alle anderen noch einmal dran, dann wird aufgedeckt. Punkte sind schlecht: Wer am wenigsten hat, gewinnt.
guide-dacapo-short = Alle haben einen Stapel Karten und wollen ihn als Erste los sein. In der Mitte wachsen Ablagestapel von 1 bis { $highest }: Darauf legst du die oberste Karte deines Stapels, Karten von der Hand und von deinen Hilfsstapeln. Zum Schluss deines Zugs wirfst du eine Handkarte auf einen Hilfsstapel ab. Wer den eigenen Stapel zuerst los ist, gewinnt.

## Cabo: vor dem ersten Zug

guide-cabo-goal = Ziel des Spiels
    .text =
        { $cards ->
            [one] Eine Karte liegt verdeckt vor dir, und du darfst sie nicht einfach anschauen.
           *[other] { $cards } Karten liegen verdeckt vor dir, und du darfst sie nicht einfach anschauen.
        } Ersetz hohe Karten durch niedrige, merk dir, was wo liegt, und sag Cabo an, wenn du glaubst, dass niemand weniger hat. Punkte sind schlecht: Wer am wenigsten hat, gewinnt.
guide-cabo-cards = Die Karten
    .cabo = Es gibt 52 Karten mit den Werten 0 bis 13: jeden viermal, die 0 und die 13 aber nur zweimal. Eine Karte zählt, was auf ihr steht. Zwei bis fünf können mitspielen.
    .french = Ihr spielt mit 52 gewöhnlichen Spielkarten. Ein Ass zählt 1, die Karten von 2 bis 10 zählen ihre Zahl, ein Bube 11 und eine Dame 12. Zwei bis sechs können mitspielen.
guide-cabo-kings = Könige, rot und schwarz
    .text = Ein roter König zählt 0, ein schwarzer 13. Also zweimal hinsehen, bevor du dich verbeugst.
guide-cabo-jokers = Joker sind Gold wert
    .text =
        { $jokers ->
            [one] Ein Joker ist im Spiel.
           *[other] { $jokers } Joker sind im Spiel.
        } Ein Joker zählt −1: Eine bessere Karte gibt es nicht. Eine Aktion hat er nicht.
guide-cabo-deal = Das Austeilen
    .text =
        { $cards ->
            [one] Alle bekommen eine verdeckte Karte.
           *[other] Alle bekommen { $cards } verdeckte Karten.
        } Der Rest ist der Nachziehstapel. Seine oberste Karte kommt offen daneben und eröffnet den Ablagestapel.
    .places = Deine Karten bleiben, wo sie liegen; umsortieren ist verboten. Bist du eine ganz los, bleibt ihr Platz leer.
    .winner = Wer die erste Runde beginnt, entscheidet das Los, danach beginnt, wer die Runde davor gewonnen hat. Waren es mehrere, dann die Person mit dem niedrigsten Punktestand.
    .youngest = Wer am jüngsten ist, beginnt jede Runde; sagt es niemand, entscheidet das Los.
guide-cabo-first-look = Der erste Blick
    .choice =
        { $looks ->
            [one] Vor dem ersten Zug schaust du dir eine beliebige eigene Karte an.
           *[other] Vor dem ersten Zug schaust du dir { $looks } beliebige eigene Karten an, eine nach der anderen.
        } Danach kommt es auf dein Gedächtnis an.
    .nearest =
        { $looks ->
            [one] Vor dem ersten Zug schaust du dir die Karte an, die dir am nächsten liegt.
           *[other] Vor dem ersten Zug schaust du dir die { $looks } Karten an, die dir am nächsten liegen.
        } Andere darfst du nicht wählen. Danach kommt es auf dein Gedächtnis an.
    .none = Vor dem ersten Zug schaut niemand eine Karte an. Alle tappen im Dunkeln.
    .after = Von da an wird eine Karte nur noch angeschaut, wenn eine Regel es erlaubt.

## Cabo: ein Zug

guide-cabo-turn = Dein Zug
    .text = Gespielt wird im Uhrzeigersinn. Wenn du dran bist, hast du drei Möglichkeiten: eine Karte ziehen, die oberste vom Ablagestapel nehmen oder Cabo ansagen. Einfach passen geht nicht.
guide-cabo-draw = Eine Karte ziehen
    .text = Nimm die oberste Karte vom Nachziehstapel und schau sie dir geheim an. Entweder behältst du sie: Du legst sie verdeckt an die Stelle einer deiner Karten, und die kommt offen auf den Ablagestapel. Oder du legst sie gleich ab.
    .action = Hat sie eine Aktion, darfst du sie ablegen und die Aktion nutzen. Behalten oder nutzen, nie beides.
guide-cabo-take = Vom Ablagestapel nehmen
    .text = Nimm die oberste Karte vom Ablagestapel und leg sie verdeckt an die Stelle einer deiner Karten, die dafür offen auf den Ablagestapel kommt. Alle haben sie gesehen, ihre Aktion ist verfallen, und was du genommen hast, musst du behalten.
guide-cabo-actions = Karten mit einer Aktion
    .cabo = Die Karten von 7 bis 12 können etwas: eigene Karten anschauen, fremde ausspionieren oder tauschen. Das gilt nur für eine Karte, die du gerade gezogen hast und sofort ablegst.
    .french = Die Karten von 7 bis 10, Buben, Damen und schwarze Könige können etwas. Das gilt nur für eine Karte, die du gerade gezogen hast und sofort ablegst.
    .optional = Nutzen muss die Aktion niemand.
guide-cabo-peek = Anschauen (Peek): 7 und 8
    .text = Schau dir eine deiner eigenen Karten an und leg sie zurück, wo sie war.
guide-cabo-spy = Ausspionieren (Spy): 9 und 10
    .text = Schau dir eine fremde Karte an. Alle sehen, welche, aber nur du siehst, was sie zeigt.
guide-cabo-swap =
    { $deck ->
        [french] Tauschen: Bube und Dame
       *[cabo] Tauschen (Swap): 11 und 12
    }
    .text = Tausch eine deiner Karten gegen eine fremde. Niemand schaut sich eine der beiden an.
    .free = Hier dürfen es auch Karten von zwei anderen sein.
guide-cabo-black-king = Die Aktion des schwarzen Königs
    .text = Schau dir eine fremde Karte an. Erst dann entscheidest du, ob du sie gegen eine eigene tauschst, und gegen welche.
guide-cabo-sets = Sätze aus gleichen Karten
    .text = Zwei, drei oder vier deiner Karten haben denselben Wert? Dann kannst du sie alle zusammen für eine einzige neue loswerden. Zieh oder nimm zuerst, sag dann, welche Karten du meinst, und deck sie auf. Sind sie gleich, kommen sie auf den Ablagestapel, die neue Karte liegt an der Stelle der ersten, und du hast ab jetzt weniger Karten.
    .cabo = Nur der Wert zählt: 11 und 12 können beide tauschen, sind aber kein Satz.
    .french = Nur der Wert zählt: Ein roter und ein schwarzer König sind kein Satz.
    .one-by-one = Die Karten werden nacheinander aufgedeckt, in der Reihenfolge, in der du sie nennst. Bei der ersten, die nicht passt, ist Schluss, und der Rest bleibt verdeckt.
guide-cabo-false-set = Ein Satz, der keiner ist
    .discard = Sind die Karten nicht gleich, werden sie an ihrem Platz wieder verdeckt. Die neue Karte kommt ohne Aktion auf den Ablagestapel, und dein Zug verfällt. Was aufgedeckt war, haben alle gesehen.
    .keep = Sind die Karten nicht gleich, werden sie an ihrem Platz wieder verdeckt, und die neue Karte musst du auch noch behalten: eine Karte mehr. Dein Zug ist vorbei, und was aufgedeckt war, haben alle gesehen.
guide-cabo-snap = Draufwerfen
    .text = Hat jemand anders eine Karte auf den Ablagestapel gelegt, kommt es auf Tempo an: Glaubst du, dass du die gleiche hast, darfst du sie draufwerfen. Stimmt das und warst du am schnellsten, bist du sie los.
    .french = Nur der Rang zählt: Jeder König passt auf jeden König, ob rot oder schwarz.
    .limits = Pro Zug wird man so nur eine Karte los. Wer die Karte gespielt hat, darf nicht draufwerfen, wer Cabo angesagt hat, auch nicht, und die letzte eigene Karte bleibt liegen.
guide-cabo-snap-wrong = Danebengeworfen
    .text = Deine Karte kommt an ihren Platz zurück, und alle haben sie gesehen. Dazu bekommst du zwei verdeckte Strafkarten vom Nachziehstapel.
guide-cabo-sneak = Ein verbotener Blick
    .text = Neugierig? Du darfst dir jede Karte anschauen, deine oder eine fremde, auch wenn du nicht dran bist. Der Preis: zwei verdeckte Strafkarten vom Nachziehstapel, und alle erfahren, wohin du geschaut hast.
    .limits = Nicht, solange draufgeworfen werden darf, und nicht, nachdem du Cabo angesagt hast.

## Cabo: das Ende einer Runde

guide-cabo-call = Cabo ansagen
    .text = Glaubst du, dass niemand weniger hat als du, dann sag Cabo an, statt zu ziehen oder zu nehmen. Das ist dein ganzer Zug. Ansagen kann in einer Runde nur eine Person, und selbst der allererste Zug ist nicht zu früh dafür.
    .below = Sag nur an, wenn deine Karten zusammen weniger als { $call-below } ergeben. Geprüft wird erst beim Aufdecken, aber dann zählt, was du bei der Ansage hattest.
guide-cabo-last-lap = Die letzten Züge
    .text = Nach einem Cabo sind alle anderen noch genau einmal dran. Dann wird aufgedeckt.
    .locked = Die Karten der Person, die angesagt hat, sind gesperrt: Anschauen geht noch, tauschen nicht mehr.
    .open = Wer angesagt hat, ist nicht in Sicherheit: Die anderen dürfen diese Karten weiter ausspionieren und tauschen.
guide-cabo-empty-pile = Der Nachziehstapel ist leer
    .reshuffle = Will jemand ziehen und es ist nichts mehr da, bleibt die oberste Karte des Ablagestapels liegen; die übrigen werden gemischt und sind der neue Nachziehstapel.
    .end = Neu gemischt wird nicht. Ist der Nachziehstapel leer, wird der Zug noch zu Ende gespielt, dann ist die Runde vorbei.
    .pay = Hat bis dahin niemand Cabo angesagt, bekommen alle ihre Summe, und die kleinste kostet 5 Punkte extra: Da hätte jemand ansagen sollen!
    .no-call = Hat bis dahin niemand Cabo angesagt, bekommen alle einfach ihre Summe.
    .end-cabo = Auch nach einem Cabo endet die Runde so, gewertet wird aber wie nach jedem Cabo.
    .end-pile = Auch nach einem Cabo endet die Runde so, und gewertet wird, als hätte niemand angesagt.
    .play-on = Nach einem Cabo haben aber alle noch ihren letzten Zug; wenn nötig, wird der Ablagestapel gemischt.
guide-cabo-turn-limit = Wenn niemand ansagt
    .text =
        { $turn-limit ->
            [one] Sagt im allerersten Zug niemand Cabo an, ist die Runde danach vorbei. Es wird aufgedeckt und gewertet, nur eben ohne Ansage.
           *[other] Hat nach insgesamt { $turn-limit } Zügen niemand Cabo angesagt, ist die Runde vorbei. Es wird aufgedeckt und gewertet, nur eben ohne Ansage.
        }
guide-cabo-scoring = Die Punkte einer Runde
    .cabo = Alle decken auf und zählen zusammen. Die kleinste Summe bringt 0 Punkte, alle anderen bekommen ihre Summe. Wer Cabo angesagt hat und nicht die kleinste Summe hat, bekommt 5 dazu.
    .cabo-tie = Teilen sich mehrere die kleinste Summe, bekommen alle von ihnen 0; ist aber die Person dabei, die angesagt hat, dann nur sie.
    .dutch = Alle decken auf, zählen zusammen und bekommen ihre Summe. Wer Cabo angesagt hat und nicht die kleinste Summe hat, zahlt 20 Punkte dazu; hat jemand anders dieselbe kleinste Summe, sind es 10.
    .dutch-below = Wer mit { $call-below } oder mehr ansagt, zahlt ebenfalls 20, selbst mit der kleinsten Summe. Doppelt zahlt niemand.
    .dutch-winner = Wer danach die wenigsten Punkte hat, gewinnt die Runde.
guide-cabo-kamikaze = Kamikaze, für Wagemutige
    .text =
        { $deck ->
            [french] Du hast beim Aufdecken zwei Damen und beide schwarzen Könige?
           *[cabo] Du hast beim Aufdecken zwei 12er und beide 13er?
        } Dann bekommst du 0 Punkte und alle anderen 50, egal, wer angesagt hat.

## Cabo: das Ende der Partie

guide-cabo-hundred = Genau 100
    .always = Hast du nach einer Runde genau 100 Punkte, fällst du auf 50 zurück. Das klappt jedes Mal.
    .once = Hat jemand nach einer Runde genau 100 Punkte, fällt der Punktestand auf 50. Das klappt nur beim ersten Mal; danach bleibt 100 eben 100.
guide-cabo-end = Das Ende der Partie
    .points =
        { $limit ->
            [one] Sobald jemand nach einer Runde { $limit } Punkt oder mehr hat, ist die Partie vorbei.
           *[other] Sobald jemand nach einer Runde { $limit } Punkte oder mehr hat, ist die Partie vorbei.
        }
    .rounds =
        { $rounds ->
            [one] Die Partie ist nach einer Runde vorbei.
           *[other] Die Partie ist nach { $rounds } Runden vorbei.
        }
    .minutes =
        { $minutes ->
            [one] Nach einer Minute beginnt keine neue Runde mehr; die laufende wird zu Ende gespielt und zählt.
           *[other] Nach { $minutes } Minuten beginnt keine neue Runde mehr; die laufende wird zu Ende gespielt und zählt.
        }
    .first = Was zuerst eintritt, entscheidet.
    .winner = Der niedrigste Punktestand gewinnt. Wer gleich viel hat, teilt sich den Platz.

## Da Capo!

guide-dacapo-goal = Ziel des Spiels
    .text =
        { $stack ->
            [one] Du hast einen Spielerstapel aus einer einzigen Karte und willst ihn los sein, bevor die anderen ihren los sind.
           *[other] Du hast einen Spielerstapel aus { $stack } Karten und willst ihn los sein, bevor die anderen ihren los sind.
        } Dazu legst du in der Mitte ab, immer um eins höher.
guide-dacapo-cards = Die Karten
    .text =
        { $copies ->
            [one] Es gibt die Zahlen von 1 bis { $highest }, jede einmal.
           *[other] Es gibt die Zahlen von 1 bis { $highest }, jede { $copies }-mal.
        } Zwei bis sechs können mitspielen.
guide-dacapo-deal = Das Austeilen
    .text =
        { $hand ->
            [one] Alle bekommen einen verdeckten Spielerstapel, dessen oberste Karte offen liegt, und eine Karte auf die Hand.
           *[other] Alle bekommen einen verdeckten Spielerstapel, dessen oberste Karte offen liegt, und { $hand } Karten auf die Hand.
        } Der Rest ist der Zugstapel. Was weiter unten in deinem Stapel liegt, weiß niemand, auch du nicht.
    .starter = Das Los entscheidet, wer gibt; links daneben geht es los, und gespielt wird im Uhrzeigersinn.
    .first-seat = Wer auf dem ersten Stuhl sitzt, fängt an, und gespielt wird im Uhrzeigersinn.
    .next = In jeder neuen Runde gibt die nächste Person im Uhrzeigersinn.
guide-dacapo-turn = Dein Zug
    .text =
        { $hand ->
            [one] Zuerst wird deine Hand auf eine Karte aufgefüllt.
           *[other] Zuerst wird deine Hand auf { $hand } Karten aufgefüllt.
        } Dann legst du in der Mitte so viele Karten ab, wie du kannst und magst, auch gar keine. Zum Schluss wirfst du eine Handkarte auf einen Hilfsstapel ab, und es geht reihum weiter.
guide-dacapo-building = Die Ablagestapel
    .text =
        { $building-piles ->
            [one] In der Mitte ist Platz für einen Ablagestapel.
           *[other] In der Mitte ist Platz für { $building-piles } Ablagestapel.
        } Jeder beginnt mit einer 1, und jede weitere Karte ist genau um eins höher. Mit der { $highest } ist ein Stapel fertig: Er wird beiseitegelegt und macht Platz für einen neuen.
guide-dacapo-sources = Spielbare Karten
    .stack = Die oberste Karte deines Stapels; die nächste wird gleich aufgedeckt, und auch die darfst du ablegen.
    .hand = Jede Karte auf deiner Hand.
    .help = Die oberste Karte jedes deiner Hilfsstapel, und dann die darunter.
    .others = Die oberste Karte eines fremden Stapels.
guide-dacapo-jokers = Der Joker
    .text =
        { $jokers ->
            [one] Ein Joker ist im Spiel.
           *[other] { $jokers } Joker sind im Spiel.
        } Ein Joker steht für die Zahl, die der Ablagestapel gerade braucht, auch für die 1 am Anfang und die { $highest } am Ende.
guide-dacapo-others-stacks = Fremde Stapel
    .text = Du darfst auch die oberste Karte eines fremden Stapels ablegen; dort wird dann die nächste aufgedeckt. Tu es, wenn es dir weiterhilft, denn den anderen hilft es auch: Wessen Stapel leer ist, gewinnt, egal, wer die letzte Karte abgelegt hat.
guide-dacapo-help-piles = Die Hilfsstapel
    .text =
        { $help-piles ->
            [one] Um deinen Zug zu beenden, musst du eine beliebige Handkarte offen auf deinen einzigen Hilfsstapel abwerfen.
           *[other] Um deinen Zug zu beenden, musst du eine beliebige Handkarte offen auf einen Hilfsstapel abwerfen. Bis zu { $help-piles } davon darfst du haben.
        } Die Reihenfolge dort ist egal, aber spielbar ist nur die oberste Karte, und nur auf einen Ablagestapel.
    .none = Nur wenn du keine Handkarte mehr hast und es nichts zu ziehen gab, endet dein Zug ohne Abwerfen.
guide-dacapo-draw-up = Leere Hand
    .text =
        { $hand ->
            [one] Legst du deine letzte Handkarte in der Mitte ab, ziehst du sofort eine neue und spielst weiter.
           *[other] Legst du deine letzte Handkarte in der Mitte ab, ziehst du sofort { $hand } neue und spielst weiter.
        } Wirfst du sie auf einen Hilfsstapel ab, ist dein Zug vorbei, und gezogen wird erst, wenn du wieder dran bist.
guide-dacapo-empty-pile = Der Zugstapel ist leer
    .text = Muss jemand ziehen und es ist nichts mehr da, werden die fertigen Ablagestapel gemischt und sind der neue Zugstapel. Gibt es auch keine fertigen, wird gezogen, was da ist, vielleicht gar nichts.
guide-dacapo-winning = Die Runde gewinnen
    .text = Wessen Stapel leer ist, hat sofort gewonnen. Was noch auf der Hand oder auf Hilfsstapeln ist, spielt keine Rolle.
guide-dacapo-stalemate = Wenn nichts mehr geht
    .text = Wenn reihum niemand mehr eine Karte zieht, ablegt oder abwirft, ist die Runde vorbei, und der kleinste Stapel gewinnt. Sind mehrere gleich klein, wird der Sieg geteilt.
guide-dacapo-points = Die Punkte
    .text = Wer die Runde gewinnt, bekommt einen Punkt für jede Karte, die in den Stapeln der anderen übrig ist. Die anderen bekommen nichts.
guide-dacapo-end = Das Ende der Partie
    .single = Eine Runde, und das war’s.
    .target =
        { $target ->
            [one] Gespielt wird, bis jemand { $target } Punkt oder mehr hat.
           *[other] Gespielt wird, bis jemand { $target } Punkte oder mehr hat.
        } Dann gewinnt der höchste Punktestand. Wer gleich viel hat, teilt sich den Platz.

## Bilder

guide-picture-you = Du
guide-picture-peek-label = anschauen
guide-picture-spy-label = ausspionieren
guide-picture-swap-label = tauschen
guide-picture-stack-label = Stapel
guide-picture-help-label = Hilfsstapel
guide-picture-hand-label = Hand
guide-picture-next = braucht { $number }
guide-picture-called = Cabo angesagt
guide-picture-who = Name
guide-picture-cards = Karten
guide-picture-sum = Summe
guide-picture-points = Punkte
guide-picture-layout =
    { $looks ->
        [one] Eine deiner Karten schaust du dir an, ein einziges Mal. Dann liegt sie wieder verdeckt.
       *[other] Du schaust dir { $looks } deiner Karten an, ein einziges Mal. Dann liegen sie wieder verdeckt.
    }
guide-picture-square =
    { $looks ->
        [one] Du schaust dir die Karte an, die dir am nächsten liegt.
       *[other] Du schaust dir die Karten an, die dir am nächsten liegen.
    }
guide-picture-replace = Du ziehst eine 3 und legst sie an die Stelle deiner 10. Die 10 kommt auf den Ablagestapel.
guide-picture-powers = Drei Dinge, die eine Karte für dich tun kann.
guide-picture-peek = Du schaust dir eine eigene Karte an; nur du siehst sie.
guide-picture-spy = Du schaust dir eine Karte von Ben an; nur du siehst sie.
guide-picture-swap = Deine Karte und die von Ben tauschen den Platz, und niemand schaut hin.
guide-picture-set = Zwei 5er gehen, eine 2 kommt: eine Karte weniger.
guide-picture-snap = Ben legt eine 6 ab. Du hast auch eine: Drauf damit!
guide-picture-kings = Gleich gekrönt, aber nicht gleich viel wert.
guide-picture-scoring-cabo = Ana hat angesagt, aber Ben hat weniger. Er bekommt 0, sie zahlt 5 dazu.
guide-picture-scoring-dutch = Ana hat angesagt, aber Ben hat weniger. Das kostet sie 20 Punkte.
guide-picture-kamikaze = Zusammen sind das 50, und genau die bekommen alle anderen.
guide-picture-hundred = Mit 13 weiteren landet Ana auf genau 100 und fällt auf 50 zurück.
guide-picture-building = Dieser Ablagestapel steht bei 3. Jetzt braucht er eine 4.
guide-picture-joker = Der Joker steht für die 3. Jetzt braucht der Ablagestapel eine 4.
guide-picture-place = Dein Platz: der Stapel, der wegmuss, deine Hilfsstapel, deine Hand.
guide-picture-others-stack = Mit der 4 von Ben steht der Ablagestapel bei 4, und jetzt passt die 5 von deinem Stapel.
guide-picture-left = Dein Stapel ist leer. Ben hat noch 7 Karten, Chloé 5: 12 Punkte für dich.

## The guided first game: any game

guide-lesson-status-mine = Du bist am Zug.
guide-lesson-status-other = { $who } ist am Zug.
guide-lesson-status-others = Die anderen wählen noch.
guide-lesson-status-over = Die Runde ist vorbei.

## Das erste Spiel: Cabo

guide-lesson-cabo-first-look-1 = Das sind deine Karten, verdeckt. Zwei darfst du dir anschauen: Tipp auf eine, die leuchtet.
guide-lesson-cabo-looking = Schau gut hin: Je niedriger, desto besser. Merk dir die Karte und ihren Platz und drück auf „{ app-seen }“.
guide-lesson-cabo-first-look-2 = Und jetzt noch eine. Was du nicht gesehen hast, bleibt erst einmal ein Rätsel.
guide-lesson-cabo-first-looks-done = Gut. Ab jetzt ist dein Gedächtnis deine beste Karte. Sobald alle geschaut haben, geht es los.
guide-lesson-cabo-first-turn = Du bist dran! „{ app-draw }“ bringt dir eine Karte, die nur du siehst. Oder nimm die offene, wenn sie niedrig ist; die kennen alle.
guide-lesson-cabo-discard-low = Die offene Karte zählt nur { $value }. Nimm sie und leg sie an die Stelle einer hohen oder unbekannten Karte.
guide-lesson-cabo-holding-low = Eine niedrige Karte: Behalt sie! Tipp auf die Karte, die dafür wegsoll, am besten eine hohe oder eine unbekannte.
guide-lesson-cabo-holding-middle =
    { $better ->
        [known] Eine mittlere Karte. Du weißt, dass eine von deinen höher ist: Leg sie an deren Stelle. Weißt du nicht mehr, welche es war, drück auf „{ app-discard }“.
        [unseen] Eine mittlere Karte, etwas unter dem Durchschnitt. Leg sie an die Stelle einer unbekannten, oder drück auf „{ app-discard }“.
       *[unsure] Eine mittlere Karte, etwas unter dem Durchschnitt. Leg sie an die Stelle einer höheren oder unbekannten, oder drück auf „{ app-discard }“.
    }
guide-lesson-cabo-holding-none = Du kennst alle deine Karten, und keine ist höher als diese. Drück auf „{ app-discard }“.
guide-lesson-cabo-holding-worst = Eine sehr hohe Karte. Behalt sie nicht: Drück auf „{ app-discard }“.
guide-lesson-cabo-holding-peek = Eine Karte zum Anschauen: Drück auf „{ app-use-peek }“ und sieh dir eine eigene Karte an, am besten eine, die du noch nicht kennst.
guide-lesson-cabo-holding-spy = Eine Karte zum Ausspionieren: Drück auf „{ app-use-spy }“ und schau dir eine fremde Karte an. Dann weißt du, womit du es zu tun hast.
guide-lesson-cabo-holding-swap = Eine Karte zum Tauschen: Drück auf „{ app-use-swap }“ und tausch blind eine deiner Karten gegen eine fremde. Hast du eine hohe, die wegkann?
guide-lesson-cabo-holding-king = Der schwarze König: Leg ihn ab und schau dir eine fremde Karte an. Gefällt sie dir, tausch sie gegen eine von deinen.
guide-lesson-cabo-holding-taken = Tipp jetzt auf die Karte, die sie ersetzt. Ein Zurück gibt es nicht: Was man nimmt, muss man behalten.
guide-lesson-cabo-sets = Ein Tipp: Weißt du, dass zwei deiner Karten gleich sind, drück auf „{ app-set }“ und tipp beide an. Eine neue ersetzt sie. Aber sei dir sicher!
guide-lesson-cabo-choosing-set = Tipp nur Karten an, bei denen du dir sicher bist: Sie müssen alle denselben Wert haben. Die neue kommt an die Stelle der ersten.
guide-lesson-cabo-calling =
    { $unknown ->
        [0] Du kennst alle deine Karten. Zähl sie zusammen, bevor du ansagst.
        [one] Eine deiner Karten kennst du nicht; sie könnte hoch sein. Sind die anderen niedrig genug?
       *[other] { $unknown } deiner Karten kennst du nicht; sie könnten hoch sein. Traust du dich?
    }
guide-lesson-cabo-unknown-cards =
    { $unknown ->
        [one] Eine deiner Karten kennst du noch nicht. Sie zählt trotzdem: Schau sie dir bei Gelegenheit an, oder ersetz sie.
       *[other] { $unknown } deiner Karten kennst du noch nicht. Sie zählen trotzdem: Schau sie dir bei Gelegenheit an, oder ersetz sie.
    }
guide-lesson-cabo-reveal = Die Runde ist vorbei: Jetzt werden alle Karten aufgedeckt und zusammengezählt. Je niedriger, desto besser.
guide-lesson-cabo-looking-peek = Diese Karte kennst du jetzt. Merk dir, was sie ist und wo sie liegt, und drück auf „{ app-seen }“.
guide-lesson-cabo-looking-spy = Die liegt also dort. Merk sie dir gut; vielleicht holst du sie dir noch mit einem Tausch.
guide-lesson-cabo-looking-king = Ist sie niedriger als eine von deinen? Dann tausch. Wenn nicht, leg sie einfach zurück.
guide-lesson-cabo-after-replace = Gut gemacht. Hast du die neue Karte behalten, weißt du jetzt, was dort liegt. Vergiss es nicht.
guide-lesson-cabo-others-turn = Jetzt sind die anderen dran. Achte darauf, was sie ablegen und wo sie hinschauen oder tauschen; das verrät viel.
guide-lesson-cabo-fewer-cards = Du hast weniger Karten als am Anfang. Gut so: Was weg ist, bringt keine Punkte mehr.
guide-lesson-cabo-more-cards = Jetzt hast du mehr Karten als vorher. Das kommt vor; werde die hohen los, eine nach der anderen.
guide-lesson-cabo-when-to-call =
    { $scoring ->
        [dutch]
            { $call-below ->
                [0] Glaubst du, dass niemand weniger hat als du? Dann darfst du Cabo ansagen. Hat am Ende doch jemand weniger, kostet dich das 20 Punkte.
               *[other] Ergeben deine Karten zusammen weniger als { $call-below }? Dann darfst du Cabo ansagen. Hat am Ende doch jemand weniger, kostet dich das 20 Punkte.
            }
       *[cabo] Glaubst du, dass niemand weniger hat als du? Dann darfst du Cabo ansagen. Hat am Ende doch jemand weniger, kostet dich das 5 Punkte.
    }
guide-lesson-cabo-called-by-other = Cabo ist angesagt, also ist das dein letzter Zug der Runde. Drück deine Summe, so weit du kannst.
guide-lesson-cabo-called-by-me = Mutig! Alle anderen sind jetzt noch einmal dran, dann wird aufgedeckt. Daumen drücken.
guide-lesson-cabo-snap = Da wurde eine Karte abgelegt. Bist du sicher, dass du die gleiche hast, dann wirf sie drauf, schnell. Danebenwerfen kostet zwei Strafkarten.
guide-lesson-cabo-round-won =
    { $points ->
        [0] Du gewinnst die Runde und bekommst keine Punkte dazu! „{ app-round-points }“ zeigt, wie gewertet wurde.
        [one] Du gewinnst die Runde! Du bekommst { $points } Punkt dazu; „{ app-round-points }“ zeigt, wie gewertet wurde.
       *[other] Du gewinnst die Runde! Du bekommst { $points } Punkte dazu; „{ app-round-points }“ zeigt, wie gewertet wurde.
    }
guide-lesson-cabo-round-lost =
    { $points ->
        [0] Die Runde geht an jemand anderen. Du bekommst keine Punkte dazu; „{ app-round-points }“ zeigt, wie gewertet wurde.
        [one] Die Runde geht an jemand anderen. Du bekommst { $points } Punkt dazu; „{ app-round-points }“ zeigt, wie gewertet wurde.
       *[other] Die Runde geht an jemand anderen. Du bekommst { $points } Punkte dazu; „{ app-round-points }“ zeigt, wie gewertet wurde.
    }
guide-lesson-cabo-next-round = Neue Runde, neue Karten: Vergiss die alten. Nur der Punktestand bleibt.
guide-lesson-cabo-aim = Das Ziel: möglichst wenige Punkte. Wer glaubt, die kleinste Summe zu haben, sagt Cabo an; dann sind alle anderen noch einmal dran, und die Runde endet.
guide-lesson-cabo-other-threw = { $who } hat eine Karte gezogen und gleich wieder abgelegt: { $card-a }. Sie liegt jetzt offen; du darfst sie nehmen, wenn du dran bist.
guide-lesson-cabo-other-took = { $who } nimmt die offene Karte: { $card-a }. Alle haben sie gesehen; merk dir, wo sie landet.
guide-lesson-cabo-other-kept = { $who } hat eine gezogene Karte auf Platz { $slots } gelegt und dafür abgelegt, was dort lag: { $cards-a }. Die neue ist wohl niedriger.
guide-lesson-cabo-set-mine = Ein Satz! Deine gleichen Karten sind weg, und eine neue liegt an ihrer Stelle. Weniger Karten, weniger Punkte.
guide-lesson-cabo-set-other = Ein Satz! { $who } hatte gleiche Karten auf den Plätzen { $slots } und ersetzt sie durch eine einzige. Weniger Karten, weniger Punkte.
guide-lesson-cabo-failed-set-mine =
    { $kept ->
        [yes] Diese Karten sind nicht gleich. Sie bleiben liegen, und die neue kommt dazu: Jetzt hast du eine mehr.
       *[no] Diese Karten sind nicht gleich. Sie bleiben liegen, die neue kommt auf den Ablagestapel, und dein Zug ist vorbei.
    }
guide-lesson-cabo-failed-set-other = { $who } hat behauptet, die Karten { $slots } seien gleich. Sind sie nicht: Sie liegen wieder verdeckt, und der Zug verfällt. Hast du sie gesehen? Merk sie dir!
guide-lesson-cabo-other-peeked =
    { $known ->
        [yes] { $who } hat sich die eigene Karte { $slots } angeschaut. Die hast du auch schon gesehen.
        [no] { $who } hat sich die eigene Karte { $slots } angeschaut. Sonst weiß niemand, was es ist.
       *[unsure] { $who } hat sich die eigene Karte { $slots } angeschaut.
    }
guide-lesson-cabo-spied = { $who } hat deine Karte { $slots } ausspioniert. Sie bleibt bei dir, aber { $who } kennt sie jetzt. Du musst nichts tun.
guide-lesson-cabo-swapped-other =
    { $known ->
        [both] { $who } hat blind mit dir getauscht. Aber du hast beide Karten gesehen: Deine Karte { $mine } lag vorher bei { $who } auf Platz { $theirs }, und dort liegt jetzt deine alte.
        [new] { $who } hat blind mit dir getauscht. Aber die Karte, die du bekommen hast, kennst du: Deine Karte { $mine } lag vorher bei { $who } auf Platz { $theirs }.
        [old] { $who } hat blind mit dir getauscht: Deine Karte { $mine } kennst du nicht mehr. Aber du weißt, was bei { $who } auf Platz { $theirs } liegt: deine alte.
        [neither] { $who } hat blind mit dir getauscht, deine Karte { $mine } gegen die eigene Karte { $theirs }. Du kanntest keine von beiden, also musst du nichts vergessen.
       *[unsure] { $who } hat blind mit dir getauscht, deine Karte { $mine } gegen die eigene Karte { $theirs }. Was du von den beiden wusstest, stimmt noch, nur am anderen Platz.
    }
guide-lesson-cabo-swapped-mine =
    { $known ->
        [both] Getauscht. Du hast beide Karten gesehen: Du kennst deine neue Karte { $mine } und weißt, was bei { $owner } auf Platz { $theirs } liegt.
        [new] Getauscht. Deine neue Karte { $mine } hast du schon einmal gesehen, du kennst sie also.
        [old] Blind getauscht: Deine neue Karte { $mine } kennst du nicht. Aber du weißt, was bei { $owner } auf Platz { $theirs } liegt: deine alte.
        [neither] Blind getauscht: Deine neue Karte { $mine } kennst du nicht, und die alte kanntest du auch nicht.
       *[unsure] Blind getauscht: Deine Karte { $mine } ist jetzt eine andere. Was du von der alten wusstest, gilt jetzt für Platz { $theirs } bei { $owner }.
    }
guide-lesson-cabo-snap-mine = Draufgeworfen! Eine Karte weniger, und du warst nicht einmal dran.
guide-lesson-cabo-no-snap-mine = Die passt nicht. Deine Karte { $slots } kommt an ihren Platz zurück, und du bekommst Strafkarten, verdeckt.
guide-lesson-cabo-snap-other = { $who } war schnell und hat eine gleiche Karte draufgeworfen: eine Karte weniger.
guide-lesson-cabo-no-snap-other = { $who } hat eine Karte draufgeworfen, die nicht passt. Sie kommt auf Platz { $slots } zurück, und Strafkarten kommen dazu.
guide-lesson-cabo-penalty = Strafkarten für dich, verdeckt. Sie zählen wie alle deine Karten; werde sie wieder los.
guide-lesson-cabo-reshuffled = Der Nachziehstapel war leer. Deshalb wurden die abgelegten Karten gemischt und sind jetzt der neue Nachziehstapel; nur die oberste bleibt liegen.
guide-lesson-cabo-turned-up = Der Ablagestapel war leer, deshalb wurde die oberste Karte des Nachziehstapels aufgedeckt.
guide-lesson-cabo-kamikaze-mine = Kamikaze! Mit genau diesen vier, zwei 12ern und zwei 13ern, bekommst du 0 Punkte, und alle anderen bekommen 50.
guide-lesson-cabo-kamikaze-other = Kamikaze! Wer am Ende genau zwei 12er und zwei 13er hat, bekommt 0 Punkte, und alle anderen bekommen 50. Selten, und das war so ein Fall.
guide-lesson-cabo-call-lost = Du hast Cabo angesagt, aber jemand hatte weniger. Deine Karten zählen, und die falsche Ansage kostet { $penalty } Punkte extra. Zusammen: { $points }.
guide-lesson-cabo-call-advice = Du hast mit { $sum } angesagt. Wer gut spielt, sagt im ersten Zug mit höchstens 14 an, und mit jedem weiteren Zug sinkt diese Grenze um zwei.
guide-lesson-cabo-call-good = Du hast mit { $sum } angesagt und gewonnen: gut eingeschätzt. Je länger eine Runde dauert, desto niedriger sollte deine Summe sein.
guide-lesson-cabo-call-unlucky = Mit { $sum } anzusagen war richtig, nur hatte diesmal jemand genauso wenig oder noch weniger. Meistens lohnt es sich.
guide-lesson-cabo-call-tied = Du hast Cabo angesagt, aber jemand hat genauso wenig. Das reicht nicht und kostet { $penalty } Punkte extra. Zusammen: { $points }.
guide-lesson-cabo-call-too-high = Du hast Cabo mit einer zu hohen Summe angesagt. Deine Karten zählen, und das kostet { $penalty } Punkte extra. Zusammen: { $points }.
guide-lesson-cabo-tied-with-caller = Du hast genauso wenig wie die Person, die Cabo angesagt hat, aber bei Gleichstand geht die Ansage vor. Deine Karten zählen: { $points }.
guide-lesson-cabo-pile-end = Der Nachziehstapel war leer, und damit endet die Runde ohne Ansage. Punkte für dich: { $points }.

## Das erste Spiel: Da Capo!

guide-lesson-dacapo-start = Du bist dran! Tipp auf eine Karte und dann dorthin, wo sie hinsoll. Jeder Stapel in der Mitte beginnt mit einer 1, dann geht es um eins höher.
guide-lesson-dacapo-build-one = Du hast eine 1: Damit kannst du in der Mitte einen neuen Ablagestapel beginnen.
guide-lesson-dacapo-stack-first = Die oberste Karte deines Stapels passt: Ein Ablagestapel braucht die { $number }. Leg sie zuerst ab: Nichts anderes bringt dich dem Sieg näher.
guide-lesson-dacapo-joker = Du hast einen Joker. Er steht für jede Zahl; heb ihn auf, bis er eine Karte deines Stapels befreit.
guide-lesson-dacapo-build = Eine Handkarte passt: Ein Ablagestapel braucht die { $number }. Leg sie ab, wenn er damit näher an die oberste Karte deines Stapels kommt.
guide-lesson-dacapo-help-top = Die oberste Karte eines Hilfsstapels passt: Ein Ablagestapel braucht die { $number }. Karten von dort kosten dich keine Handkarte.
guide-lesson-dacapo-others-stack = Du kannst sogar die oberste Karte eines fremden Stapels ablegen. Das hilft aber auch den anderen, also nur, wenn es dir mehr nützt.
guide-lesson-dacapo-help-pile = Gerade passt nichts. Beende den Zug: Tipp auf eine Handkarte und dann auf einen Hilfsstapel. Was du bald brauchst, sollte oben liegen.
guide-lesson-dacapo-empty-hand = Du hast keine Handkarte, und zu ziehen gibt es nichts. Leg ab, was sonst noch passt, oder drück auf „{ app-dacapo-end }“.
guide-lesson-dacapo-nearly-done = Von deinem Stapel ist nicht mehr viel übrig. Achte darauf, wann ein Ablagestapel die oberste Karte braucht!
guide-lesson-dacapo-other-nearly-done = Vorsicht, ein fremder Stapel ist fast leer. Bring die Ablagestapel möglichst nicht an die Zahl heran, die er zeigt.
guide-lesson-dacapo-ended = Dein Zug ist vorbei. Aufgefüllt wird deine Hand, wenn du wieder dran bist.
guide-lesson-dacapo-others-turn = Diesmal beginnt jemand anders. Schau zu, wie die Stapel in der Mitte wachsen; gleich bist du dran.
guide-lesson-dacapo-reveal = Die Runde ist vorbei: Jetzt wird gezählt, was in den Stapeln übrig ist.
guide-lesson-dacapo-round-won =
    { $points ->
        [one] Du gewinnst die Runde! Das macht einen Punkt, für die eine Karte, die in den Stapeln der anderen übrig ist.
       *[other] Du gewinnst die Runde! Das macht { $points } Punkte: einen für jede Karte, die in den Stapeln der anderen übrig ist.
    }
guide-lesson-dacapo-round-lost = Die Runde geht an jemand anderen, und die Karten, die in deinem Stapel übrig sind, bringen dieser Person Punkte. Nächstes Mal geht es schneller.
guide-lesson-dacapo-aim = Das Ziel: Wer den eigenen Stapel zuerst leert, gewinnt. Abgelegt wird in der Mitte, auf Stapeln von 1 bis { $highest }.
guide-lesson-dacapo-stack-waits = Oben auf deinem Stapel liegt eine { $number }. Sie kann noch nirgends hin: Sie wartet, bis in der Mitte eine { $number } gebraucht wird.
guide-lesson-dacapo-stack-mine = Eine weniger! Die nächste Karte deines Stapels ist aufgedeckt. Mach weiter, solange etwas passt.
guide-lesson-dacapo-hand-emptied = Deine Hand war leer, also wird sie sofort aufgefüllt, und du spielst weiter. Gut gemacht!
guide-lesson-dacapo-other-built = { $who } hat in der Mitte eine { $number } abgelegt. Diese Stapel gehören allen: Vielleicht passt jetzt etwas von dir.
guide-lesson-dacapo-other-stack = { $who } hat eine { $number } vom eigenen Stapel abgelegt: dort eine Karte weniger. Behalt im Auge, wie viele noch übrig sind.
guide-lesson-dacapo-other-joker = { $who } hat einen Joker abgelegt, hier als { $number }: Ein Joker steht für jede Zahl.
guide-lesson-dacapo-stack-gift = { $who } hat die oberste Karte deines Stapels abgelegt, eine { $number }. Das ist erlaubt und ein Geschenk: eine Karte weniger für dich!
guide-lesson-dacapo-other-put = { $who } wirft eine Karte auf einen Hilfsstapel ab: { $card-a }. Damit endet der Zug. Von dort kann sie später in die Mitte.
guide-lesson-dacapo-finished = Ein Ablagestapel hat die { $highest } erreicht und wird beiseitegelegt. Sein Platz ist frei für eine neue 1.
guide-lesson-dacapo-reshuffled = Der Zugstapel war leer, deshalb wurden die fertigen Ablagestapel gemischt: Sie sind jetzt der neue Zugstapel.
guide-lesson-dacapo-no-card = Du hattest keine Karte zum Abwerfen, also endet dein Zug einfach so.
guide-lesson-dacapo-stalemate = Niemand konnte noch etwas tun, also ist die Runde vorbei: Der kleinste Stapel gewinnt.
