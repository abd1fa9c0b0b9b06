// A command: its form, and the resulting request to the server.
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

/** The field for the value under `key`; tests find the field by `key`, too. */
export type Field<V extends Values = Values> = { key: keyof V & string; label: string } & (
  | {
      type: "text" | "date" | "time" | "url";
      /** Whether the label is only read aloud, because the words above say the same. */
      silent?: boolean;
      maxlength?: number;
      /** Whether it is a person's name. */
      name?: boolean;
      /** The kind of value that the browser may fill in. */
      autocomplete?: "nickname";
      /** The label of the enter key of a phone. */
      enterkeyhint?: "send";
      /** The number of lines that can be typed. */
      rows?: number;
      /** A sentence below the field. */
      about?: string;
      placeholder?: string;
      /** Texts that one tap fills in. */
      usual?: readonly string[];
      /** The error of the typed text. */
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
  /** The name of the form, for tests, if there are others beside it. */
  part?: string;
  /** The text of its button. */
  text(values: V): string;
  icon?: IconName;
  about?: string;
  /** A notice for the person who fills this in. */
  warning?: string;
  /** The initial values. */
  start: V;
  /** The fields; those in an inner list stand beside each other. */
  fields(values: V): readonly (Field<V> | readonly Field<V>[])[];
  /** Whether the button stands beside the only field. */
  inline?: boolean;
  /** Whether it is used repeatedly: then its field has the focus again afterwards. */
  again?: boolean;
  /** Whether its button is not the main one. */
  plain?: boolean;
  /** Whether it is a long form, with more space between its parts and a larger button. */
  long?: boolean;
  /** Whether the values are complete. */
  ready?(values: V): boolean;
  /** Whether its button looks the same before that. */
  steady?: boolean;
  /** The cost: then the button asks for confirmation. */
  confirmation?(values: V): string;
  /** Send the request; `waiting` is called while the server cannot be reached. */
  send?(values: V, waiting: () => void): unknown;
  /** Instead of `send`: a step of a tournament whose consequences are shown first. */
  preview?: {
    desk: EventClient & { say: (phrase: Phrase) => string };
    /** The step, or a sentence that says what is missing for it. */
    request(values: V): EventRequest | string;
    /** Whether it is previewed and confirmed even if nobody's place changes. */
    always?: boolean;
    /** Whether it costs somebody something in any case. */
    hurts?: boolean;
  };
}

/** A command with the type of its values; a form need not know that type. */
export function command<V extends Values>(it: Command<V>): Command {
  return it as unknown as Command;
}
