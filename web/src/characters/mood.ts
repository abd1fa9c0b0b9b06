// What a face shows of what just happened, in public: never anything of the cards.
export type Mood = "calm" | "happy" | "sad" | "startled";
