// Shares a picture with other apps if the device can send files, and saves it otherwise.
import { saveFile } from "../../ui/saveFile";

export async function share(picture: Blob, name: string): Promise<void> {
  const file = new File([picture], name, { type: picture.type });
  if (!navigator.canShare?.({ files: [file] })) {
    saveFile(file, name);
    return;
  }
  try {
    await navigator.share({ files: [file] });
  } catch (error) {
    // Closing the share dialog is no error; if the browser refuses, the picture is saved instead.
    if (!(error instanceof DOMException && error.name === "AbortError")) saveFile(file, name);
  }
}
