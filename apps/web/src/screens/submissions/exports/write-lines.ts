import type { SubmissionItem } from '@tideform/sync';

/** So many rows are written before others have a turn. */
const atOnce = 250;

/** Tells how many are written, and hears when nobody wants them any more. */
export interface Writing {
  readonly signal: AbortSignal;
  readonly onDone: (count: number) => void;
}

/** A text file that begins with `head` and has the line, or lines, of each submission. What is written is the browser's to keep at once. */
export async function writeLines(
  items: readonly SubmissionItem[],
  { head, type, lineOf }: { readonly head: string; readonly type: string; lineOf(item: SubmissionItem): string },
  { signal, onDone }: Writing,
): Promise<Blob> {
  const parts = [new Blob([head])];
  for (let start = 0; start < items.length; start += atOnce) {
    signal.throwIfAborted();
    parts.push(new Blob(items.slice(start, start + atOnce).map(lineOf)));
    onDone(Math.min(items.length, start + atOnce));
    await new Promise((resolve) => setTimeout(resolve, 0));
  }
  return new Blob(parts, { type });
}
