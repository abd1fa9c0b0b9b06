// What `tests/tools/record.py` has recorded of the server.
declare module "recorded/games.json" {
  const offered: import("../protocol").GameOffer[];
  export default offered;
}
declare module "recorded/link.json" {
  const link: import("../protocol").TableLink;
  export default link;
}
declare module "recorded/lists.json" {
  const lists: Record<"mine" | "open", import("../protocol").TableSummary[]>;
  export default lists;
}
declare module "recorded/tables.json" {
  type Told = import("../protocol").FromServer[];
  const states: Record<string, { told: Told; beside: Record<string, Told>; record?: string }>;
  export default states;
}
declare module "recorded/events.json" {
  type Shown<Page> = import("../protocol").Shown & { page: Page };
  interface Moment {
    public: Shown<import("../protocol").PublicShown>;
    player: Shown<import("../protocol").PlayerShown>;
    table: Shown<import("../protocol").TableShown>;
    desk: Shown<import("../protocol").DeskShown>;
    door: Shown<import("../protocol").DoorShown>;
  }
  export const moments: Record<string, Moment>;
  export const previews: Record<"doubt" | "correction", import("../protocol").EventChanges>;
}
declare module "recorded/pads.json" {
  const pads: Record<string, import("../protocol").Shown>;
  export default pads;
}
declare module "recorded/clubs.json" {
  type Club = import("../protocol").ClubShown;
  type Proposal = import("../protocol").ClubProposal;
  const clubs: Record<"empty" | "keeper" | "reader", Club> & Record<"over" | "early", Proposal>;
  export default clubs;
}
