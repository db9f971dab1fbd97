import { createHash } from 'node:crypto';
import type { ShareSessionClaims } from '@tideform/contract';
import { Refused } from '../refused.ts';
import type { ShareRow } from './shares-store.ts';

/** Returns a fingerprint of a share link's password; `undefined` if the link has no password. */
export const getPasswordFingerprint = ({ password_hash: hash }: Pick<ShareRow, 'password_hash'>): string | undefined =>
  hash === null ? undefined : createHash('sha256').update(hash).digest('base64url').slice(0, 22);

/** Returns true if the share link has no password, or the session was opened with its current password. */
export function hasCurrentPassword(
  share: Pick<ShareRow, 'password_hash'>,
  { lock }: Pick<ShareSessionClaims, 'lock'>,
): boolean {
  const currentLock = getPasswordFingerprint(share);
  return currentLock === undefined || currentLock === lock;
}

/**
 * Refuses a session that was opened with a former password of the share link. The respondent's page then reopens the
 * session and requests the new password.
 * @throws `Refused` with status 401
 */
export function requireCurrentPassword(share: ShareRow, caller: Pick<ShareSessionClaims, 'lock'>): void {
  if (!hasCurrentPassword(share, caller)) throw new Refused('unauthorized', 401, 'The link’s password was changed');
}
