import { operations } from '../operations.ts';
import type { NewColumn } from '../resources/column.ts';
import type { List } from '../resources/list.ts';
import type { FieldValues, ListItem } from '../resources/list-item.ts';
import { type ConformanceWorld, freshName } from './world.ts';

/** How a list of a site is addressed. */
export interface SiteList {
  readonly siteId: string;
  readonly listId: string;
}

export async function siteIdOf({ owner, groupId }: ConformanceWorld): Promise<string> {
  return (await owner.client.call(operations.getGroupRootSite, { groupId })).id;
}

/** A list of the case's own in the group's site; of rows, where no template says something else. */
export async function freshList(
  world: ConformanceWorld,
  columns: readonly NewColumn[] = [],
  template?: string,
): Promise<SiteList & { readonly list: List }> {
  const siteId = await siteIdOf(world);
  const body = {
    displayName: freshName(world, 'List '),
    columns: [...columns],
    ...(template && { list: { template } }),
  };
  const list = await world.owner.client.call(operations.createSiteList, { siteId }, { body });
  return { siteId, listId: list.id, list };
}

export async function addRow(world: ConformanceWorld, at: SiteList, fields: FieldValues): Promise<ListItem> {
  const { siteId, listId } = at;
  return world.owner.client.call(operations.createSiteListItem, { siteId, listId }, { body: { fields } });
}

export async function readRow(
  { owner }: ConformanceWorld,
  { siteId, listId }: SiteList,
  { id: listItemId }: Pick<ListItem, 'id'>,
  expand = 'fields',
): Promise<ListItem> {
  return owner.client.call(operations.getSiteListItem, { siteId, listId, listItemId }, { query: { expand } });
}

/** The header without which lists refuse what no index serves. */
export const unindexed = { Prefer: 'HonorNonIndexedQueriesWarningMayFailRandomly' };
