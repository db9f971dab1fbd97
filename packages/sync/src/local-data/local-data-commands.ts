import type { SyncContext } from '../context.ts';
import { requireIdentity } from '../database/own-rows.ts';
import { listUnsentWork, type UnsentItem } from './list-unsent-work.ts';

/** Commands that delete this device's copies of library data. */
export interface LocalDataCommands {
  /** 'Resync Team Data': deletes the team's data except unsent work, and loads it again. */
  resyncTeam(teamId: string): Promise<void>;
  /**
   * Removes a team that the account is no longer a member of, according to the server. A team with unsent work is kept.
   */
  removeLostTeam(teamId: string): Promise<void>;
  /** Returns the signed-in account's work that isn't in the library. */
  getUnsentWork(): Promise<readonly UnsentItem[]>;
  /**
   * 'Delete Local Data': deletes all data of the signed-in account. Rejects with `UnsentWorkRemainingError`, without
   * deleting anything, if there is unsent work whose ID isn't in `confirmedIds`.
   */
  deleteLocalData(confirmedIds: ReadonlySet<string>): Promise<void>;
}

export function createLocalDataCommands(context: SyncContext): LocalDataCommands {
  return {
    resyncTeam: async (teamId) => (await import('./resync-team.ts')).resyncTeam(context, teamId),
    // NOTE: Dexie's live queries don't observe reads that happen after a dynamic import.
    getUnsentWork: async () => listUnsentWork(context.database, requireIdentity(context.ports)),
    removeLostTeam: async (teamId) => (await import('./remove-lost-team.ts')).removeLostTeam(context, teamId),
    deleteLocalData: async (confirmedIds) =>
      (await import('./delete-local-data.ts')).deleteLocalData(context, confirmedIds),
  };
}
