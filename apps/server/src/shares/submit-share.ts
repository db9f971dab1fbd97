import { createHash } from 'node:crypto';
import { submitShare as operation, shareGone } from '@tideform/contract';
import { findHostileJson } from '@tideform/engine';
import { filesIn, manifestHash } from '@tideform/sync/library-submission';
import { answer, implement, refuse } from '../http/implement.ts';
import { checkAnswers } from './check-answers.ts';
import { findMissing } from './find-missing.ts';
import { hideTeamParts } from './hide-team-parts.ts';
import { isProven } from './prove-person.ts';
import { refuseShare } from './refuse-share.ts';
import { keepSession, keepSubmission, readSession, type SessionRow } from './sessions-store.ts';
import { readPublished, readSharedForm } from './shared-forms-store.ts';
import { findShare } from './shares-store.ts';
import { storeSubmission } from './storing/store-submission-ask.ts';
import { answersPlace, type SubmittedAnswers } from './submitted-answers.ts';
import { takeNumber } from './take-number.ts';

const hashing = {
  sha256: async (bytes: Uint8Array | Blob) =>
    createHash('sha256')
      .update(bytes instanceof Blob ? new Uint8Array(await bytes.arrayBuffer()) : bytes)
      .digest('hex'),
};

/** How long the library waits for files that follow, and where there are none, for the PDF. */
const filesFollowMs = 24 * 3600_000;
const pdfFollowsMs = 5 * 60_000;

/** NOTE: what has been submitted is answered again whatever has become of the link: somebody has not heard of it. */
export const submitShare = implement(operation, async ({ body, caller, log }, context) => {
  const { database, secrets, runSoon, now } = context;
  const { sessionId } = caller;
  const { version, data: given, pdf, filesFollow } = body;
  const asked = { responseId: sessionId, version, answers: { ...given, pdf }, files: [] };
  if (findHostileJson(given)) return refuse('invalid-request', 'Not as described: body.data');
  const hash = await manifestHash(hashing, asked);
  const session = await keepSession(database, caller, now());
  if (session.submitted_at) return submittedBefore(session, hash);
  const share = await findShare(database, caller.shareId);
  const refused = refuseShare(context, share);
  if (refused) return refused;
  const form = await readSharedForm(database, caller, version);
  if (!form) return refuse('share-gone', shareGone);
  const { schema } = readPublished(form);
  const checked = await checkAnswers({ form: hideTeamParts(schema), ...given, nowMs: now().getTime() });
  if ('broken' in checked) return refuse('not-valid', checked.broken);
  const ids = [...filesIn(checked.data).map(({ id }) => id), ...(pdf ? [pdf] : [])];
  const missing = filesFollow ? undefined : await findMissing(context, share!, session, ids);
  if (missing) return missing;
  if (!(await isProven(context, schema, body, caller))) return refuse('proof-required');
  if ((await takeNumber(context, caller, session)) === undefined) return refuse('no-number-left');
  const { metadata } = given;
  const answers: SubmittedAnswers = { version, metadata, ...checked, files: ids };
  const sealed = secrets.seal(JSON.stringify(answers), answersPlace(sessionId));
  const kept = await keepSubmission(
    database,
    {
      ...{ sessionId, share: share!, submittedAt: now(), manifestHash: hash, sealed },
      completeBy: filesFollow ? new Date(now().getTime() + (ids.length > 0 ? filesFollowMs : pdfFollowsMs)) : null,
    },
    async (within) => {
      if (!filesFollow) await runSoon(storeSubmission, { sessionId }, { within });
    },
  );
  if (kept === 'full') return refuse('share-full', share!.closing_text ?? shareGone);
  if (kept === 'kept') log.info({ sessionId, shareId: caller.shareId }, 'A stranger has submitted');
  return submittedBefore((await readSession(database, sessionId))!, hash);
});

function submittedBefore({ id, submission_number, submitted_at, manifest_hash }: SessionRow, hash: string) {
  if (manifest_hash !== hash) return refuse('already-submitted');
  return answer({ id, submissionNumber: submission_number ?? 0, submittedAt: submitted_at!.toISOString() });
}
