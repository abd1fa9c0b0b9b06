declare module "pocket:files" {
  /** A file that the card room on one device needs. */
  export interface PocketFile {
    name: string;
    /** The game whose learned player needs it, if only that does. */
    game?: string;
    url: string;
    /** The bytes to fetch. */
    size: number;
    /** SHA-256, of what is fetched. */
    hash: string;
    /** Whether it is packed with gzip. */
    isPacked: boolean;
  }
  const files: PocketFile[];
  export default files;
}

declare module "pyodide/pyodide.asm.mjs";
