"""Simulated tournaments: complete events among bots, told in words or summarised in figures."""

from dacabo.rehearsal.errors import RehearsalError
from dacabo.rehearsal.evening import Rehearsed, planned_matches
from dacabo.rehearsal.figures import Figures, figures_of
from dacabo.rehearsal.files import event_json, figures_json
from dacabo.rehearsal.forecast import Forecast, basis, forecast, forecast_of, plan
from dacabo.rehearsal.outline import Outline, outline
from dacabo.rehearsal.rehearsing import rehearse
from dacabo.rehearsal.running import Ran, run
from dacabo.rehearsal.setting import Setting, set_up, sped_up
from dacabo.rehearsal.story import story
from dacabo.rehearsal.table import speed_text, table_lines

__all__ = [
    "Figures",
    "Forecast",
    "Outline",
    "Ran",
    "RehearsalError",
    "Rehearsed",
    "Setting",
    "basis",
    "event_json",
    "figures_json",
    "figures_of",
    "forecast",
    "forecast_of",
    "outline",
    "plan",
    "planned_matches",
    "rehearse",
    "run",
    "set_up",
    "sped_up",
    "speed_text",
    "story",
    "table_lines",
]
