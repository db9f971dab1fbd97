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
  /** A token that says something of one kind; read as another kind it is forged. */
  seal(kind: string, claims: object, expiresAt: Date): string;
  /** `undefined` for a token that is forged, expired, or of another kind. */
  unseal<Claims extends object>(kind: string, token: string, now: Date): (Claims & Expiring) | undefined;
}

export interface Expiring {
  /** Milliseconds since 1970. */
  readonly expiresAt: number;
}

/**
 * @param key 32 random bytes that every process of an installation has: addresses outlive a restart
 * @param former keys that signed before: what they have signed is still read
 */
export function createUrlSigner(key: Buffer, ...former: readonly Buffer[]): UrlSigner {
  const macOf = (kind: string, text: string, by = key) =>
    createHmac('sha256', by)
      .update(kind === '' ? text : `${kind}:${text}`)
      .digest();

  function seal(kind: string, claims: object, expiresAt: Date): string {
    const text = Buffer.from(JSON.stringify({ ...claims, expiresAt: expiresAt.getTime() })).toString('base64url');
    return `${text}.${macOf(kind, text).toString('base64url')}`;
  }

  function unseal<Claims extends object>(kind: string, token: string, now: Date): (Claims & Expiring) | undefined {
    const [text = '', given = ''] = token.split('.');
    const seen = Buffer.from(given, 'base64url');
    const isOurs = [key, ...former].some((by) => isSame(seen, macOf(kind, text, by)));
    if (!isOurs) return undefined;
    const claims: Claims & Expiring = JSON.parse(Buffer.from(text, 'base64url').toString());
    return claims.expiresAt > now.getTime() ? claims : undefined;
  }

  return {
    seal,
    unseal,
    sign: (download, expiresAt) => seal('', download, expiresAt),
    read(token, now) {
      const { expiresAt: _, ...download } = unseal<Download>('', token, now) ?? {};
      return 'sha256' in download ? download : undefined;
    },
  };
}

const isSame = (seen: Buffer, expected: Buffer): boolean =>
  seen.length === expected.length && timingSafeEqual(seen, expected);
