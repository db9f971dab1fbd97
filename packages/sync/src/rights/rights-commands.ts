import { GraphError, operations } from '@tideform/graph';
import type { SyncContext } from '../context.ts';
import { requireIdentity } from '../database/own-rows.ts';
import { FailureError } from '../failures/failure-error.ts';
import { requireForm } from '../forms/require-form.ts';
import { findUsersList } from '../library/find-library.ts';
import { usersListName } from '../library/layout.ts';
import { hasContentType } from '../library/list-rows.ts';
import { appliesTo, fetchCaller, grantsWrite } from '../teams/can-build-forms.ts';
import { createSiteGroupPrincipal, type Principal } from './principal.ts';

/** Functions of the permissions service, bundled for one dynamic import. */
export { addRights, changeRights } from './change-rights.ts';
export { fetchRights } from './open-form-folders.ts';
export { fetchBuilders, setBuilder } from './team-builders.ts';

/**
 * Returns whether the signed-in user may edit submissions of a form.
 *
 * @see RightsService.mayEditSubmissions
 */
export async function mayEditSubmissions(context: SyncContext, formId: string): Promise<boolean> {
  const { form, driveId } = await requireForm(context, formId);
  if (!form.confidentialResponses || !form.responsesDriveItemId) return false;
  const { graph } = context.ports;
  try {
    const rows = graph.rows(operations.listPermissions, { driveId, itemId: form.responsesDriveItemId });
    const writing = (await Array.fromAsync(rows)).filter(grantsWrite);
    if (writing.length === 0) return false;
    const caller = await fetchCaller(graph, requireIdentity(context.ports).userId);
    return writing.some((row) => appliesTo(row, caller));
  } catch (error) {
    if (error instanceof GraphError && (error.status === 403 || error.status === 404)) return false;
    throw error;
  }
}

const maxGroups = 1000;

/** Number of rows to request per page. */
const pageSize = 1000;

/**
 * Lists the groups of a team's site.
 *
 * @see RightsService.siteGroups
 */
export async function listSiteGroups({ ports: { graph } }: SyncContext, teamId: string): Promise<readonly Principal[]> {
  const named = { select: ['id', 'name', 'system'], filter: `Name eq '${usersListName}'` };
  const lists = await graph.page(operations.listGroupLists, { groupId: teamId }, { query: named });
  const listId = findUsersList(lists.rows)?.id;
  if (listId === undefined) throw new FailureError('users-list-not-found', {});
  const groups: Principal[] = [];
  // NOTE: names of content types are localized, and no column that identifies groups is indexed.
  const query = { expand: 'fields($select=Title,Name,UserInfoHidden)', top: pageSize };
  for await (const row of graph.rows(operations.listGroupListItems, { groupId: teamId, listId }, { query })) {
    const { id, fields = {} } = row;
    if (!hasContentType(row, 'siteGroup') || isTrue(fields.UserInfoHidden)) continue;
    groups.push(createSiteGroupPrincipal({ id, displayName: toText(fields.Title), loginName: toText(fields.Name) }));
    if (groups.length === maxGroups) break;
  }
  return groups;
}

/** Parses a yes/no column, which may be returned as a boolean, a number or a string. */
const isTrue = (value: unknown): boolean => value === true || value === 1 || value === '1' || value === 'True';

const toText = (value: unknown): string => (typeof value === 'string' ? value : '');
