import { z } from 'zod/mini';
import { sendEmailMessage } from '../email/send-email-message.ts';
import type { SendResult } from '../external-services/mail/outgoing-email.ts';
import type { JobType } from '../job-type.ts';
import type { Job, JobContext, QueuedJob } from '../jobs/job.ts';
import { addNotification } from '../notices/notifications-store.ts';
import { loadSummary, type SummaryReadFailure } from './load-summary.ts';
import { renderSummary } from './render-summary.ts';
import {
  claimDueSummary,
  findDueSummaries,
  markSending,
  type StoredSummaryMail,
  type SummaryResult,
  saveSummaryResult,
} from './summary-mails-store.ts';
import { computeNextDue } from './summary-schedule.ts';

interface SummaryKey {
  readonly summaryMailId: string;
}

/** Job type for rendering and sending a due summary email. */
const sendSummaryJobType: JobType<SummaryKey> = {
  name: 'send-summary',
  payload: z.object({ summaryMailId: z.guid() }),
  getKey: ({ summaryMailId }) => summaryMailId,
};

const MINUTE_MS = 60_000;
/** Delay before a retry, in milliseconds. Loading a summary takes less time. */
const RETRY_DELAY_MS = 15 * MINUTE_MS;
/** Maximum delay of a summary email, in milliseconds. After that, the summary is outdated and skipped. */
const MAX_DELAY_MS = 24 * 60 * MINUTE_MS;

/** Job that renders a due summary and emails it, at most once per due time, even if a process crashes. */
export const sendSummary: QueuedJob<{ readonly summaryMailId: string }> = {
  ...sendSummaryJobType,
  async run(context, signal, { summaryMailId: id }) {
    const { database, log, now } = context;
    const claimedUntil = new Date(now().getTime() + RETRY_DELAY_MS);
    const mail = await claimDueSummary(database, id, { now: now(), until: claimedUntil });
    if (!mail) return;
    const dueAt = mail.nextAt;
    const isLate = now().getTime() - dueAt.getTime() > MAX_DELAY_MS;
    const result = isLate
      ? createFailureResult(mail, { failure: 'too-old', isTemporary: false }, now())
      : await sendSummaryEmails(context, signal, mail);
    if (!result) return;
    await saveSummaryResult(database, mail, result, now());
    log.info({ summaryMailId: id, result: result.result, failure: result.failure }, 'Summary email processed');
    const shouldNotify = !result.retry || mail.lastOutcome !== 'failed';
    if (result.result !== 'sent' && shouldNotify) await notifyFailure(context, mail);
  },
};

/**
 * Loads and sends a summary.
 * @returns `undefined` if another process sends the summary, or it was changed in the meantime
 */
async function sendSummaryEmails(
  context: JobContext,
  signal: AbortSignal,
  mail: StoredSummaryMail,
): Promise<SummaryResult | undefined> {
  const { database, now, publicUrl } = context;
  const { id, nextAt: due } = mail;
  const summary = await loadSummary(context, mail, due, signal);
  if (signal.aborted) return undefined;
  if ('failure' in summary) return createFailureResult(mail, summary, now());
  const email = await renderSummary(mail, summary, publicUrl);
  if (!(await markSending(database, mail, { now: now(), next: computeNextDue(mail, now()) }))) return undefined;
  const messageId = `<summary.${id}.${due.getTime()}@${new URL(publicUrl).hostname}>`;
  const to = mail.recipients.map(({ address }) => address);
  return toSummaryResult(
    await sendEmailMessage(context, mail, { ...email, to, messageId, thread: messageId }),
    mail,
    now(),
  );
}

function toSummaryResult(sendResult: SendResult, mail: StoredSummaryMail, now: Date): SummaryResult {
  if (sendResult.kind === 'sent') return { result: 'sent', failure: sendResult.failure ?? null };
  if (sendResult.kind === 'uncertain') return { result: 'uncertain', failure: 'uncertain' };
  return createFailureResult(mail, sendResult, now);
}

/**
 * Creates the result of a failed summary. If the form or view was deleted, the summary is paused until a builder
 * changes it. Temporary failures are retried.
 */
function createFailureResult(
  mail: StoredSummaryMail,
  { failure, isTemporary: isPassing }: SummaryReadFailure,
  now: Date,
): SummaryResult {
  const tryAt = new Date(now.getTime() + RETRY_DELAY_MS);
  if (isPassing) return { result: 'failed', failure, retry: { due: mail.nextAt, tryAt } };
  const isPaused = failure === 'form-gone' || failure === 'view-gone';
  const next = computeNextDue(mail, now);
  return { result: 'failed', failure, next, isPaused };
}

/** Notifies the user who last saved the summary email that the email wasn't sent. */
async function notifyFailure(
  { database, now }: JobContext,
  { id, teamId, formId, changedBy: userId }: StoredSummaryMail,
) {
  const content = { kind: 'summary-failed' } as const;
  await addNotification(database, { userId, teamId, formId, key: `summary-failed ${id}`, matter: content }, now());
}

const BATCH_SIZE = 500;

/** Job that runs every minute. Queues summary emails that are due. */
export const sendDueSummaries: Job = {
  name: 'send-due-summaries',
  cron: '* * * * *',
  async run({ database, now, enqueueJob }) {
    for (const summaryMailId of await findDueSummaries(database, now(), BATCH_SIZE)) {
      await enqueueJob(sendSummaryJobType, { summaryMailId });
    }
  },
};
