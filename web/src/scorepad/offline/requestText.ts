// The text of a request to a score pad, in one line.
import type { PadRequest } from "../../generated/protocol";
import { nameOf, cleanText, type PhraseContext } from "../../i18n/phrases";
import { t } from "../../i18n/messages.svelte";
import type { Sheet } from "../padKind";

export function requestText(
  request: PadRequest,
  phraseContext: PhraseContext,
  unit: Sheet["unit"] = "round",
): string {
  switch (request.type) {
    case "enter":
      return t("app-pad-round", { round: request.round, unit });
    case "correct":
      return t("app-pad-correct", { round: request.round, unit });
    case "take-back":
      return t("app-pad-take-back", { round: request.round, unit });
    case "rename": {
      const name = nameOf(request.seat, phraseContext);
      return t("app-pad-renaming", { old: name, new: cleanText(request.name) });
    }
    case "leave":
    case "return":
      return t(request.type === "leave" ? "scorepad-left" : "scorepad-returned", {
        who: nameOf(request.seat, phraseContext),
      });
    case "draw-lot":
      return t("app-pad-draw-lot");
    case "prolong":
      return t("app-pad-one-more", { unit });
    case "call-time":
      return t("app-pad-time");
    case "take-time-back":
      return t("app-pad-time-back");
  }
}
