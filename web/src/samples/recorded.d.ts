// What `tests/tools/record.py` has recorded of the server.
declare module "recorded/games.json" {
  const offered: import("../generated/protocol").GameOffer[];
  export default offered;
}
declare module "recorded/link.json" {
  const link: import("../generated/protocol").TableLink;
  export default link;
}
declare module "recorded/lists.json" {
  const lists: Record<"mine" | "open", import("../generated/protocol").TableSummary[]>;
  export default lists;
}
declare module "recorded/tables.json" {
  type Told = import("../generated/protocol").FromServer[];
  const states: Record<string, { told: Told; beside: Record<string, Told>; record?: string }>;
  export default states;
}
declare module "recorded/events.json" {
  type Shown<Page> = import("../generated/protocol").Shown & { page: Page };
  interface Moment {
    public: Shown<import("../generated/protocol").PublicShown>;
    player: Shown<import("../generated/protocol").PlayerShown>;
    table: Shown<import("../generated/protocol").TableShown>;
    desk: Shown<import("../generated/protocol").DeskShown>;
    door: Shown<import("../generated/protocol").DoorShown>;
  }
  export const moments: Record<string, Moment>;
  export const previews: Record<
    "doubt" | "correction",
    import("../generated/protocol").EventChanges
  >;
}
declare module "recorded/pads.json" {
  const pads: Record<string, import("../generated/protocol").Shown>;
  export default pads;
}
declare module "recorded/clubs.json" {
  type Club = import("../generated/protocol").ClubShown;
  type Proposal = import("../generated/protocol").ClubProposal;
  const clubs: Record<"empty" | "keeper" | "reader", Club> & Record<"over" | "early", Proposal>;
  export default clubs;
}
