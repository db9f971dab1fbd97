import { createHash } from 'node:crypto';
import type { Database } from '../../database/connect.ts';
import { countRequest, countRequests, readRequests } from '../../database/rate-limits-store.ts';
import { isKnownDevice } from './known-devices.ts';

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

/** Seconds between two tries of an account, for all unknown devices together, once many of their tries were wrong. */
export const slowSeconds = 5;

/** A password that is tried. */
export interface TriedPassword extends Tried {
  /** Of `readDevice`. */
  readonly device: string | undefined;
}

/**
 * Why a password isn't looked at now; `undefined`: it is. A stranger can't lock an account: ten wrong tries from one address stop that
 * address, ten from all over slow unknown devices down, and a device on which the account has signed in counts for itself.
 */
export async function refuseTry(database: Database, tried: TriedPassword): Promise<'too-often' | 'slow' | undefined> {
  const { device, address, account } = keysOfPassword(tried);
  const own = (await isKnown(database, tried)) ? device : undefined;
  const counts = await readRequests(database, [own ?? address.ofAccount, address.all, account]);
  const countOf = (key: string) => counts.find((one) => one.key === key)?.count ?? 0;
  if (countOf(own ?? address.ofAccount) >= mostWrong.account) return 'too-often';
  if (own !== undefined) return undefined;
  if (countOf(address.all) >= mostWrong.address) return 'too-often';
  if (countOf(account) < mostWrong.account) return undefined;
  const turn = await countRequest(database, `${account} turn`, slowSeconds * 1000);
  return turn.count > 1 ? 'slow' : undefined;
}

/** Counts a wrong password. */
export async function noteWrongPassword(database: Database, tried: TriedPassword): Promise<void> {
  const { device, address, account } = keysOfPassword(tried);
  const isOwn = device !== undefined && (await isKnown(database, tried));
  const keys = isOwn ? [device, address.all] : [address.ofAccount, address.all, account];
  await countRequests(database, keys, tryWindowSeconds * 1000);
}

const isKnown = async (database: Database, { device, account }: TriedPassword): Promise<boolean> =>
  device !== undefined && (await isKnownDevice(database, device, account));

function keysOfPassword(tried: TriedPassword) {
  const { account, address } = keysOf(tried);
  return {
    account: `password of ${account}`,
    address: { all: address, ofAccount: `${account} from ${tried.address}` },
    device: tried.device && `${account} on ${tried.device}`,
  };
}

/** A name that was typed may be a password in the wrong place: it is not kept. */
function keysOf({ account, address }: Tried): { readonly account: string; readonly address: string } {
  const name = createHash('sha256').update(account.trim().toLowerCase()).digest('base64url');
  return { account: `sign-in account ${name}`, address: `sign-in address ${address}` };
}
