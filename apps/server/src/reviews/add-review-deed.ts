import { addReviewDeed as operation } from '@tideform/contract';
import { operations } from '@tideform/graph';
import { addReviewAct } from '@tideform/sync/library';
import { libraryOfCredential } from '../confidential/library-of-credential.ts';
import { orRefusal } from '../confidential/or-refusal.ts';
import { findFormInLibrary, requireTeamsLibrary } from '../forms/form-in-library.ts';
import { readForm } from '../forms/forms-store.ts';
import { mayRead } from '../forms/may-read.ts';
import { findLentTo } from '../graph-credentials/lent-to-store.ts';
import { answer, implement, refuse } from '../http/implement.ts';
import { findReviewed } from './reviewed-submission.ts';

export const addReviewDeed = implement(operation, async ({ params, body, caller, log }, context) => {
  const { database, graphAs, now } = context;
  const { teamId, formId, responseId, deedId } = params;
  const form = await readForm(database, teamId, formId);
  if (!form) return refuse('not-found', 'Invalid formId');
  const { driveId } = form;
  const own = graphAs(caller.graphToken);
  const submission = await findReviewed(own, { driveId, formId, responseId });
  if (!submission) return refuse('not-found');
  const lentId = await findLentTo(database, { teamId, formId });
  if (lentId === undefined) return refuse('authorization-required', 'Authorization Required');
  return orRefusal(async () => {
    const lent = await libraryOfCredential(context, lentId, driveId);
    await requireTeamsLibrary(lent, teamId);
    const { responsesFolderId } = await findFormInLibrary(lent, formId, form);
    // Who may read their own responses alone is no reviewer.
    if (!(await mayRead(own, driveId, responsesFolderId))) return refuse('forbidden');
    const { displayName } = await own.call(operations.getMe, {});
    const by = { id: caller.userId, name: displayName ?? '' };
    const act = { ...body.deed, id: deedId, at: now().toISOString(), by };
    const place = { driveId, folderId: submission.folderId, formId, responseId };
    const { comments } = await addReviewAct(lent.graph, place, act);
    log.info({ teamId, formId, responseId, userId: caller.userId, deed: body.deed.kind }, 'Review written');
    return answer({ comments });
  }, 'no-responses-folder');
});
