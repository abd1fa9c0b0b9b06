### Pour les programmes qui apprennent à jouer.

error-no-adapter = { $game } n’a pas encore d’environnement où un programme puisse apprendre. Choisis un autre jeu.
error-no-such-reward = La récompense « { $reward } » n’existe pas. Au choix : { $rewards }.
error-no-such-episode = L’épisode « { $episode } » n’existe pas. Au choix : { $episodes }.
error-no-such-policy = La stratégie « { $policy } » n’existe pas. Donne une fonction ou choisis parmi : { $policies }.
error-too-few-slots =
    { $cards ->
        [one] Chacun reçoit une carte, mais les observations n’ont pas de place pour elle. Prévois au moins une place.
       *[other] Chacun reçoit { $cards } cartes, mais les observations n’ont de place que pour { $slots }. Prévois plus de places.
    }
error-no-tiny-deck = Un jeu minuscule compte de { $fewest } à { $most } cartes, toutes tirées d’un vrai jeu. Choisis des cartes de ce genre.
