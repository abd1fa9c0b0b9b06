"""Scripted players, who choose a legal move from the view and the rules alone, like any client."""

import asyncio
from collections.abc import Callable
from random import Random

from server.harness.rig import Client, Json, Party

PEEK = ("7", "8")
SPY = ("9", "10")
SWAP = ("11", "12", "J", "Q")
KINGS = ("KS", "KC")


class CaboPlayer:
    """Plays Cabo by any rules: a bit of everything, with an early call."""

    def __init__(self, rules: Json, seed: int) -> None:
        self.rules = rules
        self.rng = Random(seed)

    def choose(self, view: Json, decision: Json) -> str:
        """The text of a legal move."""
        me = view["viewer"]
        own_places = [place(me, slot) for slot in occupied(view["layouts"][me])]
        match decision["kind"]:
            case "first-look":
                # The nearest cards first, which are always legal to look at.
                return f"look {own_places[-1 - int(decision['id'].rsplit('.', 1)[1])]}"
            case "looking":
                return self._after_a_look(view, own_places)
            case "turn":
                return self._turn(view)
            case "card":
                return self._card(view, own_places)
            case "snap" if self.rng.random() < 0.1:
                return f"snap {self.rng.choice(own_places)[1:]}"
            case "snap":
                return "pass"
            case kind:
                raise ValueError(kind)

    def _after_a_look(self, view: Json, own_places: list[str]) -> str:
        seat, slot = next(look["place"] for look in view["looks"] if look["by"] == view["viewer"])
        king = view["phase"] == "looking" and view["discard"] in KINGS
        if not king or seat in self._locked(view) or self.rng.random() < 0.5:
            return "done"
        return f"swap {self.rng.choice(own_places)} {place(seat, slot)}"

    def _turn(self, view: Json) -> str:
        can_call = view["caller"] is None
        if can_call and view["turn"] > len(view["layouts"]) and self.rng.random() < 0.25:
            return "cabo"
        if view["pile"] and (not view["discard"] or self.rng.random() < 0.8):
            return "draw"
        if view["discard"]:
            return "take"
        return "cabo" if can_call else "pass"

    def _card(self, view: Json, own_places: list[str]) -> str:
        hand, rng = view["hand"], self.rng
        face = hand["card"]
        rank = face if face.isdigit() or face in KINGS else face[:-1]
        others = [
            place(seat, slot)
            for seat, layout in enumerate(view["layouts"])
            for slot in occupied(layout)
            if seat != view["viewer"]
        ]
        open_to_swaps = [p for p in others if "abcdef".index(p[0]) not in self._locked(view)]
        if hand["drawn"] and rng.random() < 0.8:
            if rank in PEEK:
                return f"look {rng.choice(own_places)}"
            if rank in (*SPY, *KINGS):
                return f"look {rng.choice(others)}"
            if rank in SWAP and open_to_swaps:
                return f"swap {rng.choice(own_places)} {rng.choice(open_to_swaps)}"
        if hand["drawn"] and rng.random() < 0.4:
            return "discard"
        claimed = 2 if self.rules["sets"] and len(own_places) > 1 and rng.random() < 0.1 else 1
        return "replace " + "+".join(p[1:] for p in rng.sample(own_places, claimed))

    def _locked(self, view: Json) -> list[int]:
        return [view["caller"]] if self.rules["caller_locked"] else []


class DaCapoPlayer:
    """Plays Da Capo!: builds from the stack, then any fitting card, then puts a card down."""

    def __init__(self, rules: Json, seed: int) -> None:
        self.rules = rules
        self.rng = Random(seed)

    def choose(self, view: Json, decision: Json) -> str:
        """The text of a legal move."""
        assert decision["kind"] == "turn"
        me, hand = view["viewer"], view["hand"]
        side_piles = view["helps"][me]
        for pile in open_piles(view["building"]):
            fitting = (str(len(view["building"][pile]) + 1), "J")
            if view["stacks"][me]["top"] in fitting:
                return f"build stack {'abcdef'[me]} on {pile + 1}"
            for number, cards in enumerate(side_piles):
                if cards and cards[-1] in fitting:
                    return f"build help {number + 1} on {pile + 1}"
            for card in hand:
                if card in fitting:
                    return f"build {card} on {pile + 1}"
        if not hand:
            return "end"
        return f"put {self.rng.choice(hand)} on {self.rng.choice(open_piles(side_piles)) + 1}"


Player = CaboPlayer | DaCapoPlayer


def player_of(table: Json, offers: list[Json], seed: int = 0) -> Player:
    """A player for the game and the rules of a table, which the server offers."""
    options = table["options"]
    game = next(offer for offer in offers if offer["name"] == options["game"])
    preset = next(offer for offer in game["presets"] if offer["name"] == options["preset"])
    rules = preset["settings"] | options["changes"]
    return CaboPlayer(rules, seed) if options["game"] == "cabo" else DaCapoPlayer(rules, seed)


def place(seat: int, slot: int) -> str:
    """The text of a slot: `b3` for the third slot of the second seat."""
    return f"{'abcdef'[seat]}{slot + 1}"


def occupied(layout: list[str | None]) -> list[int]:
    """The slots that hold a card."""
    return [slot for slot, card in enumerate(layout) if card is not None]


def open_piles(piles: list[list[str]]) -> list[int]:
    """The numbers of all started piles, and of the first free place."""
    free = [number for number, pile in enumerate(piles) if not pile]
    return [number for number in range(len(piles)) if piles[number] or number == free[0]]


# --- at a table -----------------------------------------------------------------------


async def play_out(
    client: Client, player: Player, until: Callable[[Client], bool] = lambda _: False
) -> None:
    """Play until the match is over or `until` is true, and be ready for every round."""
    while client.table["phase"] == "playing" and not until(client):
        seat = client.seat
        assert seat is not None
        if client.decisions:
            decision = client.decisions[0]
            answer = await client.play(player.choose(client.cards, decision), decision)
            # Only the first of several players who snap is in time; that closes the window.
            is_too_late = answer.get("code") == "decision-over" and decision["kind"] == "snap"
            assert answer["type"] == "done" or is_too_late, (answer, decision)
        elif client.cards["phase"] == "round-over" and not client.table["chairs"][seat]["ready"]:
            assert (await client.ask("ready"))["type"] == "done"
        else:
            await client.receive()


def players_of(party: Party) -> list[Player]:
    """A player for each client at a table."""
    offers = party.server.http("GET", "/api/games")[1]
    return [player_of(party.host.table, offers, seed) for seed in range(len(party.clients))]


async def play_all(party: Party, *spectators: Client) -> None:
    """Let all players play until the match is over."""
    async with asyncio.TaskGroup() as group:
        for client, player in zip(party.clients, players_of(party), strict=True):
            group.create_task(play_out(client, player))
        for client in spectators:
            group.create_task(follow(client))
    await party.catch_up()


async def follow(client: Client) -> None:
    """Watch until the match is over."""
    while client.table["phase"] != "over":
        await client.receive()


async def one_by_one(
    party: Party, players: list[Player], until: Callable[[Client], bool]
) -> Client | None:
    """Play move by move until a client is in the wanted state.

    Earlier clients answer first, so that no one else moves while one of them has a decision.
    """
    while party.host.table["phase"] == "playing":
        wanted = next((client for client in party.clients if until(client)), None)
        if wanted:
            return wanted
        client = next((client for client in party.clients if client.decisions), None)
        if client is None:  # a round is over
            for client in party.clients:
                await client.ask("ready")
        else:
            decision = client.decisions[0]
            player = players[party.clients.index(client)]
            answer = await client.play(player.choose(client.cards, decision), decision)
            assert answer["type"] == "done", (answer, decision)
        await party.catch_up()
    return None


async def open_window(party: Party) -> list[Client]:
    """Play until at least one player may snap; return all clients who may."""
    await one_by_one(party, players_of(party), until=lambda client: client.asked == "snap")
    return [client for client in party.clients if client.decisions]
