import type { TeamSyncRow } from '../database/rows.ts';

/** Was all that the account may see of a team brought to this device once, so that what is not here does not exist? */
export function isBrought({ token, userId, resync }: TeamSyncRow, accountId: string): boolean {
  return token !== undefined && userId === accountId && resync === undefined;
}
