### Für Programme, die spielen lernen.

error-no-adapter = Für { $game } gibt es noch keine Umgebung, in der Programme lernen können. Wähl ein anderes Spiel.
error-no-such-reward = Die Belohnung „{ $reward }“ gibt es nicht. Zur Wahl stehen: { $rewards }.
error-no-such-episode = Die Episode „{ $episode }“ gibt es nicht. Zur Wahl stehen: { $episodes }.
error-no-such-policy = Die Strategie „{ $policy }“ gibt es nicht. Gib eine Funktion an oder wähl eine von diesen: { $policies }.
error-too-few-slots =
    { $cards ->
        [one] Alle bekommen eine Karte, aber die Beobachtungen haben keinen Platz dafür. Lass mindestens einen Platz zu.
       *[other] Alle bekommen { $cards } Karten, aber die Beobachtungen haben nur Platz für { $slots }. Lass mehr Plätze zu.
    }
error-no-tiny-deck = Ein winziges Kartenspiel hat { $fewest } bis { $most } Karten, und alle gibt es auch im echten. Wähl solche Karten.
