import { type EmailFailure, recordId } from '@tideform/contract';
import { z } from 'zod/mini';
import type { Database } from '../../database/connect.ts';
import { sendEmailMessage } from '../../email/send-email-message.ts';
import type { OutgoingEmail, SendResult } from '../../external-services/mail/outgoing-email.ts';
import type { JobType } from '../../job-type.ts';
import type { Job, JobContext, QueuedJob } from '../../jobs/job.ts';
import { computeRetryTime } from '../messages/compute-retry-time.ts';
import {
  type ClaimedEmail,
  claimEmail,
  type EmailQueueKey,
  type EmailResult,
  expireOldEmails,
  findDueEmailQueues,
  getEmailSealContext,
  markInterruptedEmails,
  saveEmailResult,
} from './emails-store.ts';
import { limitRecipients } from './limit-recipients.ts';

const payloadSchema = z.object({ teamId: z.guid(), responseId: recordId });
const getQueueKey = ({ teamId, responseId }: EmailQueueKey) => `${teamId}/${responseId}`;

/** Job type for sending the emails about one response, in order. */
export const sendEmailsJobType: JobType<EmailQueueKey> = {
  name: 'send-emails',
  payload: payloadSchema,
  getKey: getQueueKey,
};

/**
 * Job type that queues `sendEmails` a moment later. A running job can't queue another run of itself with the same key.
 */
const sendEmailsSoonJobType: JobType<EmailQueueKey> = {
  name: 'send-emails-soon',
  payload: payloadSchema,
  getKey: getQueueKey,
};

/** Maximum duration of an attempt. An older attempt belongs to a process that ended. */
export const MAX_ATTEMPT_MS = 10 * 60_000;

/** Sends the emails about a response in order, each at most once. */
export const sendEmails: QueuedJob<EmailQueueKey> = {
  ...sendEmailsJobType,
  async run(context, signal, queueKey) {
    const { database, log, now } = context;
    const interruptedCount = await markInterruptedEmails(database, queueKey, {
      before: new Date(now().getTime() - MAX_ATTEMPT_MS),
      now: now(),
    });
    if (interruptedCount > 0) log.warn({ ...queueKey, lost: interruptedCount }, 'Unknown whether emails were sent');
    while (!signal.aborted) {
      const email = await claimEmail(database, queueKey, now());
      if (!email) return;
      const result = await attemptSend(context, queueKey, email);
      await saveEmailResult(database, email.id, result, now(), (transaction) =>
        enqueueRetry(context, queueKey, result, transaction),
      );
    }
  },
};

const MINUTE_MS = 60_000;

/** Queues a retry that is due within a minute, instead of waiting for the job that runs every minute. */
async function enqueueRetry(
  { now, enqueueJob }: JobContext,
  queueKey: EmailQueueKey,
  { state, nextAt }: EmailResult,
  transaction: Database,
): Promise<void> {
  const inMs = nextAt.getTime() - now().getTime();
  if (state !== 'waiting' || inMs >= MINUTE_MS) return;
  await enqueueJob(sendEmailsSoonJobType, queueKey, { afterSeconds: Math.ceil(inMs / 1000), transaction });
}

async function attemptSend(context: JobContext, { teamId }: EmailQueueKey, email: ClaimedEmail): Promise<EmailResult> {
  const { database, log, now, secrets } = context;
  const body = secrets.open(email.sealedBody, getEmailSealContext(email.id));
  if (body === undefined) return { state: 'failed', failure: 'unreadable', statusCode: null, nextAt: now() };
  const { fromAnswers = [], formId, shareId, ...storedEmail } = z.parse(storedEmailSchema, JSON.parse(body));
  const recipients = { teamId, formId, shareId, fromAnswers, isFirst: email.attempts === 1 };
  const { letter: outgoing, isLimited } = await limitRecipients(
    database,
    withRunInMessageId(storedEmail, email.runs),
    recipients,
  );
  const limited = isLimited ? ('too-many-to-address' as const) : null;
  if (limited && outgoing.to.length + outgoing.cc.length + outgoing.bcc.length === 0)
    return { state: 'failed', failure: limited, statusCode: null, nextAt: now() };
  const sendResult = await sendEmailMessage(context, email, outgoing);
  const { statusCode = null } = sendResult;
  if (sendResult.kind === 'sent')
    return { state: 'sent', failure: sendResult.failure ?? limited, statusCode, nextAt: now() };
  const failure = sendResult.kind === 'kept' ? sendResult.failure : ('uncertain' as const);
  log.warn({ emailId: email.id, failure, statusCode }, 'Error sending response email');
  if (sendResult.kind === 'uncertain') return { state: 'uncertain', failure, statusCode, nextAt: now() };
  const nextAt = sendResult.isTemporary ? computeNextAttempt(sendResult, email.attempts, now()) : undefined;
  return { state: nextAt ? 'waiting' : 'failed', failure, statusCode, nextAt: nextAt ?? now() };
}

/**
 * Failures that a person has to fix. Checking again is cheap, so these are retried every few minutes for as long as the
 * email is kept.
 */
const USER_FIXABLE_FAILURES: ReadonlySet<EmailFailure> = new Set([
  'authorization-required',
  'authorization-expired',
  'no-mail-server',
]);
const RECHECK_MS = 5 * 60_000;

function computeNextAttempt(
  sendResult: Extract<SendResult, { kind: 'kept' }>,
  attempts: number,
  now: Date,
): Date | undefined {
  const { failure, retryAfterSeconds } = sendResult;
  if (USER_FIXABLE_FAILURES.has(failure)) return new Date(now.getTime() + RECHECK_MS);
  const notBefore = retryAfterSeconds === undefined ? undefined : new Date(now.getTime() + retryAfterSeconds * 1000);
  return computeRetryTime(attempts, { now, random: Math.random(), notBefore });
}

/** Gives a resent email a new message ID: mail servers drop messages whose ID they have already seen. */
function withRunInMessageId(email: OutgoingEmail, runs: number): OutgoingEmail {
  return runs === 1 ? email : { ...email, messageId: email.messageId.replace('@', `.${runs}@`) };
}

const addressesSchema = z.array(z.string());
const storedEmailSchema = z.object({
  messageId: z.string(),
  thread: z.string(),
  from: z.string(),
  to: addressesSchema,
  cc: addressesSchema,
  bcc: addressesSchema,
  replyTo: addressesSchema,
  subject: z.string(),
  html: z.string(),
  /** Recipients whose addresses come from answers. */
  fromAnswers: z.optional(addressesSchema),
  formId: z.optional(z.string()),
  /** Share link through which an anonymous respondent submitted the response. */
  shareId: z.optional(z.string()),
  attachments: z.array(z.object({ name: z.string(), contentType: z.string(), contentBytes: z.string() })),
});

const BATCH_SIZE = 2_000;
const RETENTION_MS = 30 * 24 * 3600 * 1000;

/** Queues emails every minute that are due for a retry, or that an ended process was sending. */
export const sendDueEmails: Job = {
  name: 'send-due-emails',
  cron: '* * * * *',
  async run({ database, log, now, enqueueJob }) {
    const at = now().getTime();
    const expiredCount = await expireOldEmails(database, new Date(at - RETENTION_MS));
    if (expiredCount > 0) log.warn({ given: expiredCount }, 'Gave up on emails after 30 days');
    const due = await findDueEmailQueues(database, now(), new Date(at - MAX_ATTEMPT_MS), BATCH_SIZE);
    for (const queueKey of due) await enqueueJob(sendEmailsJobType, queueKey);
  },
};

export const sendEmailsSoon: QueuedJob<EmailQueueKey> = {
  ...sendEmailsSoonJobType,
  run: ({ enqueueJob }, _signal, queueKey) => enqueueJob(sendEmailsJobType, queueKey),
};
