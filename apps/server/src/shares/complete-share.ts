import { completeShare as operation, shareGone } from '@tideform/contract';
import { answer, implement, refuse } from '../http/implement.ts';
import { refuseFiles } from './refuse-files.ts';
import { completeSubmission, readSession } from './sessions-store.ts';
import { readPublished, readSharedForm } from './shared-forms-store.ts';
import { findShare } from './shares-store.ts';
import { storeSubmission } from './storing/store-submission-ask.ts';
import { answersPlace, openAnswers, type SubmittedAnswers } from './submitted-answers.ts';
import { setUploadsClosed } from './uploads-store.ts';

/** NOTE: what has been submitted may be completed whatever has become of the link. */
export const completeShare = implement(operation, async ({ body: { pdf }, caller }, context) => {
  const { database, secrets, runSoon, now } = context;
  const { sessionId } = caller;
  const session = await readSession(database, sessionId);
  if (!session?.submitted_at) return refuse('not-submitted');
  if (session.complete_by === null || session.stored_at) return answer({ id: sessionId });
  const share = await findShare(database, caller.shareId);
  if (!share) return refuse('share-gone', shareGone);
  const answers = openAnswers(context, session);
  const files = [...new Set([...answers.files, ...(pdf === null ? [] : [pdf])])];
  const form = await readSharedForm(database, caller, answers.version);
  if (!form) return refuse('share-gone', shareGone);
  const { schema } = readPublished(form);
  await setUploadsClosed(database, sessionId, now());
  try {
    const badFile = await refuseFiles(context, { share, session, schema, files });
    if (badFile) return badFile;
    const complete: SubmittedAnswers = { ...answers, files };
    const sealed = secrets.seal(JSON.stringify(complete), answersPlace(sessionId));
    await completeSubmission(database, { sessionId, sealed }, (within) =>
      runSoon(storeSubmission, { sessionId }, { within }),
    );
  } finally {
    await setUploadsClosed(database, sessionId, null);
  }
  return answer({ id: sessionId });
});
