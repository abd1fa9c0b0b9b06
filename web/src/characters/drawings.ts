// The faces of the characters, on a square of 40, in the order in which they are painted.
import type { Mood } from "./mood";
import { person } from "./person";
import type { Sitter } from "./portraits.svelte";
import { brows, dot, eyes, INK, line, mouth, shape, shoulders, type Stroke } from "./strokes";

function mila(mood: Mood): Stroke[] {
  const hair = "#9a4f2c";
  const skin = "#f5cfac";
  return [
    dot(20, 17.5, 11, hair),
    dot(8.6, 25, 2.9, hair, 6.5),
    dot(31.4, 25, 2.9, hair, 6.5),
    dot(8.6, 31, 1.8, "#e8dcc3"),
    dot(31.4, 31, 1.8, "#e8dcc3"),
    shoulders("#6f8a56"),
    dot(20, 20.5, 8.8, skin, 9.8),
    shape(hair, "M10.8 19q.4-9.8 9.2-9.8t9.2 9.8q-3-5-6-5.4q-7.500 1-12.400 5.400z"),
    ...eyes(mood, 20.4, 4, 0, [
      dot(16.2, 20.4, 2.7, "#fff"),
      dot(24, 20.4, 2.7, "#fff"),
      dot(17.2, 20.2, 1.5, INK),
      dot(25, 20.2, 1.5, INK),
    ]),
    ...brows(mood, 20.2, hair, 4),
    dot(14, 24.2, 1.3, "#eea98c"),
    dot(26, 24.2, 1.3, "#eea98c"),
    ...mouth(mood, 26, [line("M18 26q2.200 1.800 4.200 0")]),
  ];
}

function gus(mood: Mood): Stroke[] {
  const white = "#ece7dc";
  return [
    shoulders("#a5673f"),
    shape("#8d5533", "M15 31.500l5 6 5-6-1 9h-8z"),
    dot(11.3, 21, 2.2, "#e9b48d"),
    dot(28.7, 21, 2.2, "#e9b48d"),
    dot(20, 21, 9, "#f0c39c", 9.6),
    shape(white, "M11 16v5.500q-1.600-1-1.600-3.500zM29 16v5.500q1.600-1 1.600-3.500z"),
    shape("#3e5468", "M9.800 16.500q-.8-10.500 10.200-10.500t10.200 10.500z"),
    shape("#2f4254", "M8 17.800q12-4.600 24 0l1 .9q-13-2.400-26 0z"),
    ...eyes(mood, 20.6, 3.7, 1.2),
    ...brows(mood, 21, white),
    ...mouth(mood, 28.2, [line("M17.300 28.500q2.700 1.700 5.400 0", 1.2)], 2.8),
    dot(20, 23.4, 2, "#e08f74"),
    shape(
      white,
      "M14.500 26.400q5.500-3.200 11 0q-.5 1.600-1.500 1.200q-4-1.300-8 0q-1 .4-1.500-1.200z",
    ),
  ];
}

function clara(mood: Mood): Stroke[] {
  const hair = "#b9b2a8";
  return [
    dot(20, 6.8, 4.4, hair),
    dot(20, 18, 10.6, hair),
    shoulders("#74506c"),
    shape("#efe4d2", "M15.500 31l4.500 4 4.500-4 1.500 2-6 5-6-5z"),
    dot(20, 20.8, 8.6, "#f3d2b3", 9.6),
    shape(
      hair,
      "M11.200 19.500q.4-9 8.800-9.300q8.400.3 8.800 9.300q-2.600-5.800-8.800-6.300q-6.200.5-8.800 6.300z",
    ),
    { d: dot(16.2, 20.8, 3, "").d, fill: "#fff9", stroke: INK, width: 1.1 },
    { d: dot(23.8, 20.8, 3, "").d, fill: "#fff9", stroke: INK, width: 1.1 },
    line("M19.200 20.600q.8-.6 1.600 0", 1.1),
    ...eyes(mood, 20.9, 3.8, 1.1),
    ...brows(mood, 20, hair, 3.8),
    ...mouth(mood, 26.3, [line("M17.600 26.300q2.400 1.500 4.800 0", 1.3, "#a4503f")], 2.8),
  ];
}

function bram(mood: Mood): Stroke[] {
  const hair = "#5d3a22";
  return [
    shoulders("#2f6f73"),
    dot(20, 16.5, 10, hair),
    dot(10.8, 20.5, 2, "#dca27a"),
    dot(29.2, 20.5, 2, "#dca27a"),
    dot(20, 20, 9, "#e8b78f", 9.4),
    shape(hair, "M11.200 16.500q1-7.500 8.800-7.500t8.800 7.500q-4-3-8.800-2.800t-8.800 2.800z"),
    shape(
      hair,
      "M10.800 20.500q1.400 2.600 3.800 3q2.600-1.600 5.400-.6q2.800-1 5.400.6q2.400-.4 3.800-3q.9 13-9.200 13.500q-10.100-.5-9.200-13.500z",
    ),
    ...mouth(mood === "sad" ? "calm" : mood, 26.6, [
      shape(
        mood === "sad" ? "#d99a86" : "#fff5ea",
        mood === "sad"
          ? "M17 28.200q3-2.600 6 0q-.6.8-1.400.3q-1.600-1-3.200 0q-.8.5-1.400-.3z"
          : "M16.800 26.400q3.200 1 6.400 0q-.8 2.600-3.200 2.600t-3.200-2.600z",
      ),
    ]),
    ...eyes(mood, 19.4, 3.6),
    ...brows(mood, 19.8, hair, 3.6, [
      line("M14.400 16.600q1.800-1.200 3.400-.2M22.200 16.400q1.600-1 3.400.2", 1.3, hair),
    ]),
  ];
}

function otto(mood: Mood): Stroke[] {
  const hair = "#25211f";
  return [
    shoulders("#3a4557"),
    shape("#f6efe2", "M15 31l5 8 5-8z"),
    shape("#8e3b46", "M15.600 31.600l4.400 2.300 4.400-2.300v5l-4.400-2.300-4.400 2.300z"),
    dot(20, 20, 8.6, "#f1c9a6", 10.2),
    shape(
      hair,
      "M11 19q-1-10.500 9-11q10 .5 9 11q-1-5-3-6.500q-7 1.500-10.500-2q-.5 3.500-2.500 4.500q-1.500 1.500-2 4z",
    ),
    ...brows(mood, 19.2, hair, 3.7, [
      line("M13.800 16.400l4-1.200M22.200 15.200l4 1.200", 1.6, hair),
    ]),
    ...eyes(mood, 19.6, 3.7, 1.4),
    ...mouth(mood, 27.8, [line("M18.400 28.600h3.200", 1.2)], 2.4),
    shape(
      hair,
      "M20 24q3.600-2 5.600.4q1.400 1.200 3.400-.6q-1.200 4.400-4.600 3.800q-3-.6-4.400-1.800q-1.400 1.200-4.400 1.800q-3.400.6-4.600-3.800q2 1.800 3.400.6q2-2.400 5.600-.4z",
    ),
  ];
}

function yara(mood: Mood): Stroke[] {
  const hair = "#221c1c";
  return [
    dot(20, 14, 11, hair),
    dot(10.4, 15, 5.2, hair),
    dot(29.6, 15, 5.2, hair),
    dot(8.8, 22.4, 4.8, hair),
    dot(31.2, 22.4, 4.8, hair),
    dot(14.6, 8.4, 4.8, hair),
    dot(25.4, 8.4, 4.8, hair),
    shoulders("#b5607c"),
    dot(20, 20.8, 8.4, "#a36a45", 9.6),
    shape(
      hair,
      "M11.600 18.500q1.400-6.500 8.400-6.500t8.400 6.500q-2-2.500-4-2.600q-4.400.6-8.800 0q-2 .1-4 2.600z",
    ),
    dot(11.4, 25.6, 1.5, "#f0cf73"),
    dot(28.6, 25.6, 1.5, "#f0cf73"),
    ...eyes(mood, 20.6, 3.6, 0, [
      dot(16.4, 20.6, 1.5, INK),
      line("M21.800 20.900q1.800-1.600 3.600 0", 1.5),
    ]),
    ...brows(mood, 20.6, hair, 3.6),
    ...mouth(
      mood,
      25.4,
      [shape("#fff3e8", "M15.800 24.800q4.200 1.400 8.400 0q-1 4-4.200 4t-4.200-4z")],
      3.6,
    ),
  ];
}

function ines(mood: Mood): Stroke[] {
  const hair = "#2c2a33";
  return [
    shape(
      hair,
      "M8.600 29q-1.600-22 11.400-22.500q13 .5 11.400 22.500q-4 1-5.400-1h-12q-1.400 2-5.400 1z",
    ),
    shoulders("#41596b"),
    shape("#41596b", "M15.500 28.500h9v4h-9z"),
    dot(20, 20.6, 8, "#dfab7e", 9.4),
    shape(
      hair,
      "M11 19.600q0-10.600 9-10.600t9 10.600q-.8-2.800-1.600-3.800h-14.800q-.8 1-1.600 3.800z",
    ),
    ...brows(mood, 21.4, hair, 3.6, [
      line("M14.600 18.800q1.800-.8 3.400 0M22 18.800q1.600-.8 3.400 0", 1, hair),
    ]),
    ...eyes(mood, 21, 3.6, 1.3),
    line("M14 20.300l1 .500M26 20.300l-1 .500", 1.1),
    ...mouth(
      mood,
      26,
      [
        shape(
          "#b04a52",
          "M17.600 26q1.200-.9 2.400-.2q1.200-.7 2.400.2q-1 1.600-2.400 1.600t-2.400-1.600z",
        ),
      ],
      2.8,
    ),
  ];
}

function theo(mood: Mood): Stroke[] {
  const grey = "#d8d2c8";
  return [
    shoulders("#e2d3b4"),
    shape("#cdbb97", "M14.500 31l5.500 4.500 5.500-4.500 2 1.800-7.500 6.200-7.500-6.200z"),
    dot(11, 20.5, 2.1, "#6d412a"),
    dot(29, 20.5, 2.1, "#6d412a"),
    dot(20, 18.8, 9.2, "#7f4d31", 11.2),
    dot(16.4, 11.6, 2.6, "#93603f", 1.5),
    ...brows(mood, 20.8, grey, 3.7, [
      shape(
        grey,
        "M13.400 18q2.600-2.600 5.600-.4l-.3 1.500q-2.400-1.600-4.800.3zM26.600 18q-2.600-2.600-5.600-.4l.3 1.500q2.400-1.600 4.800.3z",
      ),
    ]),
    ...eyes(mood, 20.8, 3.7, 1.3),
    shape(
      grey,
      "M12.400 24q1.600 1.200 4 .6q3.600-1.400 7.200 0q2.400.6 4-.6q-.6 7.400-7.600 7.600q-7-.2-7.600-7.600z",
    ),
    ...mouth(mood, 26.6, [line("M17.400 27h5.200", 1.4)]),
  ];
}

const DRAWINGS: Readonly<Record<string, (mood: Mood) => Stroke[]>> = {
  ...{ mila, gus, clara, bram, otto, yara, ines, theo },
};

/** The face of a character in a mood; null for a character that this app does not know. */
export function paint({ character, face }: Sitter, mood: Mood): readonly Stroke[] | null {
  if (character) return DRAWINGS[character]?.(mood) ?? null;
  return face ? person(face, mood) : null;
}
