### For programs that learn to play.

error-no-adapter = { $game } has no environment for learning programs yet. Choose another game.
error-no-such-reward = There is no reward “{ $reward }”. Choose one of these: { $rewards }.
error-no-such-episode = There is no episode “{ $episode }”. Choose one of these: { $episodes }.
error-no-such-policy = There is no policy “{ $policy }”. Choose one of these, or give a function: { $policies }.
error-too-few-slots =
    { $cards ->
        [one] Everyone is dealt one card, and there is no slot to show it in. Allow at least one.
       *[other] Everyone is dealt { $cards } cards, but observations have room for only { $slots }. Allow more slots.
    }
error-no-tiny-deck = A tiny deck has { $fewest } to { $most } cards, all from a real deck. Choose different faces.
