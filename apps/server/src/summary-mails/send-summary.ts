import { postLetter } from '../email/post-letter.ts';
import type { Posted } from '../external-services/mail/letter.ts';
import type { AskedJob, JobContext } from '../jobs/job.ts';
import { addNotice } from '../notices/notices-store.ts';
import { readSummary, type UnreadSummary } from './read-summary.ts';
import { sendSummary as ask } from './send-summary-ask.ts';
import {
  beginSending,
  type KeptSummaryMail,
  keepSummaryOutcome,
  type SummaryOutcome,
  takeDueSummary,
} from './summary-mails-store.ts';
import { nextDue } from './when-due.ts';
import { writeSummary } from './write-summary.ts';

const minuteMs = 60_000;
/** After a try that came to nothing; a reading takes no longer. */
const againMs = 15 * minuteMs;
/** What was due longer ago is news no more. */
const longestLateMs = 24 * 60 * minuteMs;

/** Draws a summary that is due from the library, and sends it: for each time that it is due at most once, whoever dies. */
export const sendSummary: AskedJob<{ readonly summaryMailId: string }> = {
  ...ask,
  async run(context, signal, { summaryMailId: id }) {
    const { database, log, now } = context;
    const later = new Date(now().getTime() + againMs);
    const mail = await takeDueSummary(database, id, { now: now(), until: later });
    if (!mail) return;
    const due = mail.nextAt;
    const isLate = now().getTime() - due.getTime() > longestLateMs;
    const outcome = isLate
      ? failed(mail, { failure: 'too-old', isPassing: false }, now())
      : await send(context, signal, mail);
    if (!outcome) return;
    await keepSummaryOutcome(database, mail, outcome, now());
    log.info({ summaryMailId: id, outcome: outcome.outcome, failure: outcome.failure }, 'Summary email sent');
    const isNews = !outcome.again || mail.lastOutcome !== 'failed';
    if (outcome.outcome !== 'sent' && isNews) await tell(context, mail);
  },
};

/** @returns `undefined`: somebody else sends it, or has changed it meanwhile */
async function send(
  context: JobContext,
  signal: AbortSignal,
  mail: KeptSummaryMail,
): Promise<SummaryOutcome | undefined> {
  const { database, now, publicUrl } = context;
  const { id, nextAt: due } = mail;
  const summary = await readSummary(context, mail, due, signal);
  if (signal.aborted) return undefined;
  if ('failure' in summary) return failed(mail, summary, now());
  const letter = await writeSummary(mail, summary, publicUrl);
  if (!(await beginSending(database, mail, { now: now(), next: nextDue(mail, now()) }))) return undefined;
  const messageId = `<summary.${id}.${due.getTime()}@${new URL(publicUrl).hostname}>`;
  const to = mail.recipients.map(({ address }) => address);
  return outcomeOf(await postLetter(context, mail, { ...letter, to, messageId, thread: messageId }), mail, now());
}

function outcomeOf(posted: Posted, mail: KeptSummaryMail, now: Date): SummaryOutcome {
  if (posted.kind === 'sent') return { outcome: 'sent', failure: posted.failure ?? null };
  if (posted.kind === 'uncertain') return { outcome: 'uncertain', failure: 'uncertain' };
  return failed(mail, posted, now);
}

/** What is gone has to be looked at by somebody; all else is tried again, or the next time that one is due. */
function failed(mail: KeptSummaryMail, { failure, isPassing }: UnreadSummary, now: Date): SummaryOutcome {
  const tryAt = new Date(now.getTime() + againMs);
  if (isPassing) return { outcome: 'failed', failure, again: { due: mail.nextAt, tryAt } };
  const isPaused = failure === 'form-gone' || failure === 'view-gone';
  const next = nextDue(mail, now);
  return { outcome: 'failed', failure, next, isPaused };
}

/** Whoever saved it last finds among their notices that it did not go out. */
async function tell({ database, now }: JobContext, { id, teamId, formId, changedBy: userId }: KeptSummaryMail) {
  const matter = { kind: 'summary-failed' } as const;
  await addNotice(database, { userId, teamId, formId, key: `summary-failed ${id}`, matter }, now());
}
