import { type Compared, instantsOf } from '@tideform/desk';
import type { SubmissionItem } from '@tideform/sync';
import { useEffect, useRef, useState } from 'react';
import { useSubmissionReader } from '../../../data/useSubmissionReader.ts';
import { type Loaded, useLoaded } from '../../../ui/useLoaded.ts';
import type { RangeDates } from '../date-range.ts';
import type { Submissions } from '../reading/useSubmissions.ts';

interface All {
  readonly items: readonly SubmissionItem[];
  /** So many are read, and there are others. Absent: these are all. */
  readonly reading?: number;
  readonly cause?: unknown;
}

/** All submissions of the range, also those that are not loaded: what they come to would be wrong without them. */
export function useAllOf(items: readonly SubmissionItem[], readAll: Submissions['readAll'] | undefined): All {
  const [state, setState] = useState<All & { readonly of: readonly SubmissionItem[] }>();
  const latest = useRef(readAll);
  latest.current = readAll;
  const isMore = readAll !== undefined;
  useEffect(() => {
    if (!isMore) return;
    const stop = new AbortController();
    const put = (all: All) => stop.signal.aborted || setState({ of: items, ...all });
    latest
      .current?.(stop.signal, (reading) => put({ items, reading }))
      .then(
        (all) => put({ items: all }),
        (cause: unknown) => put({ items, cause }),
      );
    return () => stop.abort();
  }, [items, isMore]);
  if (!isMore) return { items };
  return state?.of === items ? state : { items, reading: items.length };
}

/** All submissions of the days that a range is compared with. */
export function useComparedItems(
  form: { readonly teamId: string; readonly formId: string },
  compared: Compared | undefined,
  dates: RangeDates,
): Loaded<readonly SubmissionItem[]> {
  const reader = useSubmissionReader();
  const { teamId, formId } = form;
  return useLoaded(compared && JSON.stringify([teamId, formId, compared.range, dates]), async (signal) => {
    const range = { ...instantsOf(compared!.range), by: dates };
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
