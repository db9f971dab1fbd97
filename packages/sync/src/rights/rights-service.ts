import type { FormRights, RightsRow } from './form-rights.ts';
import type { Holder } from './holder.ts';
import type { Wanted } from './right-cells.ts';

/**
 * Who may what with a form, as the permissions of its two folders say it. Goes through Graph at once: needs the network and a
 * token. Only team owners can change it.
 */
export interface RightsService {
  /**
   * As the folders say it now. Others than owners are told of what concerns them.
   *
   * @throws 'Invalid form: {id}', 'Form ({id}) is missing …', GraphError, GraphOutage
   */
  read(formId: string): Promise<FormRights>;
  /**
   * Gives somebody just these levels on the two folders, and reads them back. A folder that is to come is made. Cut anywhere,
   * calling it again finishes it.
   *
   * @throws as `read`
   */
  change(formId: string, holder: Holder, wanted: Wanted): Promise<FormRights>;
  /**
   * Adds somebody to one of the two tables. `covered`: they have as much already through one of the groups.
   *
   * @throws as `read`; Failed `permission-not-kept` when the service has not kept what it took
   */
  add(formId: string, table: 'form' | 'builder', who: Holder | 'everyone'): Promise<FormRights | 'covered'>;
  /** The groups of a team's site that are not hidden, 1000 at most. @throws 'User Information List not found' */
  siteGroups(teamId: string): Promise<readonly Holder[]>;
  /**
   * Who may build forms in a team: the rows of its folder of forms that let write. Others than owners are told of what concerns them.
   *
   * @throws Failed `team-not-initialized`, `no-forms-folder`, GraphError, GraphOutage
   */
  builders(teamId: string): Promise<readonly RightsRow[]>;
  /**
   * Gives or takes the permission to build forms in a team, and reads the rows back.
   *
   * @throws as `builders`; Failed `permission-not-kept` when the service has not kept what it took
   */
  setBuilder(teamId: string, holder: Holder, mayBuild: boolean): Promise<readonly RightsRow[]>;
  /**
   * Whether the signed-in person holds the permission Edit Submissions: they may write in the folder of a confidential form's
   * responses. Of other forms, and where the folder is closed to them, they do not.
   *
   * @throws 'Invalid form: {id}', GraphOutage
   */
  mayEditSubmissions(formId: string): Promise<boolean>;
}
