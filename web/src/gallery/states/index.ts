// Every screen and state.
import type { State } from "../state";
import { CABO } from "./cabo";
import { CLUB } from "./club";
import { DACAPO } from "./dacapo";
import { DESK } from "./desk";
import { DUTCH } from "./dutch";
import { EVENT } from "./event";
import { HANDS } from "./hands";
import { LOBBY } from "./lobby";
import { OUTCOMES } from "./outcomes";
import { SCOREPAD } from "./scorepad";
import { SCREENS } from "./screens";
import { SHEETS } from "./sheets";
import { SUMMARIES } from "./summaries";

export const STATES: readonly State[] = [
  ...SCREENS,
  ...LOBBY,
  ...HANDS,
  ...CABO,
  ...DUTCH,
  ...SHEETS,
  ...SUMMARIES,
  ...DACAPO,
  ...OUTCOMES,
  ...EVENT,
  ...DESK,
  ...SCOREPAD,
  ...CLUB,
];
