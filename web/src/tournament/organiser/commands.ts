// The commands of the desk that have a form.
import type { EventFormat, EventMatchView, ListRead } from "../../generated/protocol";
import { registerList } from "../../generated/requests/events";
import { cleanText } from "../../i18n/phrases";
import { currentLanguage, t } from "../../i18n/messages.svelte";
import { activeIn } from "../shared/activeIn";
import { command, type Command, type Field } from "../shared/command";
import { allPoints } from "../shared/points";
import { hasResult, type DeskState } from "./deskState.svelte";
import { asList } from "./players/nameList";

/** The time, the place and other information for guests. */
export function describe(desk: DeskState): Command {
  const { about } = desk.event;
  return command<{ day: string; time: string; place: string; note: string }>({
    action: "describe",
    text: () => t("app-desk-about-save"),
    about: t("app-desk-about-about"),
    start: {
      day: about.when.slice(0, 10),
      time: about.when.slice(11),
      place: about.place,
      note: about.note,
    },
    fields: () => [
      { key: "day", type: "date", label: t("app-desk-about-when") },
      { key: "time", type: "time", label: t("app-desk-about-when"), silent: true },
      { key: "place", type: "text", label: t("app-desk-about-place"), maxlength: 200 },
      { key: "note", type: "text", label: t("app-desk-about-note"), maxlength: 200 },
    ],
    async send({ day, time, place, note }, waiting) {
      const when = day && time ? `${day}T${time}` : day;
      const said = { when, place: place.trim(), note: note.trim() };
      const same =
        said.when === about.when && said.place === about.place && said.note === about.note;
      if (!same) await desk.ask({ type: "describe", ...said }, waiting);
    },
  });
}

/** An announcement to all phones and the big screen. */
export function announce(desk: DeskState): Command {
  return command<{ announcement: string }>({
    action: "announce",
    text: () => t("app-desk-announce-do"),
    about: t("app-desk-announce-about"),
    start: { announcement: "" },
    fields: () => [
      {
        key: "announcement",
        type: "text",
        label: t("app-desk-announce-text"),
        maxlength: 200,
        enterkeyhint: "send",
        usual: [
          t("app-desk-announce-seats"),
          t("app-desk-announce-break"),
          t("app-desk-announce-prizes"),
        ],
      },
    ],
    ready: ({ announcement }) => announcement.trim() !== "",
    send: ({ announcement }, waiting) =>
      desk.ask({ type: "announce", text: announcement }, waiting),
  });
}

/** The new address of a tournament that has moved: everybody here is led there. */
export function goElsewhere(desk: DeskState): Command {
  return command<{ elsewhere: string }>({
    action: "go-elsewhere",
    text: () => t("app-desk-elsewhere-do"),
    about: t("app-desk-elsewhere-about"),
    start: { elsewhere: "" },
    fields: () => [
      {
        key: "elsewhere",
        type: "url",
        label: t("app-desk-elsewhere-link"),
        placeholder: "https://",
      },
    ],
    ready: ({ elsewhere }) => elsewhere.trim() !== "",
    send: ({ elsewhere }, waiting) => desk.ask({ type: "go-elsewhere", link: elsewhere }, waiting),
  });
}

/** Extra minutes for one table, or for all that are playing. */
export function extend(desk: DeskState, match: string | null): Command {
  const matches = match === null ? [] : [match];
  return command<{ minutes: number | null }>({
    action: "extend",
    text: ({ minutes }) => t("app-desk-extend", { minutes: minutes ?? 0 }),
    start: { minutes: 5 },
    fields: () => [
      {
        key: "minutes",
        type: "choice",
        label: t("app-desk-extend-by"),
        choices: [5, 10, 15].map((value) => ({
          value,
          text: t("app-desk-minutes", { minutes: value }),
        })),
      },
      { key: "minutes", type: "number", label: t("app-desk-extend-other"), min: 1, max: 600 },
    ],
    ready: ({ minutes }) => minutes !== null,
    send: ({ minutes }, waiting) =>
      desk.ask({ type: "extend", minutes: minutes ?? 0, matches }, waiting),
  });
}

/** The minutes of all matches that have not begun. */
export function setMinutes(desk: DeskState): Command {
  return command<{ minutes: number | null }>({
    action: "set-minutes",
    text: ({ minutes }) => t("app-desk-set-minutes-do", { minutes: minutes ?? 0 }),
    about: t("app-desk-set-minutes.about"),
    start: { minutes: desk.event.minutes },
    fields: () => [
      {
        key: "minutes",
        type: "choice",
        label: t("app-desk-set-minutes"),
        choices: [20, 30, 45].map((value) => ({ value, text: String(value) })),
      },
      { key: "minutes", type: "number", label: t("app-desk-extend-other"), min: 1, max: 600 },
    ],
    ready: ({ minutes }) => minutes !== null && minutes !== desk.event.minutes,
    send: ({ minutes }, waiting) =>
      desk.ask({ type: "set-minutes", minutes: minutes ?? 0 }, waiting),
  });
}

/** Discard the draw while nothing of it has begun. */
export function drawAgain(desk: DeskState): Command {
  return command<{ reason: string }>({
    action: "discard-draw",
    long: true,
    text: () => t("app-desk-draw-again-do"),
    icon: "dice",
    about: t("app-desk-draw-again-about"),
    plain: true,
    start: { reason: "" },
    fields: () => [
      reasons("app-desk-reason-changed", "app-desk-reason-typo", "app-desk-reason-other"),
    ],
    preview: {
      desk,
      always: true,
      request: ({ reason }) =>
        reason.trim() ? { type: "discard-draw", reason } : t("app-desk-reason-missing"),
    },
  });
}

/** Undo a step. */
export function takeBack(desk: DeskState, number: number): Command {
  return command<{ reason: string }>({
    action: "take-back",
    long: true,
    text: () => t("app-desk-take-back-do"),
    icon: "undo",
    plain: true,
    start: { reason: "" },
    fields: () => [reasons("app-desk-reason-typo", "app-desk-reason-other")],
    preview: {
      desk,
      always: true,
      request: ({ reason }) =>
        reason.trim() ? { type: "take-back", number, reason } : t("app-desk-reason-missing"),
    },
  });
}

/** The points of a tie-break round of a match; null: of the one for the last seats in the final. */
export function decide(desk: DeskState, match: string | null, players: readonly number[]): Command {
  return command<{ points: Record<number, string> }>({
    action: match ? "enter-decision" : "enter-seats",
    long: true,
    text: () => t("app-desk-decide"),
    about: t(match ? "app-desk-decision-about" : "app-desk-seats-about"),
    start: { points: {} },
    fields: () => [{ key: "points", type: "points", label: "", players, names: desk.names }],
    preview: {
      desk,
      request: ({ points: typed }) => {
        const points = allPoints(typed, players);
        if (!points) return t("app-desk-points-missing");
        return match ? { type: "enter-decision", match, points } : { type: "decide-seats", points };
      },
    },
  });
}

/** The fields of a format; the first says which others there are. */
export function formatFields({ rounds }: EventFormat): Field[] {
  return [
    {
      key: "kind",
      type: "choice",
      label: t("app-desk-format-kind"),
      choices: [
        { value: "winners", text: t("app-desk-choice-winners") },
        { value: "all", text: t("app-desk-format-all") },
      ],
      hint: t(rounds ? "app-desk-format-rounds.about" : "app-desk-choice-winners.how"),
    },
    ...(rounds ? roundFields() : knockoutFields()),
    { key: "consolation", type: "check", label: t("app-desk-format-consolation") },
  ];
}

function roundFields(): Field[] {
  return [
    {
      key: "rounds",
      type: "choice",
      label: t("app-desk-format-rounds"),
      choices: [1, 2, 3, 4, 5].map((value) => ({ value, text: String(value) })),
    },
    {
      key: "by",
      type: "choice",
      label: t("app-desk-format-by"),
      choices: [
        { value: "places", text: t("app-format-by-places") },
        { value: "points", text: t("app-format-by-points") },
      ],
      hint: t("app-desk-format-by.about"),
    },
    {
      key: "finalists",
      type: "choice",
      label: t("app-desk-format-finalists"),
      choices: [4, 5].map((value) => ({ value, text: String(value) })),
    },
  ];
}

function knockoutFields(): Field[] {
  return [
    {
      key: "advance",
      type: "choice",
      label: t("app-desk-format-advance"),
      choices: [1, 2].map((value) => ({ value, text: String(value) })),
    },
    {
      key: "best_losers",
      type: "choice",
      label: t("app-desk-format-best-losers"),
      choices: [0, 1, 2].map((value) => ({ value, text: String(value) })),
    },
  ];
}

/** The result of a match. If another organiser was `quicker`, this corrects their result. */
export function enterResult(desk: DeskState, match: EventMatchView, quicker: boolean): Command {
  const players = activeIn(match);
  const live = desk.live(match);
  const corrects = hasResult(match);
  const penalties = match.lines.some(({ penalty }) => penalty > 0);
  /**
   * The initial values: those of the pad, or an entered result; penalties are added automatically.
   */
  const known = match.lines.map(({ player, total, penalty }) => {
    const added = desk.event.most_points_win ? -penalty : penalty;
    const points = total === null ? live?.totals[player] : total - added;
    return [player, points === undefined ? "" : String(points)] as const;
  });

  function aboutResult(): string {
    if (corrects && quicker) return "";
    if (live) return t("app-desk-from-pad", { rounds: live.rounds });
    return corrects ? "" : t("app-desk-result-about");
  }

  return command<{ points: Record<number, string>; reason: string; undecided: boolean }>({
    action: corrects ? "correct-result" : "enter-result",
    long: true,
    text: () => t(corrects ? "app-desk-correct" : "app-desk-enter"),
    warning: corrects && quicker ? t("app-desk-result-meanwhile") : "",
    about: aboutResult(),
    start: { points: Object.fromEntries(known), reason: "", undecided: false },
    fields: ({ undecided }) => [
      {
        key: "points",
        type: "points",
        label: penalties ? t("app-desk-penalties-apart") : "",
        players,
        names: desk.names,
      },
      ...(corrects && undecided
        ? [{ key: "undecided", type: "check", label: t("app-desk-let-all-in") } as const]
        : []),
      ...(corrects ? [reasons("app-desk-reason-typo", "app-desk-reason-sum")] : []),
    ],
    preview: {
      desk,
      always: corrects,
      request: ({ points, reason, undecided }) => {
        const totals = allPoints(points, players);
        if (!totals) return t("app-desk-points-missing");
        if (!corrects)
          return { type: "enter-result", match: match.id, totals, bots: live?.bots ?? [] };
        if (!reason.trim()) return t("app-desk-reason-missing");
        return { type: "correct-result", match: match.id, totals, reason, undecided };
      },
    },
  });
}

/** The limit of players. */
export function limitPlaces(desk: DeskState): Command {
  return command<{ places: number | null }>({
    action: "do-limit",
    text: () => t("app-desk-places-set"),
    about: t("app-desk-places-about"),
    plain: true,
    inline: true,
    start: { places: desk.event.places ?? Math.max(4, desk.present.length) },
    fields: () => [
      { key: "places", type: "number", label: t("app-desk-places"), min: 3, max: 500 },
    ],
    send: ({ places }, waiting) => desk.ask({ type: "limit-places", places }, waiting),
  });
}

/** Swap two players of a draft. */
export function exchange(desk: DeskState, one: number, other: number): Command {
  return command<{ reason: string }>({
    action: "exchange",
    long: true,
    text: () => t("app-desk-exchange"),
    plain: true,
    start: { reason: "" },
    fields: () => [reasons("app-desk-reason-family", "app-desk-reason-wish")],
    send: ({ reason }, waiting) => desk.ask({ type: "exchange", one, other, reason }, waiting),
  });
}

/** Add a prize. */
export function addPrize(desk: DeskState): Command {
  return command<{ prize: string }>({
    action: "add-prize",
    text: () => t("app-desk-add"),
    icon: "plus",
    plain: true,
    inline: true,
    again: true,
    start: { prize: "" },
    fields: () => [
      {
        key: "prize",
        type: "text",
        label: t("app-desk-prize-new"),
        maxlength: 200,
        enterkeyhint: "send",
      },
    ],
    steady: true,
    ready: ({ prize }) => prize.trim() !== "",
    async send(values, waiting) {
      const typed = values.prize;
      const { prizes, consolation_prize: consolation } = desk.event;
      await desk.ask({ type: "name-prizes", prizes: [...prizes, typed], consolation }, waiting);
      // The next name may have been typed meanwhile.
      if (values.prize === typed) values.prize = "";
    },
  });
}

/** The prize of everybody who wins a group of the consolation; empty for none. */
export function nameConsolationPrize(desk: DeskState): Command {
  return command<{ consolation: string }>({
    action: "consolation-prize",
    text: () => t("app-desk-consolation-prize-do"),
    plain: true,
    inline: true,
    start: { consolation: desk.event.consolation_prize },
    fields: () => [
      {
        key: "consolation",
        type: "text",
        label: t("app-desk-consolation-prize"),
        maxlength: 200,
        enterkeyhint: "send",
      },
    ],
    send: ({ consolation }, waiting) =>
      desk.ask({ type: "name-prizes", prizes: [...desk.event.prizes], consolation }, waiting),
  });
}

/** Add many names at once, one on each line. */
export function addNames(desk: DeskState, told: (read: ListRead) => void): Command {
  return command<{ names: string }>({
    action: "add-names",
    text: () => t("app-desk-names-add"),
    start: { names: "" },
    fields: () => [{ key: "names", type: "text", label: t("app-desk-names-typed"), rows: 7 }],
    steady: true,
    ready: ({ names }) => names.trim() !== "",
    async send(values) {
      told(await registerList(desk.feed.key, asList(values.names)));
      values.names = "";
    },
  });
}

/** Rename a player. */
export function rename(desk: DeskState, player: number): Command {
  return command<{ rename: string }>({
    action: "do-rename",
    text: () => t("app-desk-rename-do"),
    plain: true,
    start: { rename: desk.name(player) },
    fields: () => [
      {
        key: "rename",
        type: "text",
        label: t("app-event-name-heading"),
        maxlength: 200,
        name: true,
        focus: true,
      },
    ],
    send: ({ rename: name }, waiting) => desk.ask({ type: "rename", player, name }, waiting),
  });
}

/** A note about a player in the cash box, for organisers and the door. */
export function writeNote(desk: DeskState, player: number): Command {
  const now = desk.page.listed.find((one) => one.player === player)?.note ?? "";
  return command<{ note: string }>({
    action: "do-note",
    text: () => t("app-desk-note-do"),
    about: t("app-desk-note.about"),
    plain: true,
    start: { note: now },
    fields: () => [
      { key: "note", type: "text", label: t("app-desk-note"), maxlength: 80, focus: true },
    ],
    async send({ note }, waiting) {
      if (note.trim() === now) return;
      await desk.ask({ type: "note-players", notes: [{ player, paid: null, note }] }, waiting);
    },
  });
}

/** Replace a player: by a new name, or by a player from the list who has no match. */
export function replace(desk: DeskState, player: number): Command {
  const reserves = desk.event.players.filter(
    (one) => one.player !== player && one.gone !== "disqualified" && !desk.matchOf(one.player),
  );
  return command<{ reserve: number | null; "replace-by": string }>({
    action: "do-replace",
    text: () => t("app-desk-replace"),
    plain: true,
    start: { reserve: null, "replace-by": "" },
    fields: ({ reserve }) => [
      ...(reserves.length
        ? [
            {
              key: "reserve",
              type: "select",
              label: t("app-desk-replace-by"),
              choices: [
                { value: null, text: t("app-desk-replace-new") },
                ...reserves.map((one) => ({ value: one.player, text: desk.name(one.player) })),
              ],
            } as const,
          ]
        : []),
      ...(reserve === null
        ? [
            {
              key: "replace-by",
              type: "text",
              label: t("app-desk-replace-new"),
              maxlength: 200,
              name: true,
              focus: true,
            } as const,
          ]
        : []),
    ],
    preview: {
      desk,
      request: ({ reserve, "replace-by": name }) => ({
        type: "replace",
        player,
        by: reserve ?? name,
      }),
    },
  });
}

export function penalise(desk: DeskState, player: number): Command {
  return command<{ "penalty-points": number | null; reason: string }>({
    action: "do-penalty",
    text: () => t("app-desk-penalty"),
    about: t("app-desk-penalty-about"),
    plain: true,
    start: { "penalty-points": 5, reason: "" },
    fields: () => [
      {
        key: "penalty-points",
        type: "number",
        label: t("app-event-total-heading"),
        min: 1,
        max: 999,
        focus: true,
      },
      reasons("app-desk-reason-late", "app-desk-reason-rule"),
    ],
    preview: {
      desk,
      always: true,
      request: ({ "penalty-points": points, reason }) => {
        if (points === null) return t("app-desk-points-missing");
        if (!reason.trim()) return t("app-desk-reason-missing");
        return { type: "penalise", player, points, reason };
      },
    },
  });
}

export function disqualify(desk: DeskState, player: number): Command {
  return command<{ reason: string }>({
    action: "do-disqualify",
    text: () => t("app-desk-disqualify"),
    plain: true,
    start: { reason: "" },
    fields: () => [reasons("app-desk-reason-unfair")],
    preview: {
      desk,
      always: true,
      hurts: true,
      request: ({ reason }) =>
        reason.trim() ? { type: "disqualify", player, reason } : t("app-desk-reason-missing"),
    },
  });
}

/** Delete the personal data of one person for good. */
export function forget(desk: DeskState, player: number | undefined): Command {
  /** All people who were ever on the list, and organisers whose link was withdrawn. */
  const people = [
    ...[...desk.event.players, ...desk.page.waiting, ...desk.page.unlisted]
      .filter((one) => !desk.page.forgotten.includes(one.player))
      .map((one) => ({ value: `player ${one.player}`, text: cleanText(one.name) })),
    ...desk.page.organisers
      .filter(({ withdrawn, forgotten }) => withdrawn && !forgotten)
      .map(({ number, name }) => ({ value: `organiser ${number}`, text: cleanText(name) })),
  ].toSorted((one, other) =>
    one.text.localeCompare(other.text, currentLanguage(), { numeric: true }),
  );
  const nameOf = (whose: string) => people.find(({ value }) => value === whose)?.text ?? "";
  return command<{ whose: string }>({
    action: "forget",
    text: ({ whose }) => t("app-desk-forget-do", { name: nameOf(whose) }),
    about: t("app-desk-forget-about"),
    start: { whose: player === undefined ? "" : `player ${player}` },
    fields: () => [
      {
        key: "whose",
        type: "select",
        label: t("app-desk-forget-who"),
        choices: [{ value: "", text: "" }, ...people],
      },
    ],
    ready: ({ whose }) => people.some(({ value }) => value === whose),
    confirmation: ({ whose }) => t("app-desk-forget-price", { name: nameOf(whose) }),
    send: ({ whose }, waiting) => {
      const [kind, text] = whose.split(" ");
      const number = Number(text);
      return desk.ask(
        kind === "player"
          ? { type: "forget", player: number }
          : { type: "forget-organiser", number },
        waiting,
      );
    },
  });
}

function reasons(...usual: readonly string[]) {
  return {
    key: "reason",
    type: "reason",
    label: t("app-desk-reason"),
    usual: usual.map((key) => t(key)),
  } as const;
}
