const FORBIDDEN = /["*:<>?/\\|]|\p{Cc}/gu;
/** Directions of texts: a browser writes an underscore for each. */
const MARKS = /[\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu;

let refuse: (() => void) | undefined;

/** There are no downloads here: whoever asks for one is told so instead. @returns what ends it */
export function refuseDownloads(tell: () => void): () => void {
  refuse = tell;
  return () => {
    refuse = undefined;
  };
}

/** As every system takes it. One that says nothing is called as the product is. */
export const nameOfDownload = (name: string, extension: string): string =>
  `${name.replace(MARKS, '').replace(FORBIDDEN, ' ').trim() || 'Tideform'}.${extension}`;

/** Offers a file to the person, as a download of the browser. */
export function saveFile(content: Blob, name: string, extension: string): void {
  if (refuse) {
    refuse();
    return;
  }
  const address = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = address;
  link.download = nameOfDownload(name, extension);
  link.click();
  // The browser has taken the content over by the next turn of the event loop at the latest.
  setTimeout(() => URL.revokeObjectURL(address), 0);
}
