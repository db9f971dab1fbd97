import type { SyncContext } from '../context.ts';
import { signedIn } from '../database/own-rows.ts';
import { deleteLocalData } from './delete-local-data.ts';
import type { LocalDataCommands } from './local-data-commands.ts';
import { loseTeam } from './lose-team.ts';
import { resyncTeam } from './resync-team.ts';
import { unsentWork } from './unsent-work.ts';

export function createLocalDataCommands(context: SyncContext): LocalDataCommands {
  return {
    resyncTeam: (teamId) => resyncTeam(context, teamId),
    unsentWork: async () => unsentWork(context.database, signedIn(context.ports)),
    loseTeam: (teamId) => loseTeam(context, teamId),
    deleteLocalData: (givenUp) => deleteLocalData(context, givenUp),
  };
}
