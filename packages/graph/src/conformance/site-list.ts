import { operations } from '../operations.ts';
import type { NewColumn } from '../resources/column.ts';
import type { FieldValues, ListItem } from '../resources/list-item.ts';
import type { List } from '../resources/site-list.ts';
import { createFreshName, type ServiceUnderTest } from './service-under-test.ts';

/** Address of a list in a site. */
export interface SiteList {
  readonly siteId: string;
  readonly listId: string;
}

export async function getSiteId({ owner, groupId }: ServiceUnderTest): Promise<string> {
  return (await owner.client.call(operations.getGroupRootSite, { groupId })).id;
}

/** Creates a list in the group's site for one case; a generic list by default. */
export async function createFreshList(
  service: ServiceUnderTest,
  columns: readonly NewColumn[] = [],
  template?: string,
): Promise<SiteList & { readonly list: List }> {
  const siteId = await getSiteId(service);
  const body = {
    displayName: createFreshName(service, 'List '),
    columns: [...columns],
    ...(template && { list: { template } }),
  };
  const list = await service.owner.client.call(operations.createSiteList, { siteId }, { body });
  return { siteId, listId: list.id, list };
}

export async function addRow(service: ServiceUnderTest, at: SiteList, fields: FieldValues): Promise<ListItem> {
  const { siteId, listId } = at;
  return service.owner.client.call(operations.createSiteListItem, { siteId, listId }, { body: { fields } });
}

export async function fetchRow(
  { owner }: ServiceUnderTest,
  { siteId, listId }: SiteList,
  { id: listItemId }: Pick<ListItem, 'id'>,
  expand = 'fields',
): Promise<ListItem> {
  return owner.client.call(operations.getSiteListItem, { siteId, listId, listItemId }, { query: { expand } });
}

/** Request header that allows filters and sorting by columns without an index. */
export const allowUnindexedHeader = { Prefer: 'HonorNonIndexedQueriesWarningMayFailRandomly' };
