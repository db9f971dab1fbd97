import type { TeamSyncRow } from '../database/rows.ts';

/**
 * Returns whether everything of a team that the account can access was pulled to this device at least once, so that an
 * item that isn't here doesn't exist.
 */
export function isFullyPulled({ token, userId, resync }: TeamSyncRow, accountId: string): boolean {
  return token !== undefined && userId === accountId && resync === undefined;
}
