import { createHmac, timingSafeEqual } from 'node:crypto';

/** What a download address gives away, to whoever has it, until it expires. */
export interface Download {
  readonly sha256: string;
  readonly size: number;
  readonly name: string;
  readonly contentType: string;
}

/** Makes and reads pre-authenticated addresses. */
export interface UrlSigner {
  /** A token for the last segment of a download address. */
  sign(download: Download, expiresAt: Date): string;
  /** `undefined` for a token that is forged or expired. */
  read(token: string, now: Date): Download | undefined;
}

/** @param key 32 random bytes that every process of an installation has: addresses outlive a restart */
export function createUrlSigner(key: Buffer): UrlSigner {
  const seal = (text: string) => createHmac('sha256', key).update(text).digest();
  return {
    sign(download, expiresAt) {
      const text = Buffer.from(JSON.stringify({ ...download, expiresAt: expiresAt.getTime() })).toString('base64url');
      return `${text}.${seal(text).toString('base64url')}`;
    },
    read(token, now) {
      const [text = '', given = ''] = token.split('.');
      const seen = Buffer.from(given, 'base64url');
      const expected = seal(text);
      if (seen.length !== expected.length || !timingSafeEqual(seen, expected)) return undefined;
      const { expiresAt, ...download } = JSON.parse(Buffer.from(text, 'base64url').toString());
      return expiresAt > now.getTime() ? download : undefined;
    },
  };
}
