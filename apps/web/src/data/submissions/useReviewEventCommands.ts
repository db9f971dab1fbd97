import { addReviewDeed, type ReviewEventDetails, type ReviewNotificationReason, tellReview } from '@tideform/contract';
import { isRecord, type SubmissionData } from '@tideform/engine';
import { GraphError } from '@tideform/graph';
import type { Review, SubmissionItem } from '@tideform/sync';
import { useMemo } from 'react';
import { useReportFailure } from '../../failures/report-failure-context.ts';
import { createRefusalError } from '../create-refusal-error.ts';
import { useData } from '../data-context.ts';
import { useTeam } from '../teams/useTeam.ts';
import { useIdentity } from '../useIdentity.ts';

interface ReviewEventCommands {
  load(item: SubmissionItem, signal: AbortSignal): Promise<Review>;
  /** Adds a review event to a submission, and notifies the people whom it concerns. */
  add(item: SubmissionItem, details: ReviewEventDetails): Promise<Review>;
}

/**
 * Returns functions that load and add review events of submissions. Events are stored in the library, or through the
 * server if the user has only read access to the library.
 */
export function useReviewEventCommands(teamId: string): ReviewEventCommands {
  const { reviews, api, identity } = useData();
  const report = useReportFailure();
  return useMemo(() => {
    const getParams = ({ formId, responseId }: SubmissionItem) => ({ teamId, formId, responseId });
    const addByServer = async (item: SubmissionItem, details: ReviewEventDetails, deedId: string) => {
      const result = await api.call(addReviewDeed, { params: { ...getParams(item), deedId }, body: { deed: details } });
      if (!result.ok) throw createRefusalError(result, item.formId);
      return reviews.read(teamId, item);
    };
    return {
      load: (item, signal) => reviews.read(teamId, item, signal),
      async add(item, details) {
        const deedId = crypto.randomUUID();
        const review = await reviews.add(teamId, item, details, deedId).catch((cause: unknown) => {
          if (isWriteForbidden(cause)) return addByServer(item, details, deedId);
          throw cause;
        });
        const { news, to } = getRecipients(item, details);
        const others = to.filter((id) => id !== identity.userId);
        // The event is already stored, so errors of the notification are ignored.
        const notification =
          news && others.length > 0 && api.call(tellReview, { params: getParams(item), body: { news, to: others } });
        if (notification)
          notification.then(
            (result) => result.ok || report('review', createRefusalError(result)),
            (cause: unknown) => report('review', cause),
          );
        return review;
      },
    };
  }, [reviews, api, identity, teamId, report]);
}

const isWriteForbidden = (cause: unknown): boolean =>
  [cause, cause instanceof Error ? cause.cause : undefined].some(
    (one) => one instanceof GraphError && one.status === 403,
  );

function getRecipients(
  { anonymous, createdById }: SubmissionItem,
  details: ReviewEventDetails,
): { readonly news?: ReviewNotificationReason; readonly to: readonly string[] } {
  switch (details.kind) {
    case 'assigned':
      return { news: 'assigned', to: details.to ? [details.to.id] : [] };
    case 'comment':
      return { news: 'mentioned', to: details.mentions.map(({ id }) => id) };
    case 'returned':
      return { news: 'returned', to: anonymous || !createdById ? [] : [createdById] };
    default:
      return { to: [] };
  }
}

interface ApprovalDecision {
  /** Field path of the approval. */
  readonly path: string;
  readonly status: 'approved' | 'rejected';
  readonly comment: string;
}

/**
 * Returns a function that approves or rejects in a submission. It edits only the approval's answer, and submits this
 * like any edit.
 *
 * @returns false if this device has another unfinished edit of the submission, which would be submitted too
 */
export function useSubmitDecision(teamId: string) {
  const { responses, submissions } = useData();
  const { userId, displayName } = useIdentity();
  const team = useTeam(teamId);
  return async ({ responseId }: SubmissionItem, { path, status, comment }: ApprovalDecision): Promise<boolean> => {
    if (!team) return false;
    const { response } = await submissions.open(team, responseId);
    const edit = await responses.edit(teamId, response);
    if (edit.revision > 0) return false;
    const answer = { status, by: { id: userId, displayName }, timestamp: new Date().toISOString(), comment };
    await responses.submit(edit.id, replaceAnswer(edit.data.data, path.split('.'), answer), { opened: edit });
    return true;
  };
}

/** Returns a copy of `data` in which the answer at a field path is replaced. */
export function replaceAnswer(
  data: SubmissionData,
  [name, ...innerPath]: readonly string[],
  answer: unknown,
): SubmissionData {
  if (name === undefined) return data;
  const current = data[name];
  return {
    ...data,
    [name]: innerPath.length === 0 ? answer : replaceAnswer(isRecord(current) ? current : {}, innerPath, answer),
  };
}
