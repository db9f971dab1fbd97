import { createHash } from 'node:crypto';
import type { Database } from '../../database/connect.ts';
import { countRequests, loadRequestCounts } from '../../database/rate-limits-store.ts';
import type { OutgoingEmail } from '../../external-services/mail/outgoing-email.ts';

/**
 * Maximum emails a day that a team's forms send to one address from answers: enough for a day's work, too few to flood
 * an inbox.
 */
const MAX_PER_ADDRESS_AND_DAY = 100;
/** Maximum recipients of one email that come from answers. */
const MAX_PER_EMAIL = 10;
/** Maximum recipients a day whose addresses come from answers: per form, and per share link. */
const MAX_PER_FORM_AND_DAY = 1_000;
const MAX_PER_LINK_AND_DAY = 500;
const DAY_MS = 24 * 3600 * 1000;

export interface AnswerRecipients {
  readonly teamId: string;
  /** Form ID; `undefined` for an email that was queued before forms had a limit. */
  readonly formId?: string | undefined;
  /** Share link through which an anonymous respondent submitted the response. */
  readonly shareId?: string | undefined;
  /** Recipients whose addresses come from answers, not from the template. */
  readonly fromAnswers: readonly string[];
  /** Whether this is the first attempt to send the email. Only first attempts count towards the limits. */
  readonly isFirst: boolean;
}

/**
 * Removes recipients that exceed a limit: more than 10 addresses from answers, addresses over their daily limit, or all
 * addresses from answers if the form or share link is over its daily limit. Addresses that builders wrote in the
 * template aren't limited, but respondents can enter any address.
 */
export async function limitRecipients(
  database: Database,
  email: OutgoingEmail,
  recipients: AnswerRecipients,
): Promise<{ readonly letter: OutgoingEmail; readonly isLimited: boolean }> {
  const uniqueAddresses = [...new Set(recipients.fromAnswers.map((address) => address.toLowerCase()))];
  if (uniqueAddresses.length === 0) return { letter: email, isLimited: false };
  const candidates = uniqueAddresses.slice(0, MAX_PER_EMAIL);
  const limited = new Set([
    ...uniqueAddresses.slice(MAX_PER_EMAIL),
    ...(await findLimitedAddresses(database, candidates, recipients)),
  ]);
  const without = (addresses: readonly string[]) => addresses.filter((address) => !limited.has(address.toLowerCase()));
  const { to, cc, bcc } = email;
  return { letter: { ...email, to: without(to), cc: without(cc), bcc: without(bcc) }, isLimited: limited.size > 0 };
}

/** Returns the addresses that are over a limit today. */
async function findLimitedAddresses(
  database: Database,
  addresses: readonly string[],
  { teamId, formId, shareId, isFirst }: AnswerRecipients,
): Promise<readonly string[]> {
  const count = (keys: readonly string[], amount: number) =>
    isFirst ? countRequests(database, keys, DAY_MS, amount) : loadRequestCounts(database, keys);
  const budgets = new Map<string, number>();
  if (formId !== undefined) budgets.set(`e-mails of form ${teamId} ${formId}`, MAX_PER_FORM_AND_DAY);
  if (shareId !== undefined) budgets.set(`e-mails of link ${shareId}`, MAX_PER_LINK_AND_DAY);
  const used = await count([...budgets.keys()], addresses.length);
  if (used.some(({ key, count: sum }) => sum > budgets.get(key)!)) return addresses;
  const keys = new Map(addresses.map((address) => [getAddressKey(teamId, address), address]));
  const counts = await count([...keys.keys()], 1);
  return counts.flatMap(({ key, count: sum }) => (sum > MAX_PER_ADDRESS_AND_DAY ? [keys.get(key)!] : []));
}

/**
 * Returns the rate limit key of an address. It is hashed, since addresses are answers and aren't stored in plain text.
 */
const getAddressKey = (teamId: string, address: string): string =>
  `e-mail to ${createHash('sha256').update(`${teamId} ${address}`).digest('base64url')}`;
