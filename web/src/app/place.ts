// Where the app's own path stands in the address of the page. A plain file server knows one page only,
// perhaps in a folder: there the path follows the "?", as in `https://example.org/games/?/rules`.

/** What the app sees of an address. */
export interface Place {
  pathname: string;
  search: string;
  hash: string;
}

/** The place that an address such as `?/tables/ABCDEF#play` leads to. */
export function placeBehind({ search, hash }: Pick<Place, "search" | "hash">): Place {
  // Others may have put something of their own there, such as where a link was found.
  const path = search.startsWith("?/") ? search.slice(1) : "/";
  const [pathname = "", ...query] = path.split("?");
  return { pathname, search: query.length ? `?${query.join("?")}` : "", hash };
}

/** The address of a path of the app; any other address stays as it is. */
export function addressBehind(path: string): string {
  return path.startsWith("/") ? `?${path}` : path;
}
