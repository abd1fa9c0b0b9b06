### Voor programma’s die leren spelen.

error-no-adapter = Voor { $game } is er nog geen omgeving waarin programma’s kunnen leren. Kies een ander spel.
error-no-such-reward = De beloning “{ $reward }” bestaat niet. Kies een van deze: { $rewards }.
error-no-such-episode = De episode “{ $episode }” bestaat niet. Kies een van deze: { $episodes }.
error-no-such-policy = De strategie “{ $policy }” bestaat niet. Geef een functie, of kies een van deze: { $policies }.
error-too-few-slots =
    { $cards ->
        [one] Iedereen krijgt één kaart, maar in een observatie is daar geen plaats voor. Geef minstens één plaats.
       *[other] Iedereen krijgt { $cards } kaarten, maar in een observatie is maar plaats voor { $slots }. Geef meer plaatsen.
    }
error-no-tiny-deck = Een piepklein kaartspel heeft { $fewest } tot en met { $most } kaarten, die ook in het echte zitten. Kies zulke kaarten.
