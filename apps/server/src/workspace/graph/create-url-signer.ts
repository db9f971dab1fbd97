import { createHmac, timingSafeEqual } from 'node:crypto';

/** Content that a download URL gives access to, until it expires. */
export interface DownloadInfo {
  readonly sha256: string;
  readonly size: number;
  readonly name: string;
  readonly contentType: string;
}

/** Signs and verifies pre-authenticated URLs. */
export interface UrlSigner {
  /** Creates the token of a download URL. */
  sign(download: DownloadInfo, expiresAt: Date): string;
  /** Verifies the token of a download URL; `undefined` if it is forged or expired. */
  read(token: string, now: Date): DownloadInfo | undefined;
  /** Creates a signed token of one kind. It isn't valid as another kind. */
  seal(kind: string, claims: object, expiresAt: Date): string;
  /** Verifies a token; `undefined` if it is forged, expired or of another kind. */
  unseal<Claims extends object>(kind: string, token: string, now: Date): (Claims & Expiring) | undefined;
}

export interface Expiring {
  /** Milliseconds since 1970. */
  readonly expiresAt: number;
}

/**
 * Creates a signer.
 * @param key 32 random bytes, shared by all processes of an installation, so that URLs survive restarts
 * @param former previous keys, whose signatures are still accepted
 */
export function createUrlSigner(key: Buffer, ...former: readonly Buffer[]): UrlSigner {
  const computeMac = (kind: string, text: string, by = key) =>
    createHmac('sha256', by)
      .update(kind === '' ? text : `${kind}:${text}`)
      .digest();

  function seal(kind: string, claims: object, expiresAt: Date): string {
    const text = Buffer.from(JSON.stringify({ ...claims, expiresAt: expiresAt.getTime() })).toString('base64url');
    return `${text}.${computeMac(kind, text).toString('base64url')}`;
  }

  function unseal<Claims extends object>(kind: string, token: string, now: Date): (Claims & Expiring) | undefined {
    const [text = '', signature = ''] = token.split('.');
    const signatureBytes = Buffer.from(signature, 'base64url');
    const isValid = [key, ...former].some((by) => isEqual(signatureBytes, computeMac(kind, text, by)));
    if (!isValid) return undefined;
    const claims: Claims & Expiring = JSON.parse(Buffer.from(text, 'base64url').toString());
    return claims.expiresAt > now.getTime() ? claims : undefined;
  }

  return {
    seal,
    unseal,
    sign: (download, expiresAt) => seal('', download, expiresAt),
    read(token, now) {
      const { expiresAt: _, ...download } = unseal<DownloadInfo>('', token, now) ?? {};
      return 'sha256' in download ? download : undefined;
    },
  };
}

const isEqual = (seen: Buffer, expected: Buffer): boolean =>
  seen.length === expected.length && timingSafeEqual(seen, expected);
