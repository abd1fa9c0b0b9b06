"""What decisions were worth: how much more they led to than was expected before them."""

from typing import Any

from dacabo.research.training.lanes import Room

Tensor = Any


def compare(torch: Any, room: Room, worth: Tensor, smoothing: float) -> None:  # noqa: ANN401
    """Write down the lead of each decision of a stretch, and what the critic should have said.

    Args:
        torch: the library.
        room: where it was played.
        worth: what the critic expected at each step for each seat, from the asked one on.
        smoothing: see `Plan`.
    """
    steps = len(worth) - 1
    chairs = torch.arange(room.seats, device=worth.device)
    players = room.players[None, :, None]
    turned = (chairs - room.seat[..., None]) % players
    there = chairs < players
    worth = worth.gather(2, turned.clamp(max=room.seats - 1)) * there
    gained = torch.zeros_like(room.reward)
    running = torch.zeros_like(room.reward[0])
    # What nobody chose makes nothing less certain.
    fading = torch.where(room.choice, smoothing ** (2 / room.players), 1.0)
    for step in reversed(range(steps)):
        goes_on = (~room.over[step]).float()[:, None]
        surprise = room.reward[step] + goes_on * worth[step + 1] - worth[step]
        if step + 1 < steps:
            running = fading[step + 1, :, None] * running
        running = surprise + goes_on * running
        gained[step] = running
    seat = room.seat[:-1]
    back = (chairs + seat[..., None]) % players
    room.target.copy_((gained + worth[:-1]).gather(2, back))
    lead = gained.gather(2, seat[..., None])[..., 0]
    weight = (room.choice & room.learns[:-1]).float()
    many = weight.sum().clamp(min=1)
    lead = lead - (lead * weight).sum() / many
    room.lead.copy_(lead / (((lead * lead * weight).sum() / many).sqrt() + 1e-6))
