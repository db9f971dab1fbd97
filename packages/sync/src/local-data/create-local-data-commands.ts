import type { SyncContext } from '../context.ts';
import { requireIdentity } from '../database/own-rows.ts';
import { listUnsentWork } from './list-unsent-work.ts';
import type { LocalDataCommands } from './local-data-commands.ts';

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
