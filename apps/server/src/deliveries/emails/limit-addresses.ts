import { createHash } from 'node:crypto';
import type { Database } from '../../database/connect.ts';
import { countRequests, readRequests } from '../../database/rate-limits-store.ts';
import type { Letter } from '../../outside/mail/letter.ts';

/** E-mails a day that one team's forms send to an address because answers name it: enough for a day's work, too few to bury somebody. */
const mostInDay = 100;
const dayMs = 24 * 3600 * 1000;

/**
 * Leaves out who has got enough. Whoever may answer can name anybody, over and over; what the form's builders have written is theirs to say.
 *
 * @param isFirst counts it: other tries of the same letter are not counted
 */
export async function limitAddresses(
  database: Database,
  letter: Letter,
  {
    teamId,
    fromAnswers,
    isFirst,
  }: { readonly teamId: string; readonly fromAnswers: readonly string[]; readonly isFirst: boolean },
): Promise<{ readonly letter: Letter; readonly isLimited: boolean }> {
  const keys = new Map(fromAnswers.map((address) => [keyOf(teamId, address), address.toLowerCase()]));
  if (keys.size === 0) return { letter, isLimited: false };
  const asked = [...keys.keys()];
  const counts = isFirst ? await countRequests(database, asked, dayMs) : await readRequests(database, asked);
  const full = new Set(counts.filter(({ count }) => count > mostInDay).map(({ key }) => keys.get(key)));
  const without = (addresses: readonly string[]) => addresses.filter((address) => !full.has(address.toLowerCase()));
  const { to, cc, bcc } = letter;
  return { letter: { ...letter, to: without(to), cc: without(cc), bcc: without(bcc) }, isLimited: full.size > 0 };
}

/** Addresses are answers: none is kept in the open. */
const keyOf = (teamId: string, address: string): string =>
  `e-mail to ${createHash('sha256').update(`${teamId} ${address.toLowerCase()}`).digest('base64url')}`;
