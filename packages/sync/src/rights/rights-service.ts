import type { SyncContext } from '../context.ts';
import type { FormRights, RightsRow } from './form-rights.ts';
import type { RequestedLevels } from './permission-cells.ts';
import type { Principal } from './principal.ts';

/**
 * Permissions of a form, as set on its two folders. Calls Graph directly, so it needs the network and a token. Only
 * team owners can change permissions.
 */
export interface RightsService {
  /**
   * Reads the current permissions. Callers who aren't owners only see their own.
   *
   * @throws 'Invalid form: {id}', 'Form ({id}) is missing …', GraphError, GraphOutage
   */
  read(formId: string): Promise<FormRights>;
  /**
   * Sets a principal's levels on both folders and reads them back. Creates the responses folder if it doesn't exist
   * yet. If the call is interrupted, calling it again completes it.
   *
   * @throws as `read`
   */
  change(formId: string, holder: Principal, wanted: RequestedLevels): Promise<FormRights>;
  /**
   * Adds a principal to one of the two tables. Returns `covered` if it already has these levels through a group.
   *
   * @throws as `read`; FailureError `permission-not-kept` when the service didn't store the permission
   */
  add(formId: string, table: 'form' | 'builder', who: Principal | 'everyone'): Promise<FormRights | 'covered'>;
  /**
   * Lists the visible groups of a team's site, up to 1,000.
   *
   * @throws 'User Information List not found'
   */
  listSiteGroups(teamId: string): Promise<readonly Principal[]>;
  /**
   * Lists the principals that may build forms in a team: the rows with write access on its folder of forms. Callers who
   * aren't owners only see their own.
   *
   * @throws FailureError `team-not-initialized`, `no-forms-folder`, GraphError, GraphOutage
   */
  listBuilders(teamId: string): Promise<readonly RightsRow[]>;
  /**
   * Grants or revokes the permission to build forms in a team, and reads the rows back.
   *
   * @throws as `builders`; FailureError `permission-not-kept` when the service didn't store the permission
   */
  setBuilder(teamId: string, holder: Principal, mayBuild: boolean): Promise<readonly RightsRow[]>;
  /**
   * Returns whether the signed-in user has the permission Edit Submissions: write access to the responses folder of a
   * confidential form. Returns `false` for other forms and if the user has no access to the folder.
   *
   * @throws 'Invalid form: {id}', GraphOutage
   */
  mayEditSubmissions(formId: string): Promise<boolean>;
}

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
