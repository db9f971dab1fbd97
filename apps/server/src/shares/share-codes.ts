import { createHash, randomBytes, scrypt, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';

/** 144 bits of chance: nobody guesses one. */
export const newShareCode = (): string => randomBytes(18).toString('base64url');

/** A code is all chance, so that its hash needs no salt and finds it. */
export const hashOfCode = (code: string): Buffer => createHash('sha256').update(code).digest();

/** Where the sealed code of a link belongs. */
export const codePlace = (shareId: string): string => `share code ${shareId}`;

const derive = promisify<string, Buffer, number, { N: number; r: number; p: number; maxmem: number }, Buffer>(scrypt);

/** 32 MiB and a tenth of a second: a list of guesses takes long, a crowd of visitors does not stop the server. */
const cost = { N: 2 ** 15, r: 8, p: 1, maxmem: 64 * 1024 * 1024 };

/** Of a link's password, by scrypt: `salt.hash`. */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(16);
  const hash = await derive(password.normalize('NFC'), salt, 32, cost);
  return `${salt.toString('base64url')}.${hash.toString('base64url')}`;
}

export async function isPassword(password: string, kept: string): Promise<boolean> {
  const [salt = '', hash = ''] = kept.split('.').map((part) => Buffer.from(part, 'base64url'));
  return timingSafeEqual(await derive(password.normalize('NFC'), Buffer.from(salt), 32, cost), Buffer.from(hash));
}
