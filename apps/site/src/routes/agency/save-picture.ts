/** Long enough for every browser to have begun the download, in milliseconds. */
const keptFor = 60_000;

/** Hands a picture to the browser as a file to keep. */
export function savePicture(picture: Blob, name: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(picture);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), keptFor);
}
