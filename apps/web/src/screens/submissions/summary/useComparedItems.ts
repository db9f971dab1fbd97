import { type Comparison, getTimeRange } from '@tideform/submission-views';
import type { SubmissionItem } from '@tideform/sync';
import { useSubmissionReader } from '../../../data/useSubmissionReader.ts';
import { type Loaded, useLoaded } from '../../../ui/useLoaded.ts';
import type { RangeDates } from '../date-range.ts';

/** Loads all submissions of the compared days. */
export function useComparedItems(
  form: { readonly teamId: string; readonly formId: string },
  compared: Comparison | undefined,
  dates: RangeDates,
): Loaded<readonly SubmissionItem[]> {
  const reader = useSubmissionReader();
  const { teamId, formId } = form;
  return useLoaded(compared && JSON.stringify([teamId, formId, compared.range, dates]), async (signal) => {
    const range = { ...getTimeRange(compared!.range), by: dates };
    let all: readonly SubmissionItem[] = [];
    let more: string | undefined;
    do {
      const page = await reader.list({ teamId, formId }, range, more, signal);
      all = [...all, ...page.items];
      more = page.more;
    } while (more !== undefined);
    return all;
  });
}
