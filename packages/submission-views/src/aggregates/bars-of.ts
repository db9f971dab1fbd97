import type { SubmissionColumn } from '../columns/submission-column.ts';
import { formatAggregate } from '../columns/totals.ts';
import type { FilterValue } from '../views/view-state.ts';
import type { Aggregates } from './aggregates.ts';

/** A bar of a picture, whatever it counts, and which submissions it stands for. */
export interface DrawnBar {
  readonly id: string;
  readonly label: string;
  readonly count: number;
  readonly filter: FilterValue;
}

/** The bars of a picture, in its order. */
export function barsOf(column: SubmissionColumn, aggregates: Aggregates, locale: string): readonly DrawnBar[] {
  switch (aggregates.kind) {
    case 'values':
      return aggregates.bars.map((bar) => ({ ...bar, filter: { any: [bar.id] } }));
    case 'words':
    case 'places':
      return aggregates.bars.map((bar) => ({ ...bar, filter: { has: bar.label } }));
    case 'numbers': {
      const say = (value: number) => formatAggregate(column, value, locale);
      return aggregates.bins.map(({ from, to, count }, at) => {
        const isLast = at === aggregates.bins.length - 1;
        // The filter's ends are both included: what begins the next bar is no part of this one.
        const greatest = isLast ? to : to - Math.abs(to - from) * 1e-9;
        return { id: `${from}`, label: `${say(from)} – ${say(to)}`, count, filter: { from, to: greatest } };
      });
    }
    case 'days': {
      const isOfDays = aggregates.spans.every(({ first, last }) => first === last);
      const style = isOfDays ? ({ dateStyle: 'medium' } as const) : ({ month: 'long', year: 'numeric' } as const);
      const format = new Intl.DateTimeFormat(locale, { ...style, timeZone: 'UTC', calendar: 'gregory' });
      return aggregates.spans.map(({ first, last, count }) => ({
        ...{ id: first, label: format.format(new Date(first)), count, filter: { first, last } },
      }));
    }
  }
}
