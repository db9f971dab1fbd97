import { addReviewDeed, type ReviewDeed, type ReviewNews, tellReview } from '@tideform/contract';
import { GraphError } from '@tideform/graph';
import type { Review, SubmissionItem } from '@tideform/sync';
import { useMemo } from 'react';
import { useReport } from '../../failures/report-context.ts';
import { useData } from '../data-context.ts';
import { refused } from '../server-refusal.ts';

export interface ReviewDeeds {
  read(item: SubmissionItem, signal: AbortSignal): Promise<Review>;
  /** Writes down what the person does with a submission, and tells those whom it concerns. */
  add(item: SubmissionItem, deed: ReviewDeed): Promise<Review>;
}

/** What the person does with submissions: beside them in the library, or by the server where they may read alone. */
export function useReviewDeeds(teamId: string): ReviewDeeds {
  const { reviews, api, identity } = useData();
  const report = useReport();
  return useMemo(() => {
    const paramsOf = ({ formId, responseId }: SubmissionItem) => ({ teamId, formId, responseId });
    const byServer = async (item: SubmissionItem, deed: ReviewDeed, deedId: string) => {
      const answer = await api.call(addReviewDeed, { params: { ...paramsOf(item), deedId }, body: { deed } });
      if (!answer.ok) throw refused(answer, item.formId);
      return reviews.read(teamId, item);
    };
    return {
      read: (item, signal) => reviews.read(teamId, item, signal),
      async add(item, deed) {
        const deedId = crypto.randomUUID();
        const review = await reviews.add(teamId, item, deed, deedId).catch((cause: unknown) => {
          if (mayNotWrite(cause)) return byServer(item, deed, deedId);
          throw cause;
        });
        const { news, to } = concerned(item, deed);
        const others = to.filter((id) => id !== identity.userId);
        // It is written down: that nobody was told of it is no reason to say that it was not.
        const told =
          news && others.length > 0 && api.call(tellReview, { params: paramsOf(item), body: { news, to: others } });
        if (told)
          told.then(
            (answer) => answer.ok || report('review', refused(answer)),
            (cause: unknown) => report('review', cause),
          );
        return review;
      },
    };
  }, [reviews, api, identity, teamId, report]);
}

const mayNotWrite = (cause: unknown): boolean =>
  [cause, cause instanceof Error ? cause.cause : undefined].some(
    (one) => one instanceof GraphError && one.status === 403,
  );

function concerned(
  { anonymous, createdById }: SubmissionItem,
  deed: ReviewDeed,
): { readonly news?: ReviewNews; readonly to: readonly string[] } {
  switch (deed.kind) {
    case 'assigned':
      return { news: 'assigned', to: deed.to ? [deed.to.id] : [] };
    case 'comment':
      return { news: 'mentioned', to: deed.mentions.map(({ id }) => id) };
    case 'returned':
      return { news: 'returned', to: anonymous || !createdById ? [] : [createdById] };
    default:
      return { to: [] };
  }
}
