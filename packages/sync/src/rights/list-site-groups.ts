import { operations } from '@tideform/graph';
import type { SyncContext } from '../context.ts';
import { Failed } from '../failures/failed.ts';
import { hasContentType } from '../library/content-types.ts';
import { usersListOf } from '../library/find-library.ts';
import { usersListName } from '../library/layout.ts';
import { type Holder, siteGroupHolder } from './holder.ts';

const MOST = 1000;

/** Rows of one answer. */
const PAGE = 1000;

/** @see RightsService.siteGroups */
export async function listSiteGroups({ ports: { graph } }: SyncContext, teamId: string): Promise<readonly Holder[]> {
  const named = { select: ['id', 'name', 'system'], filter: `Name eq '${usersListName}'` };
  const lists = await graph.page(operations.listGroupLists, { groupId: teamId }, { query: named });
  const listId = usersListOf(lists.rows)?.id;
  if (listId === undefined) throw new Failed('users-list-not-found', {});
  const groups: Holder[] = [];
  // NOTE: names of content types are localized, and no column that says what a row is has an index.
  const query = { expand: 'fields($select=Title,Name,UserInfoHidden)', top: PAGE };
  for await (const row of graph.rows(operations.listGroupListItems, { groupId: teamId, listId }, { query })) {
    const { id, fields = {} } = row;
    if (!hasContentType(row, 'siteGroup') || isTrue(fields.UserInfoHidden)) continue;
    groups.push(siteGroupHolder({ id, displayName: text(fields.Title), loginName: text(fields.Name) }));
    if (groups.length === MOST) break;
  }
  return groups;
}

/** A column of true and false may come as a number or text. */
const isTrue = (value: unknown): boolean => value === true || value === 1 || value === '1' || value === 'True';

const text = (value: unknown): string => (typeof value === 'string' ? value : '');
