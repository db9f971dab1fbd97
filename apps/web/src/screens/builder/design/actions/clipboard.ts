/** Text that was copied last, for when the system clipboard can't be read or written. */
let lastCopiedText = '';

export function writeClipboard(text: string): void {
  lastCopiedText = text;
  navigator.clipboard?.writeText(text).catch(() => undefined);
}

/**
 * Returns texts to try to paste, best first.
 * @param pasted text of the browser's paste event; when omitted, the clipboard is read
 */
export async function readClipboard(pasted: string | undefined): Promise<readonly string[]> {
  const text = pasted ?? (await navigator.clipboard?.readText().catch(() => ''));
  return [text ?? '', lastCopiedText];
}
