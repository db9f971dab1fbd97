import type { ReviewDeed } from '@tideform/contract';
import { driveItem, type GraphClient, GraphError } from '@tideform/graph';
import type { SyncContext } from '../../context.ts';
import { signedIn } from '../../database/own-rows.ts';
import { Failed } from '../../failures/failed.ts';
import { readJsonFile } from '../../library/read-json-file.ts';
import { responseRows } from '../../library/response-rows.ts';
import { addReviewAct } from '../../library/reviews/add-review-act.ts';
import { noReview, type Review, readReview, reviewFile } from '../../library/reviews/review.ts';
import { requireLibrary } from '../../teams/require-team.ts';
import type { Reviewed } from './submission-reviews.ts';

export async function readReviewOf(
  context: SyncContext,
  teamId: string,
  { responseId }: Reviewed,
  signal?: AbortSignal,
): Promise<Review> {
  const { graph } = context.ports;
  const { driveId } = await requireLibrary(context, teamId);
  const { review } = await findReview(graph, driveId, responseId, signal);
  return review ? readReview(await readJsonFile(graph, driveId, review, reviewFile, signal)) : noReview;
}

export async function addDeed(
  context: SyncContext,
  teamId: string,
  { responseId, formId }: Reviewed,
  { deed, id }: { readonly deed: ReviewDeed; readonly id: string },
): Promise<Review> {
  const { graph, clock } = context.ports;
  const { driveId } = await requireLibrary(context, teamId);
  const { folderId } = await findReview(graph, driveId, responseId);
  const { userId, displayName } = signedIn(context.ports);
  const act = { ...deed, id, at: clock.now(), by: { id: userId, name: displayName } };
  return addReviewAct(graph, { driveId, folderId, formId, responseId }, act);
}

/** The folder of a submission, and the review in it. One that lies elsewhere is none, whatever it says of itself. */
async function findReview(graph: GraphClient, driveId: string, responseId: string, signal?: AbortSignal) {
  const rows = await rowsOrRefusal(graph, driveId, responseId, signal);
  const itemOf = (type: string, folderId?: string) =>
    rows
      .filter(({ fields }) => fields?.tfItemType === type)
      .map((row) => driveItem.safeParse(row.driveItem).data)
      .find((item) => item && (folderId === undefined || item.parentReference?.id === folderId));
  const folderId = itemOf('submission')?.parentReference?.id;
  if (!folderId) throw new Failed('no-submission-access', {});
  return { folderId, review: itemOf('review', folderId) };
}

async function rowsOrRefusal(graph: GraphClient, driveId: string, responseId: string, signal?: AbortSignal) {
  try {
    return await responseRows(graph, driveId, responseId, signal);
  } catch (error) {
    if (!(error instanceof GraphError && (error.status === 403 || error.status === 404))) throw error;
    throw new Failed('no-submission-access', {}, { cause: error });
  }
}
