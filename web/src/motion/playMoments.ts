// Plays the sights, sounds and vibrations of a change when its cards have landed.
import type { Moment } from "../games/effects";
import { motionAllowed } from "../app/settings.svelte";
import { bell, play } from "../app/soundEffects";
import { vibrate } from "../app/haptics";
import type { CardStage } from "./stage.svelte";

const STAMP_MS = 1_100;
/** The pause of all actions while a player calls. */
const CALL_MS = 1_200;
const CALL_BUZZ = [120, 60, 120];

const across = (...steps: number[]) => steps.map((x) => ({ transform: `translateX(${x}px)` }));

/** The movement of a card in its place. */
const MOVES: Record<NonNullable<Moment["how"]>, [Keyframe[], KeyframeAnimationOptions]> = {
  slap: [
    [
      { transform: "scale(1.35) rotate(-4deg)" },
      { transform: "scale(0.94) rotate(2deg)" },
      { transform: "none" },
    ],
    { duration: 320, easing: "ease-out" },
  ],
  thump: [
    [
      { transform: "translateY(-14px) scale(1.16)", easing: "ease-in" },
      { transform: "translateY(3px) scale(1.03, 0.95)", offset: 0.45 },
      { transform: "translateY(-2px)", offset: 0.7 },
      { transform: "none" },
    ],
    { duration: 420 },
  ],
  shiver: [across(0, -5, 5, -4, 4, -2, 0), { duration: 520 }],
  shake: [across(0, -3, 3, -3, 3, 0), { duration: 380 }],
  shine: [
    [
      { filter: "brightness(1)" },
      { filter: "brightness(1.25) drop-shadow(0 0 10px gold)" },
      { filter: "brightness(1)" },
    ],
    { duration: 900 },
  ],
};

/** Resolves when the match may go on. */
export async function experience(stage: CardStage, moment: Moment): Promise<void> {
  const { at = [], how, word, mood = "plain", sound, pitch, felt, call } = moment;
  if (sound) play(sound, pitch);
  if (felt) vibrate();
  for (const anchor of at) {
    if (how && motionAllowed()) stage.place(anchor)?.animate(...MOVES[how]);
    else stage.highlight(anchor);
  }
  if (word) {
    const key = {};
    stage.stamps = [...stage.stamps, { key, at, word, mood }];
    setTimeout(() => (stage.stamps = stage.stamps.filter((one) => one.key !== key)), STAMP_MS);
  }
  if (call === undefined) return;
  bell();
  vibrate(CALL_BUZZ);
  stage.calling = call;
  await new Promise((resolve) => setTimeout(resolve, CALL_MS));
  stage.calling = null;
}
