import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto';

/** OWASP's scrypt setting for 2^15 (32 MB a hash); stored with each hash, so that it can be raised later. */
const COST = { N: 2 ** 15, r: 8, p: 3 } as const;
/** For passwords that everybody knows, of demo people and of tests: time spent on each sign-in would guard nothing. */
export const KNOWN_TO_ALL = { N: 2 ** 10, r: 8, p: 1 } as const;
/** How hashes of such passwords begin. */
export const KNOWN_TO_ALL_PREFIX = `scrypt$${KNOWN_TO_ALL.N}$${KNOWN_TO_ALL.r}$${KNOWN_TO_ALL.p}$`;
const KEY_BYTES = 32;
const SALT_BYTES = 16;

/** Hashes a password for storage: `scrypt$N$r$p$salt$key`, the last two in base64url. */
export async function hashPassword(
  password: string,
  cost: { readonly N: number; readonly r: number; readonly p: number } = COST,
): Promise<string> {
  const salt = randomBytes(SALT_BYTES);
  const key = await derive(password, salt, cost);
  return ['scrypt', cost.N, cost.r, cost.p, salt.toString('base64url'), key.toString('base64url')].join('$');
}

/** Whether the password is the one that was hashed. An unreadable hash matches nothing. */
export async function verifyPassword(password: string, stored: string): Promise<boolean> {
  const [scheme, n, r, p, salt, key] = stored.split('$');
  if (scheme !== 'scrypt' || !n || !r || !p || !salt || !key) return false;
  const expected = Buffer.from(key, 'base64url');
  const actual = await derive(password, Buffer.from(salt, 'base64url'), { N: Number(n), r: Number(r), p: Number(p) });
  return expected.length === actual.length && timingSafeEqual(expected, actual);
}

/** Unicode forms of one password are one password (NIST SP 800-63B §3.1.1.2 asks for normalisation). */
function derive(password: string, salt: Buffer, cost: { N: number; r: number; p: number }): Promise<Buffer> {
  const options = { ...cost, maxmem: 256 * cost.N * cost.r };
  return new Promise((resolve, reject) => {
    scrypt(password.normalize('NFKC'), salt, KEY_BYTES, options, (error, key) =>
      error ? reject(error) : resolve(key),
    );
  });
}
