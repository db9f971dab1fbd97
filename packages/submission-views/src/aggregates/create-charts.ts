import type { SubmissionItem } from '@tideform/sync';
import type { SubmissionColumn } from '../columns/submission-column.ts';
import { computeAggregates } from './compute-aggregates.ts';

/** Selects the charts of a summary: submissions by date, by person, then each field with aggregates. */
export function createCharts(columns: readonly SubmissionColumn[], rows: readonly SubmissionItem[], locale: string) {
  const chartedColumns = [
    ...columns.filter(({ id }) => id === 'submitted'),
    ...columns.filter(({ id, kind }) => id === 'createdBy' || kind !== undefined),
  ];
  return chartedColumns.flatMap((column) => {
    const aggregates = computeAggregates(column, rows, locale);
    return aggregates && aggregates.answered > 0 ? [{ column, aggregates }] : [];
  });
}

export type SummaryChart = ReturnType<typeof createCharts>[number];
