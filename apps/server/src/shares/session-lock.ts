import { createHash } from 'node:crypto';
import type { ShareSessionClaims } from '@tideform/contract';
import { Refused } from '../refused.ts';
import type { ShareRow } from './shares-store.ts';

/** Names the password of a link, without telling it. */
export const lockOf = ({ password_hash: hash }: Pick<ShareRow, 'password_hash'>): string | undefined =>
  hash === null ? undefined : createHash('sha256').update(hash).digest('base64url').slice(0, 22);

/** Whether a session was opened with the password that its link has now. A link without a password lets everybody in. */
export function isUnlocked(
  share: Pick<ShareRow, 'password_hash'>,
  { lock }: Pick<ShareSessionClaims, 'lock'>,
): boolean {
  const own = lockOf(share);
  return own === undefined || own === lock;
}

/** @throws `Refused` with 401 when a session was opened before its link got the password: its page opens it again, and asks for it */
export function requireUnlocked(share: ShareRow, caller: Pick<ShareSessionClaims, 'lock'>): void {
  if (!isUnlocked(share, caller)) throw new Refused('unauthorized', 401, 'The link has another password now');
}
