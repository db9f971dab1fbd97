import { type GraphClient, operations } from '@tideform/graph';
import type { Database } from '@tideform/server/testing/worlds';
import { sql } from 'kysely';
import type { BenchLibrary } from './create-library.ts';
import type { Targets } from './targets.ts';

/**
 * Checks that the loaded rows are equivalent to data created through the API: that the tables are consistent, and that
 * a loaded response has the same shape as one created through the API.
 *
 * @throws with the first inconsistency
 */
export async function checkLibrary(database: Database, library: BenchLibrary, targets: Targets): Promise<void> {
  for (const [what, rows] of Object.entries(broken)) {
    const { rows: found } = await rows.execute(database);
    if (found.length > 0) throw new Error(`${what}: ${JSON.stringify(found[0])}`);
  }
  const made = await describeRepresentations(library.graph, library.driveId, library.templates.json.id);
  const loaded = await describeRepresentations(library.graph, library.driveId, targets.fileId);
  if (made !== loaded)
    throw new Error(`A loaded file differs from a file created through the API:\n${loaded}\n${made}`);
}

/** Maps the description of an inconsistency to a query that finds such a row. */
const broken = {
  'An item outside an existing folder': sql`
    select item.id from workspace.items item left join workspace.items parent on parent.id = item.parent_id
    where item.row > 0 and item.deleted_at is null
      and (parent.id is null or not parent.is_folder or parent.deleted_at is not null or parent.list_id <> item.list_id)
    limit 1`,
  'An item that inherits grants from an item other than its folder': sql`
    select item.id from workspace.items item join workspace.items parent on parent.id = item.parent_id
    where item.scope_id not in (item.id, parent.scope_id) limit 1`,
  'An item with its own permissions but without grants': sql`
    select id from workspace.items where scope_id = id and not exists (select from workspace.grants where scope_id = id)
    limit 1`,
  'A change number or row number ahead of its list': sql`
    select item.id from workspace.items item join workspace.lists list on list.id = item.list_id
    where item.change > list.change or item.row > list.last_row limit 1`,
  'A missing version': sql`
    select item.id from workspace.items item left join workspace.versions on item_id = item.id
    where item.row > 0 and item.list_id = (select list_id from bench.place) group by item.id having count(number) <> item.version or max(number) <> item.version limit 1`,
  'A wrong count of rows or bytes': sql`
    select list.id from workspace.lists list left join workspace.items item on list_id = list.id and deleted_at is null
    group by list.id having living_rows <> count(*) filter (where row > 0) or used_bytes <> coalesce(sum(size), 0) limit 1`,
  'A wrong count of children': sql`
    select parent.id from workspace.items parent left join workspace.folder_children on folder_id = parent.id
      left join workspace.items child on child.parent_id = parent.id and child.deleted_at is null
    where parent.is_folder group by parent.id, children having coalesce(children, 0) <> count(child.id) limit 1`,
};

/** Returns the shape of a file's representations in Graph, without the values, as JSON. */
async function describeRepresentations(graph: GraphClient, driveId: string, itemId: string): Promise<string> {
  const query = { expand: 'listItem($expand=fields)' };
  const item = await graph.call(operations.getItem, { driveId, itemId }, { query });
  const parentId = item.parentReference?.id ?? '';
  const children = await graph.page(operations.listChildren, { driveId, itemId: parentId }, { query });
  const versions = await graph.page(operations.listItemVersions, { driveId, itemId });
  const permissions = await graph.page(operations.listPermissions, { driveId, itemId });
  const rows = [item, children.rows.find((child) => child.id === itemId), versions.rows, permissions.rows];
  return JSON.stringify(rows.map(getShape));
}

function getShape(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(getShape);
  if (typeof value !== 'object' || value === null) return typeof value;
  const entries = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1));
  return Object.fromEntries(entries.map(([key, one]) => [key, getShape(one)]));
}
