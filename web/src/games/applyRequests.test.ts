// A pad without a network changes as on the server: every request on random pads of every kind.
import { describe, expect, it } from "vitest";
import type { PadRequest, PadView } from "../generated/protocol";
import { python } from "../fixtures/python";
import { applyRequests, type KnownSheet } from "../scorepad/offline/applyRequests";
import { scoring as cabo } from "./cabo/pad/scoring";
import { scoring as dacapo } from "./dacapo/pad/scoring";

type Foreseen = Pick<
  PadView,
  "names" | "out" | "totals" | "last" | "agreed" | "result" | "starters" | "asks"
>;

interface Evening {
  opened: PadView;
  steps: { request: PadRequest; then: Foreseen }[];
  rounds: PadView["rounds"];
}

const evenings = python<Record<string, Evening[]>>("pads") ?? {};

function sheetOf({ fields }: PadView): KnownSheet {
  return fields.type === "cabo"
    ? { unit: "round", scoring: cabo(fields.points) }
    : { unit: "game", scoring: dacapo(fields.target) };
}

const shown = ({ names, out, totals, ...rest }: PadView): Foreseen => {
  const { last, agreed, result, starters, asks } = rest;
  return { names, out, totals, last, agreed, result, starters, asks };
};

describe.each(Object.keys(evenings))("%s", (name) => {
  it("has the same points as in Python", () => {
    let rounds = 0;
    for (const { opened, steps, rounds: seen } of evenings[name]!) {
      const sheet = sheetOf(opened);
      let pad = opened;
      for (const { request, then } of steps) {
        pad = applyRequests(pad, sheet, [request]);
        expect(shown(pad)).toEqual(then);
      }
      const all = steps.map(({ request }) => request);
      expect(applyRequests(opened, sheet, all)).toEqual(pad);
      expect(pad.rounds).toEqual(seen);
      rounds += steps.length;
    }
    expect(rounds).toBeGreaterThan(500);
  });
});
