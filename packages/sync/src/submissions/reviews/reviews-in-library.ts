import type { ReviewEventDetails } from '@tideform/contract';
import { driveItem, type GraphClient, GraphError } from '@tideform/graph';
import type { SyncContext } from '../../context.ts';
import { requireIdentity } from '../../database/own-rows.ts';
import { FailureError } from '../../failures/failure-error.ts';
import { listResponseRows } from '../../library/list-rows.ts';
import { readJsonFile } from '../../library/read-json-file.ts';
import { addReviewEvent } from '../../library/reviews/add-review-event.ts';
import { noReview, parseReview, type Review, reviewFile } from '../../library/reviews/review.ts';
import { requireLibrary } from '../../teams/require-team.ts';
import type { ReviewedSubmission } from './submission-reviews.ts';

export async function fetchReview(
  context: SyncContext,
  teamId: string,
  { responseId }: ReviewedSubmission,
  signal?: AbortSignal,
): Promise<Review> {
  const { graph } = context.ports;
  const { driveId } = await requireLibrary(context, teamId);
  const { review } = await findReview(graph, driveId, responseId, signal);
  return review ? parseReview(await readJsonFile(graph, driveId, review, reviewFile, signal)) : noReview;
}

export async function addEventToReview(
  context: SyncContext,
  teamId: string,
  { responseId, formId }: ReviewedSubmission,
  { deed: event, id }: { readonly deed: ReviewEventDetails; readonly id: string },
): Promise<Review> {
  const { graph, clock } = context.ports;
  const { driveId } = await requireLibrary(context, teamId);
  const { folderId } = await findReview(graph, driveId, responseId);
  const { userId, displayName } = requireIdentity(context.ports);
  const storedEvent = { ...event, id, at: clock.now(), by: { id: userId, name: displayName } };
  return addReviewEvent(graph, { driveId, folderId, formId, responseId }, storedEvent);
}

/**
 * Finds the folder of a submission and the review in it. Reviews in other folders are ignored, whatever they contain.
 */
async function findReview(graph: GraphClient, driveId: string, responseId: string, signal?: AbortSignal) {
  const rows = await listRows(graph, driveId, responseId, signal);
  const findItemOf = (type: string, folderId?: string) =>
    rows
      .filter(({ fields }) => fields?.tfItemType === type)
      .map((row) => driveItem.safeParse(row.driveItem).data)
      .find((item) => item && (folderId === undefined || item.parentReference?.id === folderId));
  const folderId = findItemOf('submission')?.parentReference?.id;
  if (!folderId) throw new FailureError('no-submission-access', {});
  return { folderId, review: findItemOf('review', folderId) };
}

async function listRows(graph: GraphClient, driveId: string, responseId: string, signal?: AbortSignal) {
  try {
    return await listResponseRows(graph, driveId, responseId, signal);
  } catch (error) {
    if (!(error instanceof GraphError && (error.status === 403 || error.status === 404))) throw error;
    throw new FailureError('no-submission-access', {}, { cause: error });
  }
}
