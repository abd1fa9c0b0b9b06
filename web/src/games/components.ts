// The tables of the games: `<game>/table/…Table.svelte`, and `<game>/Points.svelte` for its points.
import type { Component } from "svelte";
import type { TableSession } from "../session/tableSession.svelte";
import type { RuleSettings } from "../rules/settings";
import { withMessages } from "../i18n/messages.svelte";
import { DEFAULT_RULES } from "./defaults";
import type { RoundResult } from "./result";

type Door<Props extends object> = () => Promise<{ default: Component<Props> }>;

export interface TableProps {
  session: TableSession;
  settings: RuleSettings;
}

export interface PointsProps {
  session: TableSession;
  seat: number;
  result: RoundResult;
  settings: RuleSettings;
}

const TABLES = import.meta.glob<{ default: Component<TableProps> }>("./*/table/*Table.svelte");
const POINTS = import.meta.glob<{ default: Component<PointsProps> }>("./*/Points.svelte");

/** The table while a match is played; a game without one is played at a plain one. */
export function tableOf(game: string): Door<TableProps> {
  const door = inFolder(TABLES, game) ?? (() => import("./plain/PlainTable.svelte"));
  // The messages of the default game's table came with the app.
  return game === DEFAULT_RULES.game ? door : () => withMessages(door());
}

/** The component that explains the points of one player's round. */
export function pointsOf(game: string): Door<PointsProps> {
  return inFolder(POINTS, game) ?? (() => import("./plain/NoPoints.svelte"));
}

function inFolder<Found>(doors: Record<string, Found>, game: string): Found | undefined {
  return Object.entries(doors).find(([path]) => path.startsWith(`./${game}/`))?.[1];
}
