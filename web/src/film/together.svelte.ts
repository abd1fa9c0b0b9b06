// A film that everybody at the table watches: one of them has the controls, and the others follow.
// The eyes are everybody's own choice.
import type { MomentShown } from "../generated/protocol";
import { TableSession } from "../session/tableSession.svelte";
import type { Film } from "./film.svelte";
import { throttled } from "./throttled";

/** Who has the controls, for this viewer. */
export type Role = "alone" | "leads" | "follows";

/** The server takes four moments a second. */
const SEND_MS = 350;

export class Together {
  /** The live table of the film. */
  readonly table: TableSession;
  role = $state<Role>("alone");
  /** What was shown last when this viewer went their own way; they may come back to it. */
  #left = $state.raw<MomentShown | null>(null);
  #taken: MomentShown | null = null;
  /** The moment to which this viewer has been led. */
  #target = "";
  readonly #send: (send: () => void) => void;

  constructor(
    private readonly film: Film,
    address: string,
    private readonly match: number,
    follow: boolean,
  ) {
    this.table = new TableSession(address);
    this.table.aside = true;
    this.#send = throttled(SEND_MS);
    if (follow) this.role = "follows";
  }

  enter(): () => void {
    this.table.enter();
    return () => this.table.leave();
  }

  /** The moment that somebody else shows, as long as they are there. */
  get shown(): MomentShown | null {
    const { shown, table, present, seat } = this.table;
    if (!shown || shown.match !== this.match || shown.by === seat) return null;
    const player = table?.chairs[shown.by]?.player;
    return player && present.includes(player) ? shown : null;
  }

  /** Whether this viewer may take the controls, and there is somebody to show something to. */
  get mayLead(): boolean {
    const { seat, connection, watching, present } = this.table;
    return seat !== null && connection === "open" && (present.length > 1 || watching > 0);
  }

  lead = (): void => {
    this.role = "leads";
  };

  /** Go one's own way. */
  stop = (): void => {
    this.#left = this.shown;
    if (this.role === "leads") {
      this.film.playing = false;
      this.#tell();
    }
    this.role = "alone";
  };

  follow = (): void => {
    this.role = "follows";
    this.#taken = null;
    this.take();
  };

  /** Follow what is shown. To be called in an effect that reads `shown`. */
  take(): void {
    const { shown } = this;
    if (!shown || shown === this.#taken) return;
    this.#taken = shown;
    if (this.role === "leads") this.role = "follows"; // somebody else has taken the controls
    if (this.role !== "follows") return;
    const { film } = this;
    film.playing = false;
    film.session.speed = shown.speed;
    this.#target = targetOf(shown.round, shown.frame);
    void film.follow(shown.round, shown.frame);
  }

  /** Whoever steers a film that they follow goes their own way. To be called in an effect. */
  noticeOwnWay(): void {
    const { film } = this;
    if (this.role !== "follows" || film.loading || !this.#target) return;
    const { round, frame } = film.moment;
    const here = targetOf(round, frame);
    if (here === this.#target) return;
    const clamped = frame === film.frames.length - 1 && this.#target.startsWith(`${round}.`);
    if (!clamped) this.stop();
  }

  /** Tell the others where the film is. To be called in an effect that reads the film. */
  tell(): void {
    const { film } = this;
    void [film.moment, film.playing, film.session.speed];
    if (this.role === "leads" && !film.loading) this.#tell();
  }

  #tell(): void {
    this.#send(() => {
      const { round, frame } = this.film.moment;
      const { playing, session } = this.film;
      this.table.show({ match: this.match, round, frame, playing, speed: session.speed });
    });
  }

  /** Whether there is something to come back to. */
  get canComeBack(): boolean {
    return this.role === "alone" && this.shown !== null && this.#left !== null;
  }
}

const targetOf = (round: number, frame: number) => `${round}.${frame}`;
