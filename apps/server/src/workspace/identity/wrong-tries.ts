import { createHash } from 'node:crypto';
import type { Database } from '../../database/connect.ts';
import { countRequests, readRequests } from '../../database/rate-limits-store.ts';

/** Seconds for which wrong tries count, from the first on. */
export const tryWindowSeconds = 300;

/** An office shares an address; one account has a person who knows the password. */
const mostWrong = { account: 10, address: 100 };

/** Who tries: the account that is named, and the address that it is tried from. */
export interface Tried {
  readonly account: string;
  readonly address: string;
}

/** Whether so many tries were wrong that no more are looked at. Right ones do not count. */
export async function isTriedTooOften(database: Database, tried: Tried): Promise<boolean> {
  const keys = keysOf(tried);
  const counts = await readRequests(database, Object.values(keys));
  const countOf = (key: string) => counts.find((one) => one.key === key)?.count ?? 0;
  return countOf(keys.account) >= mostWrong.account || countOf(keys.address) >= mostWrong.address;
}

export async function noteWrongTry(database: Database, tried: Tried): Promise<void> {
  await countRequests(database, Object.values(keysOf(tried)), tryWindowSeconds * 1000);
}

/** A name that was typed may be a password in the wrong place: it is not kept. */
function keysOf({ account, address }: Tried): { readonly account: string; readonly address: string } {
  const name = createHash('sha256').update(account.trim().toLowerCase()).digest('base64url');
  return { account: `sign-in account ${name}`, address: `sign-in address ${address}` };
}
