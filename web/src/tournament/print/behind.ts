// The organiser's key behind the public one in the address: for this tab, and in no address.

const KEPT = "dacabo.print.";

export function keepBehind(publicKey: string, key: string): void {
  try {
    sessionStorage.setItem(KEPT + publicKey, key);
  } catch {
    // A private window: then a reload shows what everybody may print.
  }
}

export function behind(publicKey: string): string | null {
  try {
    return sessionStorage.getItem(KEPT + publicKey);
  } catch {
    return null;
  }
}
