/** Let a browser keep a file under a name that every system takes. */
export function saveFile(content: Blob, name: string): void {
  const address = URL.createObjectURL(content);
  const link = document.createElement("a");
  link.href = address;
  link.download = name.replace(/[\\/:*?"<>|\p{C}]+/gu, "-");
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
