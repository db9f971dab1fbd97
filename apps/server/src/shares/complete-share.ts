import { operations as api, SHARE_GONE_TEXT } from '@tideform/contract';
import { implement, refuse, respond } from '../http/implement.ts';
import { checkFiles } from './check-files.ts';
import { completeSubmission, findSession } from './sessions-store.ts';
import { findSharedForm, parsePublishedForm } from './shared-forms-store.ts';
import { findShare } from './shares-store.ts';
import { storeSubmissionJobType } from './storing/store-submission-job-type.ts';
import { getAnswersSealContext, openAnswers, type SubmittedAnswers } from './submitted-answers.ts';
import { setUploadsClosed } from './uploads-store.ts';

/**
 * Completes a submission whose files were uploaded after its answers. NOTE: works even if the share link was closed or
 * deleted in the meantime.
 */
export const completeShare = implement(api.completeShare, async ({ body: { pdf }, caller }, context) => {
  const { database, secrets, enqueueJob, now } = context;
  const { sessionId } = caller;
  const session = await findSession(database, sessionId);
  if (!session?.submitted_at) return refuse('not-submitted');
  if (session.complete_by === null || session.stored_at) return respond({ id: sessionId });
  const share = await findShare(database, caller.shareId);
  if (!share) return refuse('share-gone', SHARE_GONE_TEXT);
  const answers = openAnswers(context, session);
  const files = [...new Set([...answers.files, ...(pdf === null ? [] : [pdf])])];
  const form = await findSharedForm(database, caller, answers.version);
  if (!form) return refuse('share-gone', SHARE_GONE_TEXT);
  const { schema } = parsePublishedForm(form);
  await setUploadsClosed(database, sessionId, now());
  try {
    const badFile = await checkFiles(context, { share, session, schema, files });
    if (badFile) return badFile;
    const complete: SubmittedAnswers = { ...answers, files };
    const sealed = secrets.seal(JSON.stringify(complete), getAnswersSealContext(sessionId));
    await completeSubmission(database, { sessionId, sealed }, (transaction) =>
      enqueueJob(storeSubmissionJobType, { sessionId }, { transaction }),
    );
  } finally {
    await setUploadsClosed(database, sessionId, null);
  }
  return respond({ id: sessionId });
});
