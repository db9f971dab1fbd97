import { type DriveItem, type GraphClient, GraphError, operations } from '@tideform/graph';
import { findChild } from '../find-item.ts';
import { fileNames, type ItemType } from '../layout.ts';
import { partitionOf } from '../partition.ts';
import { readJsonFile } from '../read-json-file.ts';
import { jsonContent, uploadFile } from '../upload-file.ts';
import { writeFields } from '../write-fields.ts';
import { type Review, type ReviewAct, type ReviewFile, readReview, reviewFile, summaryText } from './review.ts';

/** The submission that is reviewed, and its folder. */
export interface ReviewPlace {
  readonly driveId: string;
  readonly folderId: string;
  readonly formId: string;
  readonly responseId: string;
}

/** Others may write meanwhile: each try begins with what they wrote. */
const mostTries = 12;

/**
 * Adds what a reviewer did to the review beside a submission. However many do so at once, each act is kept; one that is there
 * already is not added again.
 *
 * @throws GraphError 403 where the person may not write there
 */
export async function addReviewAct(graph: GraphClient, place: ReviewPlace, act: ReviewAct): Promise<Review> {
  const { driveId, folderId } = place;
  for (let tries = 1; ; tries += 1) {
    const known = await findChild(graph, driveId, folderId, fileNames.review);
    const before = known ? await readJsonFile(graph, driveId, known, reviewFile) : { acts: [] };
    const isThere = readReview(before).acts.some(({ id }) => id === act.id);
    const content: ReviewFile = isThere ? before : { ...before, acts: [...before.acts, act] };
    try {
      const written = known && isThere ? known : await write(graph, place, known, content);
      return await sayInColumns(graph, place, written, readReview(content));
    } catch (error) {
      const isLate = error instanceof GraphError && (error.status === 412 || error.status === 409);
      if (!isLate || tries === mostTries) throw error;
    }
  }
}

function write(
  graph: GraphClient,
  { driveId, folderId }: ReviewPlace,
  known: DriveItem | undefined,
  content: ReviewFile,
): Promise<DriveItem> {
  const name = fileNames.review;
  const target = known
    ? { driveId, name, itemId: known.id, ifMatch: known.eTag }
    : ({ driveId, name, parentId: folderId, conflict: 'fail' } as const);
  return uploadFile(graph, target, jsonContent(content));
}

/**
 * Says in the file's columns what tables show. Somebody may have written after us and been quicker here: then what the file has
 * now is said, until it is what was said.
 */
async function sayInColumns(
  graph: GraphClient,
  place: ReviewPlace,
  written: DriveItem,
  review: Review,
): Promise<Review> {
  const { driveId, formId, responseId } = place;
  const item = { driveId, itemId: written.id };
  const row = await graph.call(operations.getItemListItem, item, { query: { select: ['id'] }, isNew: true });
  const { id: listItemId } = row;
  const itemType: ItemType = 'review';
  const names = { tfItemType: itemType, tfFormId: formId, tfResponseId: responseId };
  let said = written;
  let latest = review;
  for (let tries = 1; tries <= mostTries; tries += 1) {
    const fields = { ...names, tfPartition: partitionOf(listItemId), tfSubmissionMetadata: summaryText(latest) };
    await writeFields(graph, { driveId, listItemId }, fields, { essential: Object.keys(names) });
    const now = await graph.call(operations.getItem, item);
    if (now.cTag === undefined || now.cTag === said.cTag) break;
    said = now;
    latest = readReview(await readJsonFile(graph, driveId, now, reviewFile));
  }
  return latest;
}
