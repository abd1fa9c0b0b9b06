"""The options of a player that looks no further than the next card."""

from collections.abc import Iterator

from dacabo.bots.dacapo.board import HAND, HELP, PUT, STACK, WILD, Board, Step


def places(board: Board) -> list[int]:
    """The building piles, one of each height: equal ones are interchangeable."""
    heights = board.heights
    return [place for place, height in enumerate(heights) if heights.index(height) == place]


def from_stack(board: Board) -> Iterator[Step]:
    """The player's stack card, wherever it fits."""
    me = board.player
    top = board.tops[me]
    for place in places(board):
        if top in (WILD, board.heights[place] + 1):
            yield STACK, me, place


def from_helps(board: Board) -> Iterator[Step]:
    """Help cards that fit by their number."""
    for place in places(board):
        for k, pile in enumerate(board.helps[board.player]):
            if pile and pile[-1] == board.heights[place] + 1:
                yield HELP, k, place


def from_hand(board: Board) -> Iterator[Step]:
    """Hand cards that fit by their number."""
    hand = board.hand
    for place in places(board):
        if board.heights[place] + 1 in hand:
            yield HAND, board.heights[place] + 1, place


def jokers_in_hand(board: Board) -> Iterator[Step]:
    """A joker from the hand, anywhere."""
    if WILD in board.hand:
        for place in places(board):
            yield HAND, WILD, place


def puts(board: Board) -> Iterator[Step]:
    """Every card on every help pile, or on the first free place."""
    me = board.player
    piles = board.helps[me]
    free = piles.index([]) if [] in piles else None
    for card in dict.fromkeys(board.hand):
        for k, pile in enumerate(piles):
            if pile or k == free:
                yield PUT, card, k
