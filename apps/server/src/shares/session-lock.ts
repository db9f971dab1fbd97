import { createHash } from 'node:crypto';
import type { ShareSessionClaims } from '@tideform/contract';
import { Refused } from '../refused.ts';
import type { ShareRow } from './shares-store.ts';

/** Returns a fingerprint of a share link's password; `undefined` without one. */
export const getLock = ({ password_hash: hash }: Pick<ShareRow, 'password_hash'>): string | undefined =>
  hash === null ? undefined : createHash('sha256').update(hash).digest('base64url').slice(0, 22);

/** Returns true if a session was opened with the current password of its share link, or the link has none. */
export function isUnlocked(
  share: Pick<ShareRow, 'password_hash'>,
  { lock }: Pick<ShareSessionClaims, 'lock'>,
): boolean {
  const currentLock = getLock(share);
  return currentLock === undefined || currentLock === lock;
}

/**
 * @throws `Refused` with 401 if a session was opened with a former password: its page reopens the session and asks for
 * the new one
 */
export function requireUnlocked(share: ShareRow, caller: Pick<ShareSessionClaims, 'lock'>): void {
  if (!isUnlocked(share, caller)) throw new Refused('unauthorized', 401, 'The link has another password now');
}
