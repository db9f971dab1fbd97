import { submitShare as operation, shareGone } from '@tideform/contract';
import { type AnnouncedFile, findAnnounced } from '@tideform/sync/library-submission';
import type { ServerContext } from '../context.ts';
import { answer, implementBytes, refuse } from '../http/implement.ts';
import { isProven } from './prove-person.ts';
import { lentRefusal, refuseShare } from './refuse-share.ts';
import { keepSession, keepSubmission, readSession, type SessionRow } from './sessions-store.ts';
import { readFiles } from './share-files-store.ts';
import { shareLibrary } from './share-library.ts';
import { readPublished, readSharedForm } from './shared-forms-store.ts';
import { findShare, type ShareRow } from './shares-store.ts';
import { storeSubmission } from './storing/store-submission-ask.ts';
import { submissionThreads } from './submission-threads.ts';
import { answersPlace } from './submitted-answers.ts';
import { takeNumber } from './take-number.ts';

/** NOTE: what has been submitted is answered again whatever has become of the link: somebody has not heard of it. */
export const submitShare = implementBytes(operation, async ({ bytes, caller, log }, context) => {
  const { database, secrets, runSoon, now } = context;
  const { sessionId } = caller;
  const head = await submissionThreads.read(bytes, sessionId);
  const { version, hash } = head;
  const session = await keepSession(database, caller, now());
  if (session.submitted_at) return submittedBefore(session, hash);
  const share = await findShare(database, caller.shareId);
  const refused = refuseShare(context, share);
  if (refused) return refused;
  const form = await readSharedForm(database, caller, version);
  if (!form) return refuse('share-gone', shareGone);
  const { content } = form;
  const checked = await submissionThreads.check({ bytes, content, nowMs: now().getTime() });
  if ('broken' in checked) return refuse('not-valid', checked.broken);
  const missing = await findMissing(context, share!, session, checked.files);
  if (missing) return missing;
  if (!(await isProven(context, readPublished(form).schema, head, caller))) return refuse('proof-required');
  if ((await takeNumber(context, caller, session)) === undefined) return refuse('no-number-left');
  const sealed = secrets.seal(checked.answers, answersPlace(sessionId));
  const kept = await keepSubmission(
    database,
    { sessionId, share: share!, submittedAt: now(), manifestHash: hash, sealed },
    (within) => runSoon(storeSubmission, { sessionId }, { within }),
  );
  if (kept === 'full') return refuse('share-full', share!.closing_text ?? shareGone);
  if (kept === 'kept') log.info({ sessionId, shareId: caller.shareId }, 'A stranger has submitted');
  return submittedBefore((await readSession(database, sessionId))!, hash);
});

function submittedBefore({ id, submission_number, submitted_at, manifest_hash }: SessionRow, hash: string) {
  if (manifest_hash !== hash) return refuse('already-submitted');
  return answer({ id, submissionNumber: submission_number ?? 0, submittedAt: submitted_at!.toISOString() });
}

/** Refuses files of the answers that aren't in the session's own folder as they were announced. */
async function findMissing(context: ServerContext, share: ShareRow, session: SessionRow, ids: readonly string[]) {
  const { id, folder_id: folderId } = session;
  const announced = new Map((await readFiles(context.database, id)).map((file) => [file.id, file]));
  const unknown = ids.find((one) => !announced.has(one));
  if (unknown !== undefined) return refuse('files-missing', unknown);
  const files: AnnouncedFile[] = ids.map((one) => announced.get(one)!);
  if (files.length === 0 || folderId === null) return undefined;
  try {
    const found = await findAnnounced(await shareLibrary(context, share), folderId, files);
    return 'missing' in found ? refuse('files-missing', found.missing) : undefined;
  } catch (error) {
    const lent = lentRefusal(error);
    if (lent) return lent;
    throw error;
  }
}
