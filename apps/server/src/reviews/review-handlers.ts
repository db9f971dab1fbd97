import { operations as api } from '@tideform/contract';
import { driveItem, type GraphClient, GraphError, operations } from '@tideform/graph';
import { addReviewEvent, listResponseRows } from '@tideform/sync/library';
import { openLibraryOfCredential, withLibraryRefusals } from '../confidential/open-library-of-credential.ts';
import { canReadItem, findFormInLibrary, requireTeamLibrary } from '../forms/form-in-library.ts';
import { findRegisteredForm } from '../forms/forms-store.ts';
import { findConnectedAccount } from '../graph-credentials/connected-accounts-store.ts';
import { implement, refuse, respond } from '../http/implement.ts';
import { addNotification } from '../notices/notifications-store.ts';

interface ReviewedSubmission {
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
async function findReviewedSubmission(
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

export const addReviewDeed = implement(api.addReviewDeed, async ({ params, body, caller, log }, context) => {
  const { database, graphAs, now } = context;
  const { teamId, formId, responseId, deedId } = params;
  const form = await findRegisteredForm(database, teamId, formId);
  if (!form) return refuse('not-found', 'Invalid formId');
  const { driveId } = form;
  const callerGraph = graphAs(caller.graphToken);
  const submission = await findReviewedSubmission(callerGraph, { driveId, formId, responseId });
  if (!submission) return refuse('not-found');
  const credentialId = await findConnectedAccount(database, { teamId, formId });
  if (credentialId === undefined) return refuse('authorization-required', 'Authorization Required');
  return withLibraryRefusals(async () => {
    const library = await openLibraryOfCredential(context, credentialId, driveId);
    await requireTeamLibrary(library, teamId);
    const { responsesFolderId } = await findFormInLibrary(library, formId, form);
    // Only users who can read all responses may review, not those who can only read their own.
    if (!(await canReadItem(callerGraph, driveId, responsesFolderId))) return refuse('forbidden');
    const { displayName } = await callerGraph.call(operations.getMe, {});
    const by = { id: caller.userId, name: displayName ?? '' };
    const reviewEvent = { ...body.deed, id: deedId, at: now().toISOString(), by };
    const submissionKey = { driveId, folderId: submission.folderId, formId, responseId };
    const { comments } = await addReviewEvent(library.graph, submissionKey, reviewEvent);
    log.info({ teamId, formId, responseId, userId: caller.userId, deed: body.deed.kind }, 'Review written');
    return respond({ comments });
  }, 'no-responses-folder');
});

export const tellReview = implement(api.tellReview, async ({ params, body, caller }, context) => {
  const { database, graphAs, now } = context;
  const { teamId, formId, responseId } = params;
  const form = await findRegisteredForm(database, teamId, formId);
  if (!form) return refuse('not-found', 'Invalid formId');
  const graph = graphAs(caller.graphToken);
  const submission = await findReviewedSubmission(graph, { driveId: form.driveId, formId, responseId });
  if (!submission) return refuse('not-found');
  const { displayName } = await graph.call(operations.getMe, {});
  const { submissionNumber, day } = submission;
  const { news } = body;
  const content = { kind: 'review', news, by: displayName ?? '', responseId, submissionNumber, day } as const;
  const recipientIds = [...new Set(body.to)].filter((userId) => userId !== caller.userId);
  for (const userId of recipientIds) {
    await addNotification(
      database,
      { userId, teamId, formId, key: `review ${news} ${responseId}`, matter: content },
      now(),
    );
  }
  return respond({ told: recipientIds.length });
});
