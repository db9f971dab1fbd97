import type { SubmissionItem } from '@tideform/sync';
import { formatAggregate, type SubmissionColumn } from '../columns/submission-column.ts';
import type { FilterValue } from '../views/view-state.ts';
import { type Aggregates, computeAggregates } from './compute-aggregates.ts';

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

/** A bar of a chart, with the filter that finds its submissions. */
export interface ChartBar {
  readonly id: string;
  readonly label: string;
  readonly count: number;
  readonly filter: FilterValue;
}

/** Returns the bars of a chart, in display order. */
export function createBars(column: SubmissionColumn, aggregates: Aggregates, locale: string): readonly ChartBar[] {
  switch (aggregates.kind) {
    case 'values':
      return aggregates.bars.map((bar) => ({ ...bar, filter: { any: [bar.id] } }));
    case 'words':
    case 'places':
      return aggregates.bars.map((bar) => ({ ...bar, filter: { has: bar.label } }));
    case 'numbers': {
      const format = (value: number) => formatAggregate(column, value, locale);
      return aggregates.bins.map(({ from, to, count }, index) => {
        const isLast = index === aggregates.bins.length - 1;
        // Filters include both ends, but the upper end of a bin belongs to the next bar.
        const upperEnd = isLast ? to : to - Math.abs(to - from) * 1e-9;
        return { id: `${from}`, label: `${format(from)} – ${format(to)}`, count, filter: { from, to: upperEnd } };
      });
    }
    case 'days': {
      const isDaily = aggregates.spans.every(({ first, last }) => first === last);
      const style = isDaily ? ({ dateStyle: 'medium' } as const) : ({ month: 'long', year: 'numeric' } as const);
      const format = new Intl.DateTimeFormat(locale, { ...style, timeZone: 'UTC', calendar: 'gregory' });
      return aggregates.spans.map(({ first, last, count }) => ({
        ...{ id: first, label: format.format(new Date(first)), count, filter: { first, last } },
      }));
    }
  }
}
