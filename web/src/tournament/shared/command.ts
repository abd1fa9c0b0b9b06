// A command: what somebody fills in, and what is then asked of the server.
import type { IconName } from "../../icons/paths";
import type { EventRequest, Phrase } from "../../generated/protocol";
import type { EventClient } from "./eventClient";

export type FieldValue =
  string | number | boolean | null | readonly number[] | Record<number, string>;
export type Values = Record<string, FieldValue>;

interface Choosable {
  value: string | number | null;
  text: string;
  about?: string;
}

/** How the value under `key` is filled in; tests find the field by `key`, too. */
export type Field<V extends Values = Values> = { key: keyof V & string; label: string } & (
  | {
      type: "text" | "date" | "time" | "url";
      /** Only read aloud: what it is stands above it already. */
      silent?: boolean;
      maxlength?: number;
      /** It is a person's name. */
      name?: boolean;
      /** What the browser may fill in by itself. */
      autocomplete?: "nickname";
      /** What the enter key of a phone says. */
      enterkeyhint?: "send";
      /** So many lines can be typed. */
      rows?: number;
      /** A sentence below it. */
      about?: string;
      placeholder?: string;
      /** Texts that one tap puts in. */
      usual?: readonly string[];
      /** What is wrong with what was typed. */
      wrong?: string;
      focus?: boolean;
    }
  | { type: "number"; min: number; max: number; focus?: boolean }
  | { type: "amount"; about: string; min: number; max: number; usual: number; none?: boolean }
  | { type: "choice"; choices: readonly Choosable[]; hint?: string }
  | { type: "people"; choices: readonly { value: number; text: string }[] }
  | { type: "select"; choices: readonly Choosable[] }
  | { type: "check" }
  | { type: "points"; players: readonly number[]; names: readonly string[] }
  | { type: "reason"; usual: readonly string[] }
);

export interface Command<V extends Values = Values> {
  /** The verb, for tests. */
  action: string;
  /** The form, for tests, where others stand beside it. */
  part?: string;
  /** What its button says. */
  text(values: V): string;
  icon?: IconName;
  about?: string;
  /** Something happened that the person who fills this in has to know. */
  warning?: string;
  /** What is filled in at first. */
  start: V;
  /** Fields in an inner list stand beside each other. */
  fields(values: V): readonly (Field<V> | readonly Field<V>[])[];
  /** The button stands beside the only field. */
  inline?: boolean;
  /** One after the other is typed: then its field has the focus for the next, or for a better one. */
  again?: boolean;
  /** It is not the first thing that people want here. */
  plain?: boolean;
  /** A long form: its parts stand further apart, and its button is larger. */
  long?: boolean;
  /** Whether enough is filled in. */
  ready?(values: V): boolean;
  /** Its button looks the same before that. */
  steady?: boolean;
  /** What it costs: then it is asked twice. */
  confirmation?(values: V): string;
  /** Ask the server; `waiting` is called while it cannot be reached. */
  send?(values: V, waiting: () => void): unknown;
  /** Instead of `send`: a step of an event whose consequences are shown first. */
  preview?: {
    desk: EventClient & { say: (phrase: Phrase) => string };
    /** What is meant, or a sentence that says what is missing for it. */
    request(values: V): EventRequest | string;
    /** Shown and confirmed also when nobody's place changes. */
    always?: boolean;
    /** Somebody loses something by it. */
    hurts?: boolean;
  };
}

/** A command whose fields fill in what it sends; a form need not know what that is. */
export function command<V extends Values>(it: Command<V>): Command {
  return it as unknown as Command;
}
