import type { FormRow, KnownReviews, ReviewSummary, SubmissionItem } from '@tideform/sync';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useOnline } from '../../ui/browser/useOnline.ts';
import { useData } from '../data-context.ts';

/** Submissions with the summaries of their reviews. */
export interface ReviewedSubmissions {
  readonly items: readonly SubmissionItem[];
  /** Whether the reviews are loaded. Before that, it is unknown which submissions are new. */
  readonly loadState: 'coming' | 'here' | 'absent';
  /** Why loading failed. */
  readonly cause: unknown;
  /** Updates the review of one submission after a change on this device. */
  updateReview(responseId: string, summary: ReviewSummary): void;
  /** Reloads the reviews, because other users may have changed them. */
  reload(): void;
}

type Form = Pick<FormRow, 'id' | 'teamId' | 'review'>;

const noReviews: ReadonlyMap<string, ReviewSummary> = new Map();

/** Adds the review of each submission to `items`, if the form has reviews. */
export function useReviewedSubmissions(
  form: Form | null | undefined,
  items: readonly SubmissionItem[],
): ReviewedSubmissions {
  const { reviews } = useData();
  const isOnline = useOnline();
  const [reloadCount, setTurn] = useState(0);
  const [reviewsInLibrary, setKnown] = useState<KnownReviews>();
  const [ownChanges, setOwn] = useState(noReviews);
  const [cause, setCause] = useState<unknown>();
  const [teamId, formId] = form?.review && isOnline ? [form.teamId, form.id] : [];
  // biome-ignore lint/correctness/useExhaustiveDependencies: `reloadCount` triggers a reload.
  useEffect(() => {
    if (teamId === undefined || formId === undefined) return;
    const controller = new AbortController();
    reviews.list({ teamId, formId }, controller.signal).then(
      (loaded) => {
        if (controller.signal.aborted) return;
        setKnown(loaded);
        setOwn(noReviews);
        setCause(undefined);
      },
      (error: unknown) => controller.signal.aborted || setCause(() => error),
    );
    return () => controller.abort();
  }, [reviews, teamId, formId, reloadCount]);
  // An item object stays the same while its review is unchanged, so that texts cached for the object stay valid.
  const rows = useRef(new WeakMap<SubmissionItem, SubmissionItem>());
  const reviewed = useMemo(() => {
    if (!reviewsInLibrary && ownChanges.size === 0) return items;
    return items.map((item) => {
      const review = ownChanges.get(item.responseId) ?? reviewsInLibrary?.get(item);
      if (!review) return item;
      const previous = rows.current.get(item);
      if (previous?.review === review) return previous;
      const row = { ...item, review };
      rows.current.set(item, row);
      return row;
    });
  }, [items, reviewsInLibrary, ownChanges]);
  const renew = useCallback(
    (responseId: string, summary: ReviewSummary) => setOwn((now) => new Map(now).set(responseId, summary)),
    [],
  );
  const isLoading = teamId !== undefined && cause === undefined;
  const arrival = reviewsInLibrary ? 'here' : isLoading ? 'coming' : 'absent';
  return { items: reviewed, loadState: arrival, cause, updateReview: renew, reload: () => setTurn((now) => now + 1) };
}
