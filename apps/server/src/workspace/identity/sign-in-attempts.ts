import { createHash } from 'node:crypto';
import type { Database } from '../../database/connect.ts';
import { countRequest, countRequests, loadRequestCounts } from '../../database/rate-limits-store.ts';
import { isKnownDevice } from './known-devices.ts';

/** Length in seconds of the window in which wrong passwords count. It starts with the first one. */
export const attemptWindowSeconds = 300;

/**
 * Maximum wrong attempts in the window, per account and per IP address. An office shares one IP address, so its limit
 * is higher.
 */
const MAX_FAILED_ATTEMPTS = { account: 10, address: 100 };

/** A sign-in attempt: the named account and the client's IP address. */
export interface SignInAttempt {
  readonly account: string;
  readonly address: string;
}

/** Returns whether too many attempts were wrong. Correct attempts don't count. */
export async function isRateLimited(database: Database, attempt: SignInAttempt): Promise<boolean> {
  const keys = getAttemptKeys(attempt);
  const counts = await loadRequestCounts(database, Object.values(keys));
  const getCount = (key: string) => counts.find((one) => one.key === key)?.count ?? 0;
  return getCount(keys.account) >= MAX_FAILED_ATTEMPTS.account || getCount(keys.address) >= MAX_FAILED_ATTEMPTS.address;
}

export async function recordFailedAttempt(database: Database, attempt: SignInAttempt): Promise<void> {
  await countRequests(database, Object.values(getAttemptKeys(attempt)), attemptWindowSeconds * 1000);
}

/** Minimum seconds between two attempts for an account from all unknown devices together, after many wrong attempts. */
export const delaySeconds = 5;

/** An attempt to sign in with a password. */
export interface PasswordAttempt extends SignInAttempt {
  /** Device hash from `readDevice`. */
  readonly device: string | undefined;
}

/**
 * Returns why a password isn't verified now; `undefined` if it is. An attacker can't lock an account: ten wrong
 * attempts from one IP address block that address, ten from several addresses slow down unknown devices, and a device
 * on which the account has signed in is counted separately.
 */
export async function checkRateLimit(
  database: Database,
  attempt: PasswordAttempt,
): Promise<'too-often' | 'slow' | undefined> {
  const { device, address, account } = getPasswordKeys(attempt);
  const knownDevice = (await isKnownForAccount(database, attempt)) ? device : undefined;
  const counts = await loadRequestCounts(database, [knownDevice ?? address.ofAccount, address.all, account]);
  const countOf = (key: string) => counts.find((one) => one.key === key)?.count ?? 0;
  if (countOf(knownDevice ?? address.ofAccount) >= MAX_FAILED_ATTEMPTS.account) return 'too-often';
  if (knownDevice !== undefined) return undefined;
  if (countOf(address.all) >= MAX_FAILED_ATTEMPTS.address) return 'too-often';
  if (countOf(account) < MAX_FAILED_ATTEMPTS.account) return undefined;
  const slot = await countRequest(database, `${account} turn`, delaySeconds * 1000);
  return slot.count > 1 ? 'slow' : undefined;
}

/** Records a wrong password. */
export async function recordFailedPassword(database: Database, attempt: PasswordAttempt): Promise<void> {
  const { device, address, account } = getPasswordKeys(attempt);
  const isKnownOnDevice = device !== undefined && (await isKnownForAccount(database, attempt));
  const keys = isKnownOnDevice ? [device, address.all] : [address.ofAccount, address.all, account];
  await countRequests(database, keys, attemptWindowSeconds * 1000);
}

const isKnownForAccount = async (database: Database, { device, account }: PasswordAttempt): Promise<boolean> =>
  device !== undefined && (await isKnownDevice(database, device, account));

function getPasswordKeys(attempt: PasswordAttempt) {
  const { account, address } = getAttemptKeys(attempt);
  return {
    account: `password of ${account}`,
    address: { all: address, ofAccount: `${account} from ${attempt.address}` },
    device: attempt.device && `${account} on ${attempt.device}`,
  };
}

/**
 * Creates the rate limit keys. The account name is hashed, because people sometimes type their password in its place.
 */
function getAttemptKeys({ account, address }: SignInAttempt): { readonly account: string; readonly address: string } {
  const name = createHash('sha256').update(account.trim().toLowerCase()).digest('base64url');
  return { account: `sign-in account ${name}`, address: `sign-in address ${address}` };
}
