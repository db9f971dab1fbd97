import { operations } from '@tideform/graph';
import type { SyncContext } from '../context.ts';
import { FailureError } from '../failures/failure-error.ts';
import { hasContentType } from '../library/content-types.ts';
import { findUsersList } from '../library/find-library.ts';
import { usersListName } from '../library/layout.ts';
import { createSiteGroupPrincipal, type Principal } from './principal.ts';

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
