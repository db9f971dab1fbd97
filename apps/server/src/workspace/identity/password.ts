import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto';
import type { Database } from '../../database/connect.ts';
import type { Person } from '../directory/directory.ts';
import { findSignInAccounts } from '../directory/people-store.ts';

/** OWASP's scrypt parameters for N = 2^15 (32 MB per hash). Stored with each hash, so that they can be raised later. */
const COST = { N: 2 ** 15, r: 8, p: 3 } as const;
/** Cheap parameters for public passwords of demo people and tests, where costly hashing protects nothing. */
export const PUBLIC_PASSWORD_COST = { N: 2 ** 10, r: 8, p: 1 } as const;
/** Prefix of hashes with these parameters. */
export const PUBLIC_PASSWORD_PREFIX = `scrypt$${PUBLIC_PASSWORD_COST.N}$${PUBLIC_PASSWORD_COST.r}$${PUBLIC_PASSWORD_COST.p}$`;
const KEY_BYTES = 32;
const SALT_BYTES = 16;

/** Hashes a password for storage: `scrypt$N$r$p$salt$key`, salt and key in base64url. */
export async function hashPassword(
  password: string,
  cost: { readonly N: number; readonly r: number; readonly p: number } = COST,
): Promise<string> {
  const salt = randomBytes(SALT_BYTES);
  const key = await deriveKey(password, salt, cost);
  return ['scrypt', cost.N, cost.r, cost.p, salt.toString('base64url'), key.toString('base64url')].join('$');
}

/** Returns whether the password matches the hash. A malformed hash matches nothing. */
export async function verifyPassword(password: string, stored: string): Promise<boolean> {
  const [scheme, n, r, p, salt, key] = stored.split('$');
  if (scheme !== 'scrypt' || !n || !r || !p || !salt || !key) return false;
  const expected = Buffer.from(key, 'base64url');
  const actual = await deriveKey(password, Buffer.from(salt, 'base64url'), {
    N: Number(n),
    r: Number(r),
    p: Number(p),
  });
  return expected.length === actual.length && timingSafeEqual(expected, actual);
}

/**
 * Derives the key. Passwords are normalized to NFKC, so that their Unicode forms are equal (NIST SP 800-63B §3.1.1.2).
 */
function deriveKey(password: string, salt: Buffer, cost: { N: number; r: number; p: number }): Promise<Buffer> {
  const options = { ...cost, maxmem: 256 * cost.N * cost.r };
  return new Promise((resolve, reject) => {
    scrypt(password.normalize('NFKC'), salt, KEY_BYTES, options, (error, key) =>
      error ? reject(error) : resolve(key),
    );
  });
}

/** Credentials that were entered on the sign-in page. */
export interface PasswordCredentials {
  /** User principal name or email address. */
  readonly account: string;
  readonly password: string;
  /** Tenant that the app signs in to; `undefined`: any. */
  readonly tenantId: string | undefined;
}

/**
 * Finds the person with this name and password. Checking an unknown name takes as long as a wrong password, so that
 * names can't be guessed by timing.
 */
export async function findPersonByPassword(
  database: Database,
  credentials: PasswordCredentials,
): Promise<Person | undefined> {
  const accounts = await findSignInAccounts(database, credentials.account);
  if (accounts.length === 0) await verifyPassword(credentials.password, UNKNOWN_PASSWORD_HASH);
  for (const { person, passwordHash } of accounts) {
    const isRight = await verifyPassword(credentials.password, passwordHash);
    if (isRight && (credentials.tenantId === undefined || credentials.tenantId === person.tenantId)) return person;
  }
  return undefined;
}

/** Hash that is verified for unknown account names, so that the response takes as long as for a wrong password. */
const UNKNOWN_PASSWORD_HASH = 'scrypt$32768$8$3$AAAAAAAAAAAAAAAAAAAAAA$AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA';
