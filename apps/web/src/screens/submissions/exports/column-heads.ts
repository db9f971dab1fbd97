import type { SubmissionColumn } from '@tideform/submission-views';

/** The header of each column: its label, with the field's path behind it where several columns have the same. */
export function columnHeads(columns: readonly Pick<SubmissionColumn, 'id' | 'label'>[]): readonly string[] {
  const counts = new Map<string, number>();
  for (const { label } of columns) counts.set(label, (counts.get(label) ?? 0) + 1);
  return columns.map(({ id, label }) => (counts.get(label) === 1 ? label : `${label} (${id.replace(/^data\./, '')})`));
}
