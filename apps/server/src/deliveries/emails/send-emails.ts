import type { EmailFailure } from '@tideform/contract';
import { z } from 'zod/mini';
import type { Database } from '../../database/connect.ts';
import { postLetter } from '../../email/post-letter.ts';
import type { Letter, Posted } from '../../external-services/mail/letter.ts';
import type { AskedJob, JobContext } from '../../jobs/job.ts';
import { whenToTryAgain } from '../messages/when-to-try-again.ts';
import {
  type ClaimedEmail,
  claimEmail,
  type EmailOutcome,
  type EmailsPlace,
  emailPlace,
  giveUpSending,
  keepEmailOutcome,
} from './emails-store.ts';
import { limitAddresses } from './limit-addresses.ts';
import { sendEmails as ask, sendEmailsSoon } from './send-emails-ask.ts';

/** No try takes so long: what is older was somebody's who is gone. */
export const longestTryMs = 10 * 60_000;

/** Sends the emails about a response, one after the other, each at most once. */
export const sendEmails: AskedJob<EmailsPlace> = {
  ...ask,
  async run(context, signal, place) {
    const { database, log, now } = context;
    const lost = await giveUpSending(database, place, { before: new Date(now().getTime() - longestTryMs), now: now() });
    if (lost > 0) log.warn({ ...place, lost }, 'E-mails may have been sent or not');
    while (!signal.aborted) {
      const email = await claimEmail(database, place, now());
      if (!email) return;
      const outcome = await tryOnce(context, place, email);
      await keepEmailOutcome(database, email.id, outcome, now(), (within) => askSoon(context, place, outcome, within));
    }
  },
};

const minuteMs = 60_000;

/** What is due within the minute does not wait for the minute's job. */
async function askSoon(
  { now, runSoon }: JobContext,
  place: EmailsPlace,
  { state, nextAt }: EmailOutcome,
  within: Database,
): Promise<void> {
  const inMs = nextAt.getTime() - now().getTime();
  if (state !== 'waiting' || inMs >= minuteMs) return;
  await runSoon(sendEmailsSoon, place, { afterSeconds: Math.ceil(inMs / 1000), within });
}

async function tryOnce(context: JobContext, { teamId }: EmailsPlace, email: ClaimedEmail): Promise<EmailOutcome> {
  const { database, log, now, secrets } = context;
  const body = secrets.open(email.sealedBody, emailPlace(email.id));
  if (body === undefined) return { state: 'failed', failure: 'unreadable', statusCode: null, nextAt: now() };
  const { fromAnswers = [], formId, shareId, ...kept } = z.parse(letterShape, JSON.parse(body));
  const by = { teamId, formId, shareId, fromAnswers, isFirst: email.attempts === 1 };
  const { letter, isLimited } = await limitAddresses(database, wantedAgain(kept, email.runs), by);
  const limited = isLimited ? ('too-many-to-address' as const) : null;
  if (limited && letter.to.length + letter.cc.length + letter.bcc.length === 0)
    return { state: 'failed', failure: limited, statusCode: null, nextAt: now() };
  const posted = await postLetter(context, email, letter);
  const { statusCode = null } = posted;
  if (posted.kind === 'sent') return { state: 'sent', failure: posted.failure ?? limited, statusCode, nextAt: now() };
  const failure = posted.kind === 'kept' ? posted.failure : ('uncertain' as const);
  log.warn({ emailId: email.id, failure, statusCode }, 'Error sending response e-mail');
  if (posted.kind === 'uncertain') return { state: 'uncertain', failure, statusCode, nextAt: now() };
  const nextAt = posted.isPassing ? again(posted, email.attempts, now()) : undefined;
  return { state: nextAt ? 'waiting' : 'failed', failure, statusCode, nextAt: nextAt ?? now() };
}

/** What people have to mend first: to look whether they have costs nothing, so it goes soon after, for as long as it is kept. */
const untilMended: ReadonlySet<EmailFailure> = new Set([
  'authorization-required',
  'authorization-expired',
  'no-mail-server',
]);
const lookAgainMs = 5 * 60_000;

function again(posted: Extract<Posted, { kind: 'kept' }>, attempts: number, now: Date): Date | undefined {
  const { failure, retryAfterSeconds } = posted;
  if (untilMended.has(failure)) return new Date(now.getTime() + lookAgainMs);
  const asked = retryAfterSeconds === undefined ? undefined : new Date(now.getTime() + retryAfterSeconds * 1000);
  return whenToTryAgain(attempts, { now, random: Math.random(), asked });
}

/** Mail servers drop what has an id that they have seen: a letter that somebody wants again has another. */
function wantedAgain(letter: Letter, runs: number): Letter {
  return runs === 1 ? letter : { ...letter, messageId: letter.messageId.replace('@', `.${runs}@`) };
}

const addresses = z.array(z.string());
const letterShape = z.object({
  messageId: z.string(),
  thread: z.string(),
  from: z.string(),
  to: addresses,
  cc: addresses,
  bcc: addresses,
  replyTo: addresses,
  subject: z.string(),
  html: z.string(),
  /** Those among its recipients that answers have named. */
  fromAnswers: z.optional(addresses),
  formId: z.optional(z.string()),
  /** The share link that the response came by. */
  shareId: z.optional(z.string()),
  attachments: z.array(z.object({ name: z.string(), contentType: z.string(), contentBytes: z.string() })),
});
