import { getDay, parseComparison } from '@tideform/submission-views';
import { useSearchParams } from '../../../ui/routing/useSearchParams.ts';
import { parseDateRange, parseRangeDates } from '../date-range.ts';

/**
 * Returns the summary's settings from the URL: the range, the compared days (`compare`) and the grouping column (`by`).
 */
export function useSummaryParams() {
  const [search, setSearch] = useSearchParams();
  const range = parseDateRange(search.get('dateRange'), getDay(new Date()));
  const dates = parseRangeDates(search.get('dateOf'));
  const setParam = (name: 'compare' | 'by', value: string | undefined) =>
    setSearch(
      (now) => {
        const next = new URLSearchParams(now);
        if (value) next.set(name, value);
        else next.delete(name);
        return next;
      },
      { replace: true },
    );
  const compare = search.get('compare');
  // The range "all time" has no preceding days.
  const compared = range.name === 'all-time' ? undefined : parseComparison(compare, range);
  return { range, dates, compare, compared, by: search.get('by'), ask: setParam };
}

export type SummaryParams = ReturnType<typeof useSummaryParams>;
