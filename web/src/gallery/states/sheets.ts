// The sheets that open over the table on request.
import { caboState } from "../caboTable";
import type { State } from "../state";

function sheet(name: string, ...actions: string[]): State {
  const steps = ["menu", ...actions].map((action) => `[data-action=${action}]`);
  const open = caboState(name, { asked: ["turn"], told: { present: ["ana", "eleni"] } }, { steps });
  return { ...open, group: "Menu and sheets" };
}

const SHEET = "dialog[open]";

export const SHEETS: readonly State[] = [
  sheet("menu"),
  sheet("menu-leaving", "ask-leave"),
  sheet("rules-here", "rules"),
  sheet("log", "log"),
  sheet("scores", "scores"),
  sheet("keys", "keys"),
].map((state) => ({ ...state, steps: inSheet(state.steps ?? []) }));

/** On a desktop some of these actions are on the table, too: the one in the sheet is meant. */
function inSheet(steps: readonly unknown[]): string[] {
  return steps.map((step, index) => (index ? `${SHEET} ${String(step)}` : String(step)));
}
