// Something of a pad as a file of this device.

export function save(data: Blob, name: string): void {
  const address = URL.createObjectURL(data);
  const link = document.createElement("a");
  link.href = address;
  link.download = name;
  link.click();
  URL.revokeObjectURL(address);
}

/** `score-pad-2026-11-14.csv` */
export function named(ending: string): string {
  const now = new Date();
  const day = [now.getFullYear(), now.getMonth() + 1, now.getDate()];
  const digits = day.map((part) => String(part).padStart(2, "0"));
  return `${["score-pad", ...digits].join("-")}.${ending}`;
}
