import { both, compare, formatFilter, operations } from '@tideform/graph';
import type { SyncContext } from '../context.ts';
import { Failed } from '../failures/failed.ts';
import { type Holder, siteGroupHolder } from './holder.ts';

/** As many as one page has. */
const MOST = 1000;

/** @see RightsService.siteGroups */
export async function listSiteGroups({ ports: { graph } }: SyncContext, teamId: string): Promise<readonly Holder[]> {
  const named = { select: ['id', 'name', 'system'], filter: "Name eq 'users'" };
  const lists = await graph.page(operations.listGroupLists, { groupId: teamId }, { query: named });
  const listId = lists.rows.find(({ name }) => name === 'users')?.id;
  if (listId === undefined) throw new Failed('users-list-not-found', {});
  const isSiteGroup = compare('fields/ContentType', 'eq', 'SharePointGroup');
  const filter = formatFilter(both(isSiteGroup, compare('fields/UserInfoHidden', 'eq', false)));
  const { rows } = await graph.page(
    operations.listGroupListItems,
    { groupId: teamId, listId },
    // NOTE: neither column has an index; the list holds a site's people and no more.
    { query: { expand: 'fields($select=Title,Name)', filter, top: MOST }, headers: unindexed },
  );
  return rows.map(({ id, fields }) =>
    siteGroupHolder({ id, displayName: text(fields?.Title), loginName: text(fields?.Name) }),
  );
}

const unindexed = { Prefer: 'HonorNonIndexedQueriesWarningMayFailRandomly' };

const text = (value: unknown): string => (typeof value === 'string' ? value : '');
