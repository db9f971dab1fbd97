/** Text that was copied last, for when the system clipboard can't be read or written. */
let lastCopiedText = '';

export function writeClipboard(text: string): void {
  lastCopiedText = text;
  navigator.clipboard?.writeText(text).catch(() => undefined);
}

/** Returns the texts to try to paste, in this order: the clipboard's text, then the text that this tab copied last. */
export async function readClipboard(pasted: string | undefined): Promise<readonly string[]> {
  const text = pasted ?? (await navigator.clipboard?.readText().catch(() => ''));
  return [text ?? '', lastCopiedText];
}
