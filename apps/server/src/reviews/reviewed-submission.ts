import { driveItem, type GraphClient, GraphError, operations } from '@tideform/graph';
import { responseRows } from '@tideform/sync/library';

export interface ReviewedSubmission {
  readonly folderId: string;
  /** `null`: it has none. */
  readonly submissionNumber: number | null;
  /** When it was submitted: `YYYY-MM-DD` (UTC). */
  readonly day: string;
}

/** A submission of a form, as the account sees it that is asked; `undefined`: it sees none. */
export async function findReviewed(
  graph: GraphClient,
  { driveId, formId, responseId }: { readonly driveId: string; readonly formId: string; readonly responseId: string },
): Promise<ReviewedSubmission | undefined> {
  const rows = await rowsOf(graph, driveId, responseId);
  const row = rows.find(({ fields }) => fields?.tfItemType === 'submission' && fields.tfFormId === formId);
  const folderId = driveItem.safeParse(row?.driveItem).data?.parentReference?.id;
  if (!row || !folderId) return undefined;
  const { fields = {} } = await graph.call(
    operations.getDriveListItem,
    { driveId, listItemId: row.id },
    { query: { expand: 'fields($select=tfSubmissionNumber,tfSubmissionTimestamp)' } },
  );
  const { tfSubmissionNumber: number, tfSubmissionTimestamp: at } = fields;
  const submitted = new Date(typeof at === 'string' ? at : (row.createdDateTime ?? 0));
  const day = Number.isNaN(submitted.getTime()) ? '1970-01-01' : submitted.toISOString().slice(0, 10);
  return { folderId, submissionNumber: Number.isInteger(number) ? (number as number) : null, day };
}

async function rowsOf(graph: GraphClient, driveId: string, responseId: string) {
  try {
    return await responseRows(graph, driveId, responseId);
  } catch (error) {
    if (error instanceof GraphError && (error.status === 403 || error.status === 404)) return [];
    throw error;
  }
}
