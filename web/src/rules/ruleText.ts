// Rule options in words: their names, their sentences, their values.
import type { Setting } from "./settings";
import { hasMessage, t } from "../i18n/messages.svelte";

export function optionKey(game: string, name: string): string {
  return `${game}-option-${name.replaceAll("_", "-")}`;
}

export function valueText(game: string, name: string, value: Setting): string {
  if (value === null) return t("value-none");
  if (typeof value === "boolean") return t(value ? "value-yes" : "value-no");
  if (typeof value === "number") return String(value);
  return t(`${optionKey(game, name)}-${value}`);
}

/** An option with its value, as in `Cards each: 6`. */
export function changeText(game: string, name: string, value: Setting): string {
  const key = optionKey(game, name);
  const option = hasMessage(key) ? t(key) : name;
  return t("app-rules-change", { option, value: valueText(game, name, value) });
}
