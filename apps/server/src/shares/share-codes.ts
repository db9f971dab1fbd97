import { createHash, randomBytes, scrypt, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';

/** Creates a share code with 144 random bits. */
export const createShareCode = (): string => randomBytes(18).toString('base64url');

/** Hashes a share code for lookups. Share codes are random, so the hash needs no salt. */
export const hashShareCode = (code: string): Buffer => createHash('sha256').update(code).digest();

/** Returns the context under which the code of a share link is sealed. */
export const getCodeSealContext = (shareId: string): string => `share code ${shareId}`;

const deriveKey = promisify<string, Buffer, number, { N: number; r: number; p: number; maxmem: number }, Buffer>(
  scrypt,
);

/**
 * Cost of the scrypt hash: 32 MiB and 0.1 s per password. Guessing is slow, but many simultaneous respondents don't
 * overload the server.
 */
const SCRYPT_COST = { N: 2 ** 15, r: 8, p: 1, maxmem: 64 * 1024 * 1024 };

/** Hashes the password of a share link with scrypt. @returns `salt.hash` */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(16);
  const hash = await deriveKey(password.normalize('NFC'), salt, 32, SCRYPT_COST);
  return `${salt.toString('base64url')}.${hash.toString('base64url')}`;
}

export async function isPasswordCorrect(password: string, storedHash: string): Promise<boolean> {
  const [salt = '', hash = ''] = storedHash.split('.').map((part) => Buffer.from(part, 'base64url'));
  return timingSafeEqual(
    await deriveKey(password.normalize('NFC'), Buffer.from(salt), 32, SCRYPT_COST),
    Buffer.from(hash),
  );
}
