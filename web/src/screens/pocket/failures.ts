// What is said when the card room on this device cannot be fetched or opened.
import type { Failure } from "../../pocket/messages";

export const FAILURE_TEXTS: Record<Failure, string> = {
  damaged: "app-pocket-damaged",
  failed: "app-pocket-failed",
  offline: "app-pocket-offline",
  "store-full": "app-pocket-store-full",
  "too-weak": "app-pocket-too-weak",
  unable: "app-pocket-unable",
};
