import { type DriveItem, type GraphClient, GraphError, operations } from '@tideform/graph';
import { findChild } from '../drive-items.ts';
import { fileNames, getPartition, type ItemType } from '../layout.ts';
import { readJsonFile } from '../read-json-file.ts';
import { createJsonBlob, uploadFile } from '../upload-file.ts';
import { writeFields } from '../write-fields.ts';
import { formatSummary, parseReview, type Review, type ReviewEvent, type ReviewFile, reviewFile } from './review.ts';

/** Submission under review, with its folder. */
export interface ReviewLocation {
  readonly driveId: string;
  readonly folderId: string;
  readonly formId: string;
  readonly responseId: string;
}

/** Maximum number of attempts. Each one starts with the events that other users have written meanwhile. */
const maxAttempts = 12;

/**
 * Adds an event to the review next to a submission. Concurrent events are all kept, and an event whose ID the review
 * already contains isn't added again.
 *
 * @throws GraphError 403 where the user may not write
 */
export async function addReviewEvent(
  graph: GraphClient,
  reviewLocation: ReviewLocation,
  event: ReviewEvent,
): Promise<Review> {
  const { driveId, folderId } = reviewLocation;
  for (let tries = 1; ; tries += 1) {
    const known = await findChild(graph, driveId, folderId, fileNames.review);
    const before = known ? await readJsonFile(graph, driveId, known, reviewFile) : { acts: [] };
    const isThere = parseReview(before).acts.some(({ id }) => id === event.id);
    const content: ReviewFile = isThere ? before : { ...before, acts: [...before.acts, event] };
    try {
      const written = known && isThere ? known : await writeReview(graph, reviewLocation, known, content);
      return await updateColumns(graph, reviewLocation, written, parseReview(content));
    } catch (error) {
      const isConflict = error instanceof GraphError && (error.status === 412 || error.status === 409);
      if (!isConflict || tries === maxAttempts) throw error;
    }
  }
}

function writeReview(
  graph: GraphClient,
  { driveId, folderId }: ReviewLocation,
  known: DriveItem | undefined,
  content: ReviewFile,
): Promise<DriveItem> {
  const name = fileNames.review;
  const target = known
    ? { driveId, name, itemId: known.id, ifMatch: known.eTag }
    : ({ driveId, name, parentId: folderId, conflict: 'fail' } as const);
  return uploadFile(graph, target, createJsonBlob(content));
}

/**
 * Writes the summary for tables to the file's columns. If another user has changed the file meanwhile, its current
 * summary is written, until the file doesn't change any more.
 */
async function updateColumns(
  graph: GraphClient,
  reviewLocation: ReviewLocation,
  written: DriveItem,
  review: Review,
): Promise<Review> {
  const { driveId, formId, responseId } = reviewLocation;
  const item = { driveId, itemId: written.id };
  const row = await graph.call(operations.getItemListItem, item, { query: { select: ['id'] }, isTargetNew: true });
  const { id: listItemId } = row;
  const itemType: ItemType = 'review';
  const names = { tfItemType: itemType, tfFormId: formId, tfResponseId: responseId };
  let previous = written;
  let latest = review;
  for (let tries = 1; tries <= maxAttempts; tries += 1) {
    const fields = { ...names, tfPartition: getPartition(listItemId), tfSubmissionMetadata: formatSummary(latest) };
    await writeFields(graph, { driveId, listItemId }, fields, { essential: Object.keys(names) });
    const now = await graph.call(operations.getItem, item);
    if (now.cTag === undefined || now.cTag === previous.cTag) break;
    previous = now;
    latest = parseReview(await readJsonFile(graph, driveId, now, reviewFile));
  }
  return latest;
}
