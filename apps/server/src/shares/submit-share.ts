import { submitShare as operation, shareGone } from '@tideform/contract';
import { answer, implementBytes, refuse } from '../http/implement.ts';
import { isProven } from './prove-person.ts';
import { refuseFiles } from './refuse-files.ts';
import { refuseShare } from './refuse-share.ts';
import { requireUnlocked } from './session-lock.ts';
import { keepSession, keepSubmission, readSession, type SessionRow } from './sessions-store.ts';
import { readPublished, readSharedForm } from './shared-forms-store.ts';
import { findShare } from './shares-store.ts';
import { storeSubmission } from './storing/store-submission-ask.ts';
import { submissionThreads } from './submission-threads.ts';
import { answersPlace } from './submitted-answers.ts';
import { takeNumber } from './take-number.ts';
import { setUploadsClosed } from './uploads-store.ts';

/** How long the library waits for files that follow, and where there are none, for the PDF. */
const filesFollowMs = 24 * 3600_000;
const pdfFollowsMs = 5 * 60_000;

/** NOTE: what has been submitted is answered again whatever has become of the link: somebody has not heard of it. */
export const submitShare = implementBytes(operation, async ({ bytes, caller, log }, context) => {
  const { database, secrets, runSoon, now } = context;
  const { sessionId } = caller;
  const head = await submissionThreads.read(bytes, sessionId);
  const { version, hash, filesFollow } = head;
  const session = await keepSession(database, caller, now());
  if (session.submitted_at) return submittedBefore(session, hash);
  const share = await findShare(database, caller.shareId);
  const refused = refuseShare(context, share);
  if (refused) return refused;
  requireUnlocked(share!, caller);
  const form = await readSharedForm(database, caller, version);
  if (!form) return refuse('share-gone', shareGone);
  const { content } = form;
  const checked = await head.check({ content, nowMs: now().getTime() });
  if ('broken' in checked) return refuse('not-valid', checked.broken);
  const { schema } = readPublished(form);
  const { files } = checked;
  await setUploadsClosed(database, sessionId, now());
  try {
    const badFile = filesFollow ? undefined : await refuseFiles(context, { share: share!, session, schema, files });
    if (badFile) return badFile;
    if (!(await isProven(context, schema, head, caller))) return refuse('proof-required');
    if ((await takeNumber(context, caller, session)) === undefined) return refuse('no-number-left');
    const sealed = secrets.seal(checked.answers, answersPlace(sessionId));
    const kept = await keepSubmission(
      database,
      {
        ...{ sessionId, share: share!, submittedAt: now(), manifestHash: hash, sealed },
        completeBy: filesFollow ? new Date(now().getTime() + (files.length > 0 ? filesFollowMs : pdfFollowsMs)) : null,
      },
      async (within) => {
        if (!filesFollow) await runSoon(storeSubmission, { sessionId }, { within });
      },
    );
    if (kept === 'full') return refuse('share-full', share!.closing_text ?? shareGone);
    if (kept === 'kept') log.info({ sessionId, shareId: caller.shareId }, 'An anonymous respondent has submitted');
  } finally {
    await setUploadsClosed(database, sessionId, null);
  }
  return submittedBefore((await readSession(database, sessionId))!, hash);
});

function submittedBefore({ id, submission_number, submitted_at, manifest_hash }: SessionRow, hash: string) {
  if (manifest_hash !== hash) return refuse('already-submitted');
  return answer({ id, submissionNumber: submission_number ?? 0, submittedAt: submitted_at!.toISOString() });
}
