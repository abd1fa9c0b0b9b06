// What the server would offer in the states of the gallery: patterns of the moves that answer.
import type { CaboView, DacapoView, TableView, View } from "../protocol";
import { seatLetter } from "../words/saying";

export function answersIn({ options }: TableView, view: View): string[][] {
  return (view?.decisions ?? []).map(({ kind }) => {
    if (view?.game === "cabo") return inCabo(view, kind, options.preset === "dutch");
    return view?.game === "dacapo" ? inDacapo(view) : [];
  });
}

function inCabo(view: CaboView, kind: string, dutch: boolean): string[] {
  const me = view.viewer ?? 0;
  const all = (seat: number) => `${seatLetter(seat)}*`;
  const seats = [...view.layouts.keys()].filter((seat) => view.layouts[seat]?.some(Boolean));
  const others = seats.filter((seat) => seat !== me);
  const free = others.filter((seat) => !dutch || seat !== view.caller);
  const mine = (view.layouts[me] ?? []).flatMap((card, slot) => (card ? [slot + 1] : []));
  switch (kind) {
    case "first-look": {
      const open = mine.filter((slot) => !view.looked.includes(slot - 1) && (!dutch || slot > 2));
      return [`look ${open.map((slot) => `${seatLetter(me)}${slot}`).join("|")}`];
    }
    case "looking": {
      const look = view.looks.find(({ by }) => by === me);
      const king = view.phase === "looking" && /^K[SC]$/.test(view.discard ?? "");
      const [owner = 0, slot = 0] = look?.place ?? [];
      return king ? ["done", `swap ${all(me)} ${seatLetter(owner)}${slot + 1}`] : ["done"];
    }
    case "turn":
      return [
        "draw",
        ...(view.discards ? ["take"] : []),
        ...(view.caller === null ? ["cabo"] : []),
      ];
    case "snap":
      return ["pass", `snap ${mine.join("|")}`];
    case "sneak":
      return [`sneak ${seats.map(all).join("|")}`];
    default: {
      const spied = others.map(all).join("|");
      return [
        `replace ${mine.join("|")}`,
        ...(dutch || mine.length < 2 ? [] : [`replace ${mine.join("+")}`]),
        ...(view.hand?.drawn ? ["discard", `peek: look ${all(me)}`] : []),
        ...(view.hand?.drawn ? [`spy: look ${spied}`, `king: look ${spied}`] : []),
        ...(view.hand?.drawn && free.length
          ? [`swap: swap ${all(me)} ${free.map(all).join("|")}`]
          : []),
      ];
    }
  }
}

function inDacapo(view: DacapoView): string[] {
  const open = (piles: readonly (readonly string[])[]) => {
    const free = piles.findIndex((pile) => !pile.length);
    return [...piles.keys()].filter((index) => piles[index]!.length || index === free);
  };
  const builds = open(view.building).map(
    (index) => `build ${view.building[index]!.length + 1}|J on ${index + 1}`,
  );
  const helps = open(view.helps[view.viewer ?? 0] ?? []).map((index) => index + 1);
  return [...builds, view.hand?.length ? `put ? on ${helps.join("|")}` : "end"];
}
