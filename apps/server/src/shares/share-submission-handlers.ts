import { findSpec } from '@tideform/components/specs';
import { operations as api, SHARE_GONE_TEXT, type ShareSessionClaims } from '@tideform/contract';
import { type FormDefinition, walkComponents } from '@tideform/engine';
import { consumeChallenge } from '../captcha/challenges-store.ts';
import { openCaptchaReceipt } from '../captcha/proof-of-work.ts';
import type { ServerContext } from '../context.ts';
import { findFormEmail } from '../email/form-emails-store.ts';
import { implement, implementWithRawBody, refuse, respond } from '../http/implement.ts';
import { checkFiles } from './check-files.ts';
import { checkShare } from './check-share.ts';
import { requireCurrentPassword } from './session-password.ts';
import {
  assignSessionNumber,
  completeSubmission,
  findOrCreateSession,
  findSession,
  type SessionRow,
  saveSubmission,
} from './sessions-store.ts';
import { findSharedForm, parsePublishedForm } from './shared-forms-store.ts';
import { findShare } from './shares-store.ts';
import { storeSubmissionJobType } from './storing/store-submission-job-type.ts';
import { submissionThreads } from './submission-thread-pool.ts';
import { getAnswersSealContext, openAnswers, type SubmittedAnswers } from './submitted-answers.ts';
import { setUploadsClosed } from './uploads-store.ts';

export const preSubmitShare = implement(api.preSubmitShare, async ({ caller }, context) => {
  const { database, now } = context;
  const share = await findShare(database, caller.shareId);
  const refused = checkShare(context, share);
  if (refused) return refused;
  requireCurrentPassword(share!, caller);
  const form = await findSharedForm(database, caller);
  if (!form) return refuse('share-gone', SHARE_GONE_TEXT);
  const number = await assignSessionNumber(context, caller, await findOrCreateSession(database, caller, now()));
  return number === undefined ? refuse('no-number-left') : respond({ submissionNumber: number, title: form.title });
});

/** Minimum time that a person needs to read and answer a form, in milliseconds. */
const MIN_ANSWER_MS = 2_000;
const RECEIPT_LIFETIME_MS = 24 * 3600_000;

interface CaptchaInput {
  readonly website: string;
  readonly receipts: readonly string[];
}

/**
 * Returns true if the respondent is probably a person. Requires a captcha receipt if the form has a captcha, if the
 * form sends emails to addresses from answers, or if the submission looks automated. A browser gets a receipt for a
 * proof of work, which needs no visible or audible challenge.
 */
async function isLikelyPerson(
  { database, secrets, now }: ServerContext,
  form: FormDefinition,
  { website, receipts }: CaptchaInput,
  caller: ShareSessionClaims,
): Promise<boolean> {
  const isRequired =
    [...walkComponents(form)].some(({ definition }) => findSpec(definition.type)?.isProof) ||
    (await emailsAnswerAddresses(database, caller));
  const isProbablyAutomated = website !== '' || now().getTime() - caller.since < MIN_ANSWER_MS;
  if (!isRequired && !isProbablyAutomated) return true;
  for (const text of receipts) {
    const receipt = openCaptchaReceipt(secrets, text);
    const endsAt = receipt ? Date.parse(receipt.verifiedAt) + RECEIPT_LIFETIME_MS : 0;
    if (
      receipt &&
      endsAt > now().getTime() &&
      (await consumeChallenge(database, { id: receipt.id, expiresAt: endsAt }, now()))
    )
      return true;
  }
  return false;
}

/** Returns true if the form sends emails to addresses from answers. */
async function emailsAnswerAddresses(database: ServerContext['database'], form: ShareSessionClaims): Promise<boolean> {
  const email = await findFormEmail(database, form);
  if (!email || email.isDisabled) return false;
  const { to, cc, bcc } = email.template;
  return [to, cc, bcc].some((addresses) => addresses.includes('{{'));
}

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
