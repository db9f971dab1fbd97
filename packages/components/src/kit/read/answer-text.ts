/** An answer as one line of text, whatever a file holds in its place. Nothing is hidden from the reader. */
export function answerText(value: unknown): string {
  if (value == null) return '';
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}
