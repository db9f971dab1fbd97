import { operations as api } from '@tideform/contract';
import { operations } from '@tideform/graph';
import { addReviewEvent } from '@tideform/sync/library';
import { openLibraryOfCredential } from '../confidential/open-library-of-credential.ts';
import { withLibraryRefusals } from '../confidential/with-library-refusals.ts';
import { canReadItem } from '../forms/can-read-item.ts';
import { findFormInLibrary, requireTeamLibrary } from '../forms/form-in-library.ts';
import { findRegisteredForm } from '../forms/forms-store.ts';
import { findConnectedAccount } from '../graph-credentials/connected-accounts-store.ts';
import { implement, refuse, respond } from '../http/implement.ts';
import { findReviewedSubmission } from './find-reviewed-submission.ts';

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
