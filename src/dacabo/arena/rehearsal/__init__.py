"""Simulated tournaments: complete events among bots, told in words or summarised in figures."""

from dacabo.arena.rehearsal.figures import Figures, figures_of
from dacabo.arena.rehearsal.forecast import Forecast, basis, forecast, forecast_of, pace_for, plan
from dacabo.arena.rehearsal.live_event import FinishedEvent, Outline, outline, planned_matches
from dacabo.arena.rehearsal.running import RehearsalRun, rehearse, run
from dacabo.arena.rehearsal.setting import RehearsalError, Setting, on_simulator_if_possible, set_up
from dacabo.arena.rehearsal.story import story
from dacabo.arena.rehearsal.table import event_json, figures_json, speed_text, table_lines

__all__ = [
    "Figures",
    "FinishedEvent",
    "Forecast",
    "Outline",
    "RehearsalError",
    "RehearsalRun",
    "Setting",
    "basis",
    "event_json",
    "figures_json",
    "figures_of",
    "forecast",
    "forecast_of",
    "on_simulator_if_possible",
    "outline",
    "pace_for",
    "plan",
    "planned_matches",
    "rehearse",
    "run",
    "set_up",
    "speed_text",
    "story",
    "table_lines",
]
