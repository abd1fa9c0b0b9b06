// Where a viewer left a film to play on from there, and the record that was opened as a file. This
// tab remembers both.
const PLACE_KEY = "dacabo.what-if.";
const BEGIN_KEY = "dacabo.what-if-begin";
const FILE_KEY = "dacabo.film-file";

/** Remember the address of the moment from which a table began. */
export function rememberPlace(code: string, place: string): void {
  write(PLACE_KEY + code, place);
}

/** The address of the moment from which a table began; null in another tab. */
export function placeOf(code: string): string | null {
  return read(PLACE_KEY + code);
}

/** Note that a table is to begin to play as soon as it is there. */
export function beginAtOnce(code: string): void {
  write(BEGIN_KEY, code);
}

/** Whether a table is to begin at once; asked only once. */
export function beginsAtOnce(code: string): boolean {
  if (read(BEGIN_KEY) !== code) return false;
  write(BEGIN_KEY, "");
  return true;
}

export function rememberFile(record: string): void {
  write(FILE_KEY, record);
}

export function rememberedFile(): string | null {
  return read(FILE_KEY);
}

/** Forget every film of this tab. */
export function forgetFilms(): void {
  try {
    sessionStorage.clear();
  } catch {
    // The browser has kept nothing.
  }
}

function write(key: string, text: string): void {
  try {
    sessionStorage.setItem(key, text);
  } catch {
    // The browser keeps nothing, or the record is too long: the file has to be opened again.
  }
}

function read(key: string): string | null {
  try {
    return sessionStorage.getItem(key);
  } catch {
    return null;
  }
}
