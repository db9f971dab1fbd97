import { operations as api, SHARE_GONE_TEXT } from '@tideform/contract';
import { implementWithRawBody, refuse, respond } from '../http/implement.ts';
import { assignSessionNumber } from './assign-session-number.ts';
import { checkFiles } from './check-files.ts';
import { checkShare } from './check-share.ts';
import { isLikelyPerson } from './is-likely-person.ts';
import { requireCurrentPassword } from './session-password.ts';
import { findOrCreateSession, findSession, type SessionRow, saveSubmission } from './sessions-store.ts';
import { findSharedForm, parsePublishedForm } from './shared-forms-store.ts';
import { findShare } from './shares-store.ts';
import { storeSubmissionJobType } from './storing/store-submission-job-type.ts';
import { submissionThreads } from './submission-thread-pool.ts';
import { getAnswersSealContext } from './submitted-answers.ts';
import { setUploadsClosed } from './uploads-store.ts';

/** How long the server waits for the files of a submission, in milliseconds, or for the PDF if there are no files. */
const FILES_DEADLINE_MS = 24 * 3600_000;
const PDF_DEADLINE_MS = 5 * 60_000;

/**
 * Submits the answers of an anonymous respondent. NOTE: a repeated submission succeeds even if the share link has
 * closed in the meantime, since the respondent may not have received the first response.
 */
export const submitShare = implementWithRawBody(api.submitShare, async ({ bytes, caller, log }, context) => {
  const { database, secrets, enqueueJob, now } = context;
  const { sessionId } = caller;
  const head = await submissionThreads.parse(bytes, sessionId);
  const { version, hash, filesFollow } = head;
  const session = await findOrCreateSession(database, caller, now());
  if (session.submitted_at) return respondToRepeatedSubmit(session, hash);
  const share = await findShare(database, caller.shareId);
  const refused = checkShare(context, share);
  if (refused) return refused;
  requireCurrentPassword(share!, caller);
  const form = await findSharedForm(database, caller, version);
  if (!form) return refuse('share-gone', SHARE_GONE_TEXT);
  const { content } = form;
  const checked = await head.check({ content, nowMs: now().getTime() });
  if ('broken' in checked) return refuse('not-valid', checked.broken);
  const { schema } = parsePublishedForm(form);
  const { files } = checked;
  await setUploadsClosed(database, sessionId, now());
  try {
    const badFile = filesFollow ? undefined : await checkFiles(context, { share: share!, session, schema, files });
    if (badFile) return badFile;
    if (!(await isLikelyPerson(context, schema, head, caller))) return refuse('proof-required');
    if ((await assignSessionNumber(context, caller, session)) === undefined) return refuse('no-number-left');
    const sealed = secrets.seal(checked.answers, getAnswersSealContext(sessionId));
    const saveResult = await saveSubmission(
      database,
      {
        ...{ sessionId, share: share!, submittedAt: now(), manifestHash: hash, sealed },
        completeBy: filesFollow
          ? new Date(now().getTime() + (files.length > 0 ? FILES_DEADLINE_MS : PDF_DEADLINE_MS))
          : null,
      },
      async (transaction) => {
        if (!filesFollow) await enqueueJob(storeSubmissionJobType, { sessionId }, { transaction });
      },
    );
    if (saveResult === 'full') return refuse('share-full', share!.closing_text ?? SHARE_GONE_TEXT);
    if (saveResult === 'kept')
      log.info({ sessionId, shareId: caller.shareId }, 'Anonymous respondent submitted a response');
  } finally {
    await setUploadsClosed(database, sessionId, null);
  }
  return respondToRepeatedSubmit((await findSession(database, sessionId))!, hash);
});

function respondToRepeatedSubmit({ id, submission_number, submitted_at, manifest_hash }: SessionRow, hash: string) {
  if (manifest_hash !== hash) return refuse('already-submitted');
  return respond({ id, submissionNumber: submission_number ?? 0, submittedAt: submitted_at!.toISOString() });
}
