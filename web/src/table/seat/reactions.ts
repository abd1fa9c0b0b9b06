// The reactions, in the order of the fan, with their words.
import type { Reaction } from "../../generated/protocol";

export const REACTIONS: Record<Reaction, string> = {
  bravo: "app-react-bravo",
  ouch: "app-react-ouch",
  laugh: "app-react-laugh",
  think: "app-react-think",
  hurry: "app-react-hurry",
  thanks: "app-react-thanks",
};

export const ORDER = Object.keys(REACTIONS) as Reaction[];
