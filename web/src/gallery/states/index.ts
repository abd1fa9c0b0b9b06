// Every screen and state.
import type { State } from "../state";
import { CLUB } from "./club";
import { DESK } from "./organiser";
import { EVENT } from "./event";
import { FILM } from "./film";
import { SCOREPAD } from "./scorepad";
import { SCREENS } from "./screens";
import { TABLES } from "./tables";

export const STATES: readonly State[] = [
  ...SCREENS,
  ...TABLES,
  ...FILM,
  ...EVENT,
  ...DESK,
  ...SCOREPAD,
  ...CLUB,
];
