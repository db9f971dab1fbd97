import type { SubmissionColumn } from '@tideform/submission-views';

/** Returns the header of each column: its label, followed by the field path if several columns have the same label. */
export function getColumnHeaders(columns: readonly Pick<SubmissionColumn, 'id' | 'label'>[]): readonly string[] {
  const counts = new Map<string, number>();
  for (const { label } of columns) counts.set(label, (counts.get(label) ?? 0) + 1);
  return columns.map(({ id, label }) => (counts.get(label) === 1 ? label : `${label} (${id.replace(/^data\./, '')})`));
}
