import { createCipheriv, createDecipheriv, createHash, randomBytes } from 'node:crypto';

/** Encrypts (seals) texts for storage, so that access to the database alone doesn't reveal them. */
export interface Secrets {
  /** Encrypts a text. @param context identifies what the text belongs to; decrypting requires the same context */
  seal(text: string, context: string): string;
  /** Decrypts a text. @returns `undefined` if the key or context differs, or the ciphertext is damaged */
  open(sealed: string, context: string): string | undefined;
  /** Returns true if a text was encrypted with the current key. */
  isCurrent(sealed: string): boolean;
}

const NONCE_BYTES = 12;
const TAG_BYTES = 16;

/**
 * Creates the encryption service, which uses AES-256-GCM.
 *
 * @param key current key for encrypting: 32 random bytes, the same in every process of one installation
 * @param former former keys, which only decrypt
 */
export function createSecrets(key: Uint8Array, ...former: readonly Uint8Array[]): Secrets {
  const [now, ...before] = [key, ...former].map(createSealer);
  return {
    seal: now!.seal,
    open: (sealed, context) => [now!, ...before].find(({ isOwn }) => isOwn(sealed))?.open(sealed, context),
    isCurrent: now!.isOwn,
  };
}

function createSealer(key: Uint8Array) {
  if (key.length !== 32) throw new Error('A secrets key must have 32 bytes');
  const head = `v1.${createHash('sha256').update(key).digest('hex').slice(0, 8)}.`;
  return {
    isOwn: (sealed: string): boolean => sealed.startsWith(head),
    seal(text: string, context: string): string {
      const nonce = randomBytes(NONCE_BYTES);
      const cipher = createCipheriv('aes-256-gcm', key, nonce).setAAD(Buffer.from(context));
      const closed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
      return head + Buffer.concat([nonce, cipher.getAuthTag(), closed]).toString('base64url');
    },
    open(sealed: string, context: string): string | undefined {
      const bytes = Buffer.from(sealed.slice(head.length), 'base64url');
      if (bytes.length < NONCE_BYTES + TAG_BYTES) return undefined;
      const nonce = bytes.subarray(0, NONCE_BYTES);
      const tag = bytes.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES);
      const cipher = createDecipheriv('aes-256-gcm', key, nonce, { authTagLength: TAG_BYTES });
      cipher.setAAD(Buffer.from(context)).setAuthTag(tag);
      try {
        return cipher.update(bytes.subarray(NONCE_BYTES + TAG_BYTES), undefined, 'utf8') + cipher.final('utf8');
      } catch {
        return undefined;
      }
    },
  };
}
