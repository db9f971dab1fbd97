const FORBIDDEN = /["*:<>?/\\|]|\p{Cc}/gu;

let refuse: (() => void) | undefined;

/** There are no downloads here: whoever asks for one is told so instead. @returns what ends it */
export function refuseDownloads(tell: () => void): () => void {
  refuse = tell;
  return () => {
    refuse = undefined;
  };
}

/** Offers a file to the person, as a download of the browser. One whose name says nothing is called as the product is. */
export function saveFile(content: Blob, name: string, extension: string): void {
  if (refuse) {
    refuse();
    return;
  }
  const address = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = address;
  link.download = `${name.replace(FORBIDDEN, ' ').trim() || 'Tideform'}.${extension}`;
  link.click();
  // The browser has taken the content over by the next turn of the event loop at the latest.
  setTimeout(() => URL.revokeObjectURL(address), 0);
}
