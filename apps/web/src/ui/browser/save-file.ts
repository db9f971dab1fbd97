const FORBIDDEN = /["*:<>?/\\|]|\p{Cc}/gu;
/** Matches bidi control characters, which browsers would replace with underscores. */
const BIDI_CONTROLS = /[\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu;

let onDisabledDownload: (() => void) | undefined;

/**
 * Disables downloads: `onDownload` is called instead.
 * @returns a function that enables downloads again
 */
export function disableDownloads(onDownload: () => void): () => void {
  onDisabledDownload = onDownload;
  return () => {
    onDisabledDownload = undefined;
  };
}

/** Formats a file name that is valid on all operating systems. An empty name becomes the product's name. */
export const formatDownloadName = (name: string, extension: string): string =>
  `${name.replace(BIDI_CONTROLS, '').replace(FORBIDDEN, ' ').trim() || 'Tideform'}.${extension}`;

/** Downloads a file in the browser. */
export function saveFile(content: Blob, name: string, extension: string): void {
  if (onDisabledDownload) {
    onDisabledDownload();
    return;
  }
  const address = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = address;
  link.download = formatDownloadName(name, extension);
  link.click();
  // Revoked in a later task, after the browser has read the blob.
  setTimeout(() => URL.revokeObjectURL(address), 0);
}
