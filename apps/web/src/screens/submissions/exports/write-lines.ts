import type { SubmissionColumn } from '@tideform/submission-views';
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

/** Formats a stored answer as one line: lists separated by semicolons, objects as JSON. */
export function formatStoredValue(value: unknown): string {
  if (value === undefined || value === null) return '';
  if (typeof value === 'string') return value;
  if (Array.isArray(value)) return value.map(formatStoredValue).join('; ');
  if (typeof value !== 'object') return String(value);
  const entries = Object.entries(value);
  const isCheckboxes = entries.length > 0 && entries.every(([, one]) => typeof one === 'boolean');
  return isCheckboxes ? entries.flatMap(([name, one]) => (one ? name : [])).join('; ') : JSON.stringify(value);
}

/** Returns the header of each column: its label, followed by the field path if several columns have the same label. */
export function getColumnHeaders(columns: readonly Pick<SubmissionColumn, 'id' | 'label'>[]): readonly string[] {
  const counts = new Map<string, number>();
  for (const { label } of columns) counts.set(label, (counts.get(label) ?? 0) + 1);
  return columns.map(({ id, label }) => (counts.get(label) === 1 ? label : `${label} (${id.replace(/^data\./, '')})`));
}
