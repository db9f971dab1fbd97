/** What was copied last, for when the system's clipboard may not be read or written. */
let remembered = '';

export function writeClipboard(text: string): void {
  remembered = text;
  navigator.clipboard?.writeText(text).catch(() => undefined);
}

/** @param pasted what the browser gave with a paste event */
export async function readClipboard(pasted: string | undefined): Promise<readonly string[]> {
  const text = pasted ?? (await navigator.clipboard?.readText().catch(() => ''));
  return [text ?? '', remembered];
}
