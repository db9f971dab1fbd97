import type { SyncContext } from '../context.ts';
import { signedIn } from '../database/own-rows.ts';
import type { LocalDataCommands } from './local-data-commands.ts';
import { unsentWork } from './unsent-work.ts';

export function createLocalDataCommands(context: SyncContext): LocalDataCommands {
  return {
    resyncTeam: async (teamId) => (await import('./resync-team.ts')).resyncTeam(context, teamId),
    // NOTE: Dexie's live queries lose sight of what is read after a wait for code.
    unsentWork: async () => unsentWork(context.database, signedIn(context.ports)),
    loseTeam: async (teamId) => (await import('./lose-team.ts')).loseTeam(context, teamId),
    deleteLocalData: async (givenUp) => (await import('./delete-local-data.ts')).deleteLocalData(context, givenUp),
  };
}
