import type { SummaryMail } from '@tideform/contract';
import type { ServerContext } from '../context.ts';
import { describeCredential } from '../graph-credentials/describe-credential.ts';
import { type CredentialRow, findCredential } from '../graph-credentials/graph-credentials-store.ts';
import type { StoredSummaryMail } from './summary-mails-store.ts';

/** Maximum duration of sending a summary email, in milliseconds. If sending takes longer, its process has ended. */
const MAX_SENDING_MS = 10 * 60_000;

/** Converts a summary email to the API's format for builders, with the authorization state of its connected account. */
export async function describeSummaryMail(
  { database, secrets, now }: Pick<ServerContext, 'database' | 'secrets' | 'now'>,
  mail: StoredSummaryMail,
): Promise<SummaryMail> {
  const credential = await findCredential(database, mail.graphCredentialId);
  const { id, every, weekday, monthDay, minutes, timeZone, viewId, language, sender, isPaused, recipients } = mail;
  return {
    ...{ id, every, weekday, monthDay, minutes, timeZone, viewId, language, sender, isPaused },
    to: recipients.map((one) => ({ ...one })),
    nextAt: isPaused ? null : mail.nextAt.toISOString(),
    last: describeLastResult(mail, now()),
    account: credential?.name ?? null,
    authorization: credential ? getSummaryAuthorization({ secrets }, credential, sender) : 'missing',
  };
}

function describeLastResult(
  { lastAt, lastOutcome, lastFailure: failure }: StoredSummaryMail,
  now: Date,
): SummaryMail['last'] {
  if (!lastAt || !lastOutcome) return null;
  const at = lastAt.toISOString();
  if (lastOutcome !== 'sending') return { at, outcome: lastOutcome, failure };
  const isInterrupted = now.getTime() - lastAt.getTime() > MAX_SENDING_MS;
  return isInterrupted ? { at, outcome: 'uncertain', failure: 'uncertain' } : null;
}

/**
 * Returns the authorization of a connected account for a summary email: for files, and also for mail if the account
 * sends the email.
 */
export function getSummaryAuthorization(
  { secrets }: Pick<ServerContext, 'secrets'>,
  row: CredentialRow,
  sender: StoredSummaryMail['sender'],
): SummaryMail['authorization'] {
  const { authorization, purposes } = describeCredential(secrets, row);
  const hasPurposes = purposes.includes('files') && (sender === 'server' || purposes.includes('mail'));
  return authorization === 'valid' && !hasPurposes ? 'missing' : authorization;
}
