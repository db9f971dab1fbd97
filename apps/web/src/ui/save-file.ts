const FORBIDDEN = /["*:<>?/\\|]|\p{Cc}/gu;

/** Offers a file to the person, as a download of the browser. One whose name says nothing is called as the product is. */
export function saveFile(content: Blob, name: string, extension: string): void {
  const address = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = address;
  link.download = `${name.replace(FORBIDDEN, ' ').trim() || 'Tideform'}.${extension}`;
  link.click();
  // The browser has taken the content over by the next turn of the event loop at the latest.
  setTimeout(() => URL.revokeObjectURL(address), 0);
}
