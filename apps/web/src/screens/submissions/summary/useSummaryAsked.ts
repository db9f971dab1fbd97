import { comparedOf, dayOf } from '@tideform/submission-views';
import { useSearchParams } from '../../../ui/routing/useSearchParams.ts';
import { readDateRange, readRangeDates } from '../date-range.ts';

/** What the address asks the summary for: which days with which others (`compare`), and by the values of which column (`by`). */
export function useSummaryAsked() {
  const [search, setSearch] = useSearchParams();
  const range = readDateRange(search.get('dateRange'), dayOf(new Date()));
  const dates = readRangeDates(search.get('dateOf'));
  const ask = (name: 'compare' | 'by', value: string | undefined) =>
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
  // Nothing comes before all time.
  const compared = range.name === 'all-time' ? undefined : comparedOf(compare, range);
  return { range, dates, compare, compared, by: search.get('by'), ask };
}

export type SummaryAsked = ReturnType<typeof useSummaryAsked>;
