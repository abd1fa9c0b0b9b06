// All that the app shows of the card room on this device. It loads together, and only when it is
// needed.
export { default as OnDevice } from "./OnDevice.svelte";
export { start } from "./start";
export { default as Where } from "./Where.svelte";
