import { createHash } from 'node:crypto';
import type { Database } from '../../database/connect.ts';
import { countRequests, readRequests } from '../../database/rate-limits-store.ts';
import type { Letter } from '../../external-services/mail/letter.ts';

/** Emails a day that one team's forms send to an address because answers name it: enough for a day's work, too few to bury anybody. */
const mostInDay = 100;
/** Maximum recipients of one email that its answers name. */
const mostInLetter = 10;
/** Maximum recipients a day that answers name, of all emails of a form, and of those about responses to one share link. */
const mostOfForm = 1_000;
const mostOfLink = 500;
const dayMs = 24 * 3600 * 1000;

export interface NamedByAnswers {
  readonly teamId: string;
  /** `undefined`: of an email that was written before forms had a limit. */
  readonly formId?: string | undefined;
  /** The share link that the response came by. */
  readonly shareId?: string | undefined;
  /** Recipients that answers name. */
  readonly fromAnswers: readonly string[];
  /** Counts them: other tries of the same letter aren't counted. */
  readonly isFirst: boolean;
}

/**
 * Leaves recipients out that answers name: more than an email may have, those that got enough today, and all of them when the form or the
 * link has used up its day. Anybody who answers can name anybody; what the form's builders have written stays.
 */
export async function limitAddresses(
  database: Database,
  letter: Letter,
  by: NamedByAnswers,
): Promise<{ readonly letter: Letter; readonly isLimited: boolean }> {
  const named = [...new Set(by.fromAnswers.map((address) => address.toLowerCase()))];
  if (named.length === 0) return { letter, isLimited: false };
  const taken = named.slice(0, mostInLetter);
  const full = new Set([...named.slice(mostInLetter), ...(await findFull(database, taken, by))]);
  const without = (addresses: readonly string[]) => addresses.filter((address) => !full.has(address.toLowerCase()));
  const { to, cc, bcc } = letter;
  return { letter: { ...letter, to: without(to), cc: without(cc), bcc: without(bcc) }, isLimited: full.size > 0 };
}

/** Those of some addresses that get nothing more today. */
async function findFull(
  database: Database,
  addresses: readonly string[],
  { teamId, formId, shareId, isFirst }: NamedByAnswers,
): Promise<readonly string[]> {
  const count = (keys: readonly string[], amount: number) =>
    isFirst ? countRequests(database, keys, dayMs, amount) : readRequests(database, keys);
  const budgets = new Map<string, number>();
  if (formId !== undefined) budgets.set(`e-mails of form ${teamId} ${formId}`, mostOfForm);
  if (shareId !== undefined) budgets.set(`e-mails of link ${shareId}`, mostOfLink);
  const used = await count([...budgets.keys()], addresses.length);
  if (used.some(({ key, count: sum }) => sum > budgets.get(key)!)) return addresses;
  const keys = new Map(addresses.map((address) => [keyOf(teamId, address), address]));
  const counts = await count([...keys.keys()], 1);
  return counts.flatMap(({ key, count: sum }) => (sum > mostInDay ? [keys.get(key)!] : []));
}

/** Addresses are answers: none is kept in the open. */
const keyOf = (teamId: string, address: string): string =>
  `e-mail to ${createHash('sha256').update(`${teamId} ${address}`).digest('base64url')}`;
