// The moods of faces. They react to public events only, never to hidden cards.
export type Mood = "calm" | "happy" | "sad" | "startled";
