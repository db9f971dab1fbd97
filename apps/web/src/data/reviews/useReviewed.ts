import type { FormRow, KnownReviews, ReviewSummary, SubmissionItem } from '@tideform/sync';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useOnline } from '../../ui/useOnline.ts';
import { useData } from '../data-context.ts';

/** Submissions with what reviewers did with them. */
export interface ReviewedItems {
  readonly items: readonly SubmissionItem[];
  /** Whether it has been read: until then nobody knows which submissions are new. */
  readonly arrival: 'coming' | 'here' | 'absent';
  /** Why it could not be read. */
  readonly cause: unknown;
  /** Somebody here has done something with one. */
  renew(responseId: string, summary: ReviewSummary): void;
  /** Others may have, too. */
  readAgain(): void;
}

type Form = Pick<FormRow, 'id' | 'teamId' | 'review'>;

const none: ReadonlyMap<string, ReviewSummary> = new Map();

/** Reads what became of a form's submissions, where they are reviewed. */
export function useReviewed(form: Form | null | undefined, items: readonly SubmissionItem[]): ReviewedItems {
  const { reviews } = useData();
  const isOnline = useOnline();
  const [turn, setTurn] = useState(0);
  const [known, setKnown] = useState<KnownReviews>();
  const [own, setOwn] = useState(none);
  const [cause, setCause] = useState<unknown>();
  const [teamId, formId] = form?.review && isOnline ? [form.teamId, form.id] : [];
  // biome-ignore lint/correctness/useExhaustiveDependencies: `turn` says when to read again.
  useEffect(() => {
    if (teamId === undefined || formId === undefined) return;
    const over = new AbortController();
    reviews.list({ teamId, formId }, over.signal).then(
      (read) => {
        if (over.signal.aborted) return;
        setKnown(read);
        setOwn(none);
        setCause(undefined);
      },
      (error: unknown) => over.signal.aborted || setCause(() => error),
    );
    return () => over.abort();
  }, [reviews, teamId, formId, turn]);
  // A row stays the same object as long as its review is the same: what was worded of it stays, too.
  const rows = useRef(new WeakMap<SubmissionItem, SubmissionItem>());
  const reviewed = useMemo(() => {
    if (!known && own.size === 0) return items;
    return items.map((item) => {
      const review = own.get(item.responseId) ?? known?.of(item);
      if (!review) return item;
      const before = rows.current.get(item);
      if (before?.review === review) return before;
      const row = { ...item, review };
      rows.current.set(item, row);
      return row;
    });
  }, [items, known, own]);
  const renew = useCallback(
    (responseId: string, summary: ReviewSummary) => setOwn((now) => new Map(now).set(responseId, summary)),
    [],
  );
  const isComing = teamId !== undefined && cause === undefined;
  const arrival = known ? 'here' : isComing ? 'coming' : 'absent';
  return { items: reviewed, arrival, cause, renew, readAgain: () => setTurn((now) => now + 1) };
}
