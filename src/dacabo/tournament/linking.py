"""What may happen to links: who is invited, whose link is withdrawn or made anew."""

from typing import Final

from dacabo.core.names import clean_name
from dacabo.tournament.checking import Checks
from dacabo.tournament.errors import TournamentError
from dacabo.tournament.facts import LinkRenewed, OrganiserInvited, OrganiserWithdrawn
from dacabo.tournament.links import (
    MOST_ORGANISERS,
    colleague,
    first,
    holding,
    organisers_names,
)
from dacabo.tournament.names import same
from dacabo.tournament.roles import AsPlayer, AtTable, Organiser

MOST_TABLES: Final = 200


class LinkChecks(Checks):
    """The checks for what is about links."""

    def organiser_invited(self, fact: OrganiserInvited) -> None:
        """By an organiser, with a number and a name of their own."""
        self.organiser()
        if len(self.event.organisers) >= MOST_ORGANISERS:
            raise TournamentError("too-many-organisers", most=MOST_ORGANISERS)
        if fact.number != len(self.event.organisers):
            raise TournamentError("number-taken")
        if clean_name(fact.name) != fact.name:
            raise TournamentError("name-not-clean")
        if same(fact.name) in organisers_names(self.event):
            raise TournamentError("organiser-name-taken", name=fact.name)

    def organiser_withdrawn(self, fact: OrganiserWithdrawn) -> None:
        """By another organiser, so that one is always left."""
        self.organiser()
        if isinstance(self.by, Organiser) and self.by.number == fact.number:
            raise TournamentError("own-link")
        if colleague(self.event, fact.number).withdrawn:
            raise TournamentError("no-such-organiser")

    def link_renewed(self, fact: LinkRenewed) -> None:
        """By an organiser; of an organiser, only one's own."""
        self.organiser()
        assert isinstance(self.by, Organiser)
        match fact.holder:
            case Organiser() as asked if first(asked) != first(self.by):
                raise TournamentError("others-link")
            case AtTable(table) if not 1 <= table <= MOST_TABLES:
                raise TournamentError("match-gone")
            case AsPlayer(player) if not any(o.player == player for o in self.event.entrants):
                raise TournamentError("not-on-the-list")
        now = holding(self.event, fact.holder)
        if fact.holder.generation != now.generation + 1:
            raise TournamentError("number-taken")
