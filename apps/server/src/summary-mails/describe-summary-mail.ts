import type { SummaryMail } from '@tideform/contract';
import type { ServerContext } from '../context.ts';
import { describeCredential } from '../graph-credentials/describe-credential.ts';
import { type CredentialRow, findCredential } from '../graph-credentials/graph-credentials-store.ts';
import type { KeptSummaryMail } from './summary-mails-store.ts';

/** No sending takes so long: who has begun one and not ended it is gone. */
const longestSendingMs = 10 * 60_000;

/** A summary as its builders see it, with how the account is that draws and sends it. */
export async function describeSummaryMail(
  { database, secrets, now }: Pick<ServerContext, 'database' | 'secrets' | 'now'>,
  mail: KeptSummaryMail,
): Promise<SummaryMail> {
  const credential = await findCredential(database, mail.graphCredentialId);
  const { id, every, weekday, monthDay, minutes, timeZone, viewId, language, sender, isPaused, recipients } = mail;
  return {
    ...{ id, every, weekday, monthDay, minutes, timeZone, viewId, language, sender, isPaused },
    to: recipients.map((one) => ({ ...one })),
    nextAt: isPaused ? null : mail.nextAt.toISOString(),
    last: lastOf(mail, now()),
    account: credential?.name ?? null,
    authorization: credential ? summaryAuthorization({ secrets }, credential, sender) : 'missing',
  };
}

function lastOf({ lastAt, lastOutcome, lastFailure: failure }: KeptSummaryMail, now: Date): SummaryMail['last'] {
  if (!lastAt || !lastOutcome) return null;
  const at = lastAt.toISOString();
  if (lastOutcome !== 'sending') return { at, outcome: lastOutcome, failure };
  const isLost = now.getTime() - lastAt.getTime() > longestSendingMs;
  return isLost ? { at, outcome: 'uncertain', failure: 'uncertain' } : null;
}

/** Whether an account is lent for what a summary needs: the library, and mail where it sends. */
export function summaryAuthorization(
  { secrets }: Pick<ServerContext, 'secrets'>,
  row: CredentialRow,
  sender: KeptSummaryMail['sender'],
): SummaryMail['authorization'] {
  const { authorization, purposes } = describeCredential(secrets, row);
  const suffices = purposes.includes('files') && (sender === 'server' || purposes.includes('mail'));
  return authorization === 'valid' && !suffices ? 'missing' : authorization;
}
