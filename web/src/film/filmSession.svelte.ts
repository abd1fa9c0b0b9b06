// The table of a film: a session at a table whose news comes from the record of a match.
import type {
  Decision,
  News,
  Request,
  SeatSummary,
  TableView,
  Welcome,
} from "../generated/protocol";
import type { PhraseContext } from "../i18n/phrases";
import { PACE } from "../rules/tempo";
import { TableSession } from "../session/tableSession.svelte";

export class FilmSession extends TableSession {
  speed = $state(1);
  /** Whether all cards are open: then nobody is “you”. */
  open = $state(true);

  /** The people at the table of this film now: a record has their names, but not their faces. */
  people: readonly SeatSummary[] = [];

  constructor() {
    super("");
    this.connection = "open";
  }

  /** Show the table as it was before these news, and then after them, without movement. */
  jump(welcome: Welcome, news: readonly News[]): void {
    this.forgetMatch();
    this.moods = new Map();
    this.hear(welcome);
    for (const one of news) this.apply(one);
  }

  /** Everybody has the face that they chose, as long as they sit there under the same name. */
  protected override takeTable(table: TableView): void {
    const chairs = table.chairs.map((chair, seat) => {
      const { name, face } = this.people[seat] ?? {};
      return face && name === chair.name ? { ...chair, face } : chair;
    });
    super.takeTable({ ...table, chairs });
  }

  override enter(): void {
    // A film has no connection.
  }

  /** There is nothing to answer: requests are refused without a word. */
  override ask(_: Request): Promise<boolean> {
    return Promise.resolve(false);
  }

  override play(_: Decision): Promise<boolean> {
    return Promise.resolve(false);
  }

  override askMoves(): void {
    // A film has no legal moves.
  }

  /** A tap on the felt. */
  override hurry(): void {
    this.reveal?.skip();
  }

  override isAway(): boolean {
    return false;
  }

  /** The seat in front stays in front. */
  protected override apply(news: News): void {
    const { seat } = this;
    super.apply(news);
    this.seat = seat;
  }

  override get decisions(): [] {
    return [];
  }

  override get myTurn(): boolean {
    return this.seat !== null && this.view?.player === this.seat && !this.over;
  }

  override get phraseContext(): PhraseContext {
    return { names: this.names, viewer: this.open ? null : this.seat };
  }

  protected override get allOpen(): boolean {
    return this.open;
  }

  /** In a film nobody has to remember anything. */
  override get assisted(): boolean {
    return true;
  }

  override get pace(): number {
    return PACE.calm / this.speed;
  }
}
