import type { SyncContext } from '../context.ts';
import type { RightsService } from './rights-service.ts';

/** Creates the permissions service on the local database and Graph. Its code is loaded on first use. */
export function createRightsService(context: SyncContext): RightsService {
  return {
    read: async (formId) => (await loadCommands()).fetchRights(context, formId),
    change: async (formId, holder, wanted) => (await loadCommands()).changeRights(context, formId, holder, wanted),
    add: async (formId, table, who) => (await loadCommands()).addRights(context, formId, table, who),
    listSiteGroups: async (teamId) => (await loadCommands()).listSiteGroups(context, teamId),
    listBuilders: async (teamId) => (await loadCommands()).fetchBuilders(context, teamId),
    setBuilder: async (teamId, holder, mayBuild) =>
      (await loadCommands()).setBuilder(context, teamId, holder, mayBuild),
    mayEditSubmissions: async (formId) => (await loadCommands()).mayEditSubmissions(context, formId),
  };
}

const loadCommands = () => import('./rights-commands.ts');
