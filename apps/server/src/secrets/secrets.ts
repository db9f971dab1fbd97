import { createCipheriv, createDecipheriv, createHash, randomBytes } from 'node:crypto';

/** Closes texts that others gave us to keep, so that the database alone does not tell them. */
export interface Secrets {
  /** @param place what the text is and whose; it opens at no other */
  seal(text: string, place: string): string;
  /** `undefined`: it was sealed with another key, at another place, or is damaged. */
  open(sealed: string, place: string): string | undefined;
  /** Whether it was sealed with the key that seals now. */
  isOfNow(sealed: string): boolean;
}

const NONCE_BYTES = 12;
const TAG_BYTES = 16;

/**
 * AES-256-GCM.
 *
 * @param key 32 random bytes, the same in every process of one installation; it seals
 * @param former keys that sealed before: they open
 */
export function createSecrets(key: Uint8Array, ...former: readonly Uint8Array[]): Secrets {
  const [now, ...before] = [key, ...former].map(createSeal);
  return {
    seal: now!.seal,
    open: (sealed, place) => [now!, ...before].find(({ isOwn }) => isOwn(sealed))?.open(sealed, place),
    isOfNow: now!.isOwn,
  };
}

function createSeal(key: Uint8Array) {
  if (key.length !== 32) throw new Error('A key of secrets has 32 bytes');
  const head = `v1.${createHash('sha256').update(key).digest('hex').slice(0, 8)}.`;
  return {
    isOwn: (sealed: string): boolean => sealed.startsWith(head),
    seal(text: string, place: string): string {
      const nonce = randomBytes(NONCE_BYTES);
      const cipher = createCipheriv('aes-256-gcm', key, nonce).setAAD(Buffer.from(place));
      const closed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
      return head + Buffer.concat([nonce, cipher.getAuthTag(), closed]).toString('base64url');
    },
    open(sealed: string, place: string): string | undefined {
      const bytes = Buffer.from(sealed.slice(head.length), 'base64url');
      if (bytes.length < NONCE_BYTES + TAG_BYTES) return undefined;
      const nonce = bytes.subarray(0, NONCE_BYTES);
      const tag = bytes.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES);
      const cipher = createDecipheriv('aes-256-gcm', key, nonce, { authTagLength: TAG_BYTES });
      cipher.setAAD(Buffer.from(place)).setAuthTag(tag);
      try {
        return cipher.update(bytes.subarray(NONCE_BYTES + TAG_BYTES), undefined, 'utf8') + cipher.final('utf8');
      } catch {
        return undefined;
      }
    },
  };
}
