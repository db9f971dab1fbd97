import type { SubmissionItem } from '@tideform/sync';
import type { DeskColumn } from '../columns/desk-column.ts';
import { figuresOf } from './figures.ts';

/** The pictures of a summary: when they came, by whom, then each field that can be counted. */
export function chartsOf(columns: readonly DeskColumn[], rows: readonly SubmissionItem[], locale: string) {
  const asked = [
    ...columns.filter(({ id }) => id === 'submitted'),
    ...columns.filter(({ id, kind }) => id === 'createdBy' || kind !== undefined),
  ];
  return asked.flatMap((column) => {
    const figures = figuresOf(column, rows, locale);
    return figures && figures.answered > 0 ? [{ column, figures }] : [];
  });
}

export type SummaryChart = ReturnType<typeof chartsOf>[number];
