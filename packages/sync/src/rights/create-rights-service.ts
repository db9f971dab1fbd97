import type { SyncContext } from '../context.ts';
import type { RightsService } from './rights-service.ts';

/** What is asked about rights, on this database and Graph; loaded when it is asked. */
export function createRightsService(context: SyncContext): RightsService {
  return {
    read: async (formId) => (await import('./read-rights.ts')).readRights(context, formId),
    change: async (formId, holder, wanted) =>
      (await import('./change-rights.ts')).changeRights(context, formId, holder, wanted),
    add: async (formId, table, who) => (await import('./change-rights.ts')).addRights(context, formId, table, who),
    siteGroups: async (teamId) => (await import('./list-site-groups.ts')).listSiteGroups(context, teamId),
    mayEditSubmissions: async (formId) =>
      (await import('./may-edit-submissions.ts')).mayEditSubmissions(context, formId),
  };
}
