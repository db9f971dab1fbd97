import type { SubmissionItem } from '@tideform/sync';

/** Number of rows written before yielding to other tasks. */
const batchSize = 250;

/** Abort signal and progress callback of an export. */
export interface WriteOptions {
  readonly signal: AbortSignal;
  readonly onDone: (count: number) => void;
}

/**
 * Writes a text file of `head` and the line, or lines, of each submission. Each batch becomes a Blob at once, so the
 * browser can keep it outside the script's memory.
 */
export async function writeLines(
  items: readonly SubmissionItem[],
  {
    head,
    type,
    formatLine,
  }: { readonly head: string; readonly type: string; formatLine(item: SubmissionItem): string },
  { signal, onDone }: WriteOptions,
): Promise<Blob> {
  const parts = [new Blob([head])];
  for (let start = 0; start < items.length; start += batchSize) {
    signal.throwIfAborted();
    parts.push(new Blob(items.slice(start, start + batchSize).map(formatLine)));
    onDone(Math.min(items.length, start + batchSize));
    await new Promise((resolve) => setTimeout(resolve, 0));
  }
  return new Blob(parts, { type });
}
