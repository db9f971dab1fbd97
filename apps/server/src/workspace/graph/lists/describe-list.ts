import type { Expand } from '@tideform/graph';
import { findPeople } from '../../directory/people-store.ts';
import { loadAccess } from '../../library/access/access-store.ts';
import type { List, Site } from '../../library/item.ts';
import { listColumns } from '../../library/lists/lists-store.ts';
import { listRows } from '../../library/rows/rows-store.ts';
import { describeIdentitySet, formatInstant, formatSiteId, getWebUrl } from '../answer/describe.ts';
import { selectProperties } from '../answer/select.ts';
import type { GraphCall, GraphContext } from '../call/graph-call.ts';
import { describeRowsWith } from '../describe-expanded.ts';
import { describeDrive } from '../drives/read-drives.ts';
import { describeColumn } from './list-columns.ts';

/** Maximum rows in `$expand=items`. */
const EXPANDED_ROWS = 200;

/** Describes a list as Graph's list resource. */
export async function describeList(context: GraphContext, site: Site, list: List): Promise<Record<string, unknown>> {
  const people = await findPeople(context.database, [list.createdBy, list.modifiedBy]);
  const eTag = `"${list.id},${list.version}"`;
  return {
    '@odata.etag': eTag,
    id: list.id,
    name: list.name,
    displayName: list.displayName,
    description: list.description,
    eTag,
    createdDateTime: formatInstant(list.createdAt),
    lastModifiedDateTime: formatInstant(list.modifiedAt),
    createdBy: describeIdentitySet(people, list.createdBy),
    lastModifiedBy: describeIdentitySet(people, list.modifiedBy),
    webUrl: getWebUrl(context, site, list, []),
    parentReference: { siteId: formatSiteId(context, site) },
    list: { contentTypesEnabled: false, hidden: list.isSystem, template: list.template },
    ...(list.isSystem ? { system: {} } : {}),
  };
}

/**
 * Describes a list with `$select` and `$expand`: `drive`, `columns`, `items`. With `$select`, the drive must also be
 * selected.
 */
export async function describeListWith(
  call: Pick<GraphCall, 'actor' | 'query'>,
  context: GraphContext,
  { site, list }: { readonly site: Site; readonly list: List },
  expand: readonly Expand[],
): Promise<Record<string, unknown>> {
  const resource = selectProperties(await describeList(context, site, list), call.query);
  const isDriveSelected = call.query.select?.some((name) => name.toLowerCase() === 'drive') ?? true;
  const parts = expand.map(async (expansion): Promise<Record<string, unknown>> => {
    const property = expansion.property.toLowerCase();
    if (property === 'drive' && isDriveSelected && list.driveId !== null && !context.lag?.isUnlisted(list.driveId)) {
      return { drive: selectProperties(await describeDrive(context, site, list), expansion) };
    }
    if (property === 'columns') return { columns: await describeColumns(context, list, expansion) };
    return property === 'items' ? describeFirstRows(call, context, { site, list }, expansion) : {};
  });
  return Object.assign({ ...resource }, ...(await Promise.all(parts)));
}

async function describeColumns(context: GraphContext, list: List, expand: Expand) {
  const columns = await listColumns(context.db, list.id);
  return columns.filter((column) => !column.isHidden).map((column) => selectProperties(describeColumn(column), expand));
}

async function describeFirstRows(
  call: Pick<GraphCall, 'actor'>,
  context: GraphContext,
  { site, list }: { readonly site: Site; readonly list: List },
  { select: names, expand = [] }: Expand,
): Promise<Record<string, unknown>> {
  const access = await loadAccess(context.db, list.id, call.actor);
  const query = { filter: undefined, orders: [] };
  const { items, next } = await listRows(context.db, { listId: list.id, access, query, limit: EXPANDED_ROWS });
  const rows = await describeRowsWith(call, context, expand, { list, items });
  const itemsUrl = `${context.publicUrl}/v1.0/sites/${formatSiteId(context, site)}/lists/${list.id}/items`;
  return {
    ...(next ? { 'items@odata.nextLink': itemsUrl } : {}),
    items: rows.map((row) => selectProperties(row, { select: names }, ['fields', 'driveItem'])),
  };
}
