"""What Presto believes of the cards that the other keeps, beside the truth."""

from math import log

import numpy as np

from dacabo.research.training.cabo.believing import DOUBT, Belief, play, tell


def test_every_belief_is_about_a_card_and_none_is_impossible() -> None:
    """Whoever is quite wrong has still not excluded it."""
    found = play("allegro", range(1))
    assert found
    for one in found:
        assert one.round == 0
        assert min(one.read, one.worlds) >= log(DOUBT) - 1e-9


def test_the_mean_is_told_with_an_interval_by_deal() -> None:
    """Cards of one deal are not independent of each other."""
    rng = np.random.default_rng(1)
    found = [Belief(number, 0.5, nats) for number, nats in enumerate(rng.normal(0.2, 1, 2000))]
    told = tell("allegro", found, 2000)
    assert "| Allegro's spans | 0.500 ± 0.000 |" in told
    mean, error = map(float, told.split("Presto's worlds | ")[1].split(" |")[0].split(" ± "))
    assert abs(mean - 0.2) < 0.1
    assert 0.03 < error < 0.06
