import { driveItem, type GraphClient, GraphError, operations } from '@tideform/graph';
import { listResponseRows } from '@tideform/sync/library';

export interface ReviewedSubmission {
  readonly folderId: string;
  /** Submission number; `null` if the submission has none. */
  readonly submissionNumber: number | null;
  /** Day of submission: `YYYY-MM-DD` (UTC). */
  readonly day: string;
}

/**
 * Finds a submission of a form with the caller's permissions.
 * @returns `undefined` if it doesn't exist or the caller can't read it
 */
export async function findReviewedSubmission(
  graph: GraphClient,
  { driveId, formId, responseId }: { readonly driveId: string; readonly formId: string; readonly responseId: string },
): Promise<ReviewedSubmission | undefined> {
  const rows = await findResponseRows(graph, driveId, responseId);
  const row = rows.find(({ fields }) => fields?.tfItemType === 'submission' && fields.tfFormId === formId);
  const folderId = driveItem.safeParse(row?.driveItem).data?.parentReference?.id;
  if (!row || !folderId) return undefined;
  const { fields = {} } = await graph.call(
    operations.getDriveListItem,
    { driveId, listItemId: row.id },
    { query: { expand: 'fields($select=tfSubmissionNumber,tfSubmissionTimestamp)' } },
  );
  const { tfSubmissionNumber: number, tfSubmissionTimestamp: timestamp } = fields;
  const submitted = new Date(typeof timestamp === 'string' ? timestamp : (row.createdDateTime ?? 0));
  const day = Number.isNaN(submitted.getTime()) ? '1970-01-01' : submitted.toISOString().slice(0, 10);
  return { folderId, submissionNumber: Number.isInteger(number) ? (number as number) : null, day };
}

async function findResponseRows(graph: GraphClient, driveId: string, responseId: string) {
  try {
    return await listResponseRows(graph, driveId, responseId);
  } catch (error) {
    if (error instanceof GraphError && (error.status === 403 || error.status === 404)) return [];
    throw error;
  }
}
