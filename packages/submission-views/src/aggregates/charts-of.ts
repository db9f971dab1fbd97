import type { SubmissionItem } from '@tideform/sync';
import type { SubmissionColumn } from '../columns/submission-column.ts';
import { computeAggregates } from './aggregates.ts';

/** The pictures of a summary: when they came, by whom, then each field that can be counted. */
export function chartsOf(columns: readonly SubmissionColumn[], rows: readonly SubmissionItem[], locale: string) {
  const asked = [
    ...columns.filter(({ id }) => id === 'submitted'),
    ...columns.filter(({ id, kind }) => id === 'createdBy' || kind !== undefined),
  ];
  return asked.flatMap((column) => {
    const aggregates = computeAggregates(column, rows, locale);
    return aggregates && aggregates.answered > 0 ? [{ column, aggregates }] : [];
  });
}

export type SummaryChart = ReturnType<typeof chartsOf>[number];
