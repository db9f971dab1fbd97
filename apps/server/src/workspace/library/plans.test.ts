import { Kysely, PostgresDialect, sql } from 'kysely';
import pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openTestWorkspace, type TestWorkspace } from '../testing/open-workspace.ts';
import { type Access, loadAccess } from './access/access-store.ts';
import { type Actor, loadActor } from './actor.ts';
import { findFeedPosition, listChanges } from './changes-store.ts';
import type { Column, List } from './item.ts';
import * as items from './items/items-store.ts';
import { type LibraryDatabase, withLibraryTables } from './library-tables.ts';
import { ensureFieldIndex } from './lists/columns-store.ts';
import { findList, getUsedBytes } from './lists/lists-store.ts';
import type { RowFilter, RowOrder } from './rows/rows-query.ts';
import { countRows, listRows, requireWithinThreshold } from './rows/rows-store.ts';

const ITEMS = 20_000;
const [BIG_FOLDER, BOX, FILE] = [1, 2, 500].map(getId) as [string, string, string];
const now = new Date('2026-01-01T00:00:00Z');

let workspace: TestWorkspace;
let pool: pg.Pool;
let db: LibraryDatabase;
let actor: Actor;
let list: List;
let libraryAccess: Access;
let queries: { readonly sql: string; readonly parameters: readonly unknown[] }[] = [];

beforeAll(async () => {
  workspace = await openTestWorkspace();
  for (const name of ['tfPartition', 'tfItemType']) await ensureFieldIndex(withLibraryTables(workspace.database), name);
  await fillLibrary();
  pool = new pg.Pool({ connectionString: workspace.connectionString, max: 2, types: { getTypeParser } });
  // The database is dropped while connections are still closing.
  pool.on('error', () => {});
  pool.on('connect', (client) => client.on('error', () => {}));
  const dialect = new PostgresDialect({ pool });
  db = withLibraryTables(new Kysely<unknown>({ dialect, log: ({ query }) => void queries.push(query) }));
  actor = await loadActor(workspace.database, { personId: workspace.owner.id, tenantId: workspace.owner.tenantId });
  list = await findList(db, workspace.listId);
  libraryAccess = await loadAccess(db, list.id, actor);
});

afterAll(async () => {
  await pool.end();
  await workspace.close();
});

const INT8_OID = 20;

/** Parses 64-bit integers as numbers, like `openPool`. */
function getTypeParser(oid: number, format?: 'text' | 'binary'): (value: string) => unknown {
  return oid === INT8_OID ? Number : (pg.types.getTypeParser(oid, format as 'text') as (value: string) => unknown);
}

function getId(n: number): string {
  return `01${String(n).padStart(32, 'A')}`;
}

/**
 * Creates a folder with most of the files, a folder of folders with the others, and columns with a value for every
 * file.
 */
async function fillLibrary(): Promise<void> {
  const { database, listId } = workspace;
  await sql`
    insert into workspace.items (
      id, list_id, row, unique_id, parent_id, name, name_key, is_folder, size, sha256, fields,
      created_at, created_by, modified_at, modified_by, file_created_at, file_modified_at, scope_id, change
    )
    select '01' || lpad(n::text, 32, 'A'), ${listId}, n, gen_random_uuid(),
      case when n <= 2 then root.id when n < 100 then ${BOX}::text when n % 4 = 1 then '01' || lpad((3 + n % 97)::text, 32, 'A') else ${BIG_FOLDER}::text end,
      n || '.json', n || '.json', n < 100, n, md5(n::text),
      jsonb_build_object('tfPartition', n / 4000, 'tfItemType', case when n % 4 = 0 then 'submission' else 'pdf' end),
      ${now}::timestamptz + n * interval '1 minute', root.created_by, ${now}::timestamptz + n * interval '1 minute',
      root.created_by, now(), now(), root.id, n
    from generate_series(1, ${ITEMS}::int) as n,
      (select * from workspace.items where list_id = ${listId} and row = 0) as root
    order by n
  `.execute(database);
  await sql`update workspace.lists set last_row = ${ITEMS}, change = ${ITEMS} where id = ${listId}`.execute(database);
  await sql`vacuum analyze workspace.items`.execute(database);
}

interface Node {
  readonly 'Node Type': string;
  readonly 'Relation Name'?: string;
  readonly 'Index Name'?: string;
  readonly Plans?: readonly Node[];
}

const listNodes = (node: Node): Node[] => [node, ...(node.Plans ?? []).flatMap(listNodes)];

/** Runs `work` and returns how PostgreSQL reads items for its queries: scan types and indexes. */
async function explainQueries(
  work: () => Promise<unknown>,
): Promise<{ readonly scans: string[]; readonly indexes: string[] }> {
  queries = [];
  await work();
  const nodes: Node[] = [];
  for (const query of queries.filter((one) => /items/.test(one.sql))) {
    const { rows } = await pool.query(`explain (format json) ${query.sql}`, [...query.parameters]);
    nodes.push(...listNodes(rows[0]['QUERY PLAN'][0].Plan));
  }
  expect(nodes.length).toBeGreaterThan(0);
  return {
    scans: nodes.filter((node) => node['Relation Name'] === 'items').map((node) => node['Node Type']),
    indexes: nodes.flatMap((node) => node['Index Name'] ?? []),
  };
}

const column = (name: string, kind: string) => ({ name, kind, isIndexed: true }) as Column;
const partition = { kind: 'field', column: column('tfPartition', 'number') } as const;
const itemType = { kind: 'field', column: column('tfItemType', 'text') } as const;
const compare = (property: typeof partition | typeof itemType, value: number | string): RowFilter => ({
  kind: 'compare',
  property,
  is: 'eq',
  value,
  isIndexed: true,
});
const inPartition: RowFilter = {
  kind: 'and',
  left: compare(partition, 2),
  right: compare(itemType, 'submission'),
};
const newest: RowOrder = { property: itemType, isDescending: true, isIndexed: true };
const rowsPage = (filter: RowFilter | undefined, orders: readonly RowOrder[], after?: { row: number; key?: string }) =>
  listRows(db, { listId: list.id, access: libraryAccess, query: { filter, orders }, after, limit: 200 });
const children = (order: items.ChildOrder, isDescending = false) =>
  items.listChildren(db, BIG_FOLDER, { access: libraryAccess, order, isDescending, limit: 200 });
const feed = (change: number) => listChanges(db, list, { enumeratedFrom: ITEMS, change, id: '' }, libraryAccess, 200);
const write = () => ({ db, list, actor, access: libraryAccess, change: ITEMS + 1, now });
const threshold = { rows: 5000, isUnindexedHonored: false };

it.each<[string, string, () => Promise<unknown>]>([
  ['an item by id', 'items_pkey', () => items.findItem(db, list.id, FILE)],
  ['an item by its row', 'items_list_id_row_key', () => items.findRow(db, list.id, 500)],
  ['an item by name', 'items_name', () => items.findChild(db, BIG_FOLDER, '500.json')],
  ['names with a common prefix', 'items_name', () => items.listChildKeys(db, BIG_FOLDER, '50')],
  ['the ancestors of an item', 'items_pkey', () => items.loadLineage(db, [FILE, getId(900), getId(50)])],
  [
    'the ancestors of many items',
    'items_pkey',
    () =>
      items.loadLineage(
        db,
        Array.from({ length: 200 }, (_, n) => getId(n * 4)),
      ),
  ],
  ['children sorted by name', 'items_name', () => children('name')],
  ['children sorted by time, newest first', 'items_child_time', () => children('lastModifiedDateTime', true)],
  ['children sorted by size', 'items_child_size', () => children('size')],
  ['the beginning of the change feed', 'items_change', () => feed(-1)],
  ['a later page of the change feed', 'items_change', () => feed(1000)],
  ['new changes in the change feed', 'items_change', () => feed(ITEMS - 5)],
  ['changes after a given time', 'items_modified', () => findFeedPosition(db, list, new Date('2026-01-10'))],
  ['rows sorted by number', 'items_list_id_row_key', () => rowsPage(undefined, [], { row: ITEMS / 2 })],
  ['rows in a partition', 'items_value_tfPartition', () => rowsPage(compare(partition, 2), [])],
  ['rows of a kind in a partition', 'items_value_tfPartition', () => rowsPage(inPartition, [])],
  ['the newest rows in a partition', 'items_value_tfPartition', () => rowsPage(inPartition, [newest])],
  ['rows sorted by a column', 'items_value_tfItemType', () => rowsPage(undefined, [newest])],
  [
    'rows sorted by a column, on a later page',
    'items_value_tfItemType',
    () => rowsPage(undefined, [newest], { row: 600, key: '"submission"' }),
  ],
  [
    'the number of rows that a query scans',
    'items_value_tfPartition',
    () => requireWithinThreshold(db, list.id, { filter: inPartition, orders: [newest] }, threshold),
  ],
  [
    'checked-out files anywhere below a folder',
    'items_checked_out',
    () => items.hasLockedDescendant(db, BOX, list.createdBy),
  ],
  ['the descendants of a deleted folder', 'items_parent', () => items.deleteSubtree(write(), getId(50))],
  [
    'the descendants that inherit grants from a folder',
    'items_parent',
    () => items.moveScope(db, getId(51), { from: list.rootId, to: getId(51) }),
  ],
])('finds %s through the index %s without reading the table', async (_what, index, work) => {
  const { scans, indexes } = await explainQueries(work);
  expect(scans).not.toContain('Seq Scan');
  expect(indexes).toContain(index);
});

it('counts children, rows and bytes without reading items', async () => {
  queries = [];
  const counts = await items.countChildren(db, [BIG_FOLDER, BOX, getId(50), getId(60)]);
  const stored = { bytes: await getUsedBytes(db, list.id), rows: await countRows(db, list.id) };
  expect(queries.filter((query) => /"items"/.test(query.sql))).toEqual([]);
  const { rows } = await sql<{ id: string | null; n: number; bytes: string }>`
    select parent_id as id, count(*) as n, sum(size) as bytes from workspace.items
    where list_id = ${list.id} and deleted_at is null and row > 0 group by rollup (parent_id)
  `.execute(workspace.database);
  const counted = new Map(rows.map((row) => [row.id, row]));
  for (const [folder, children] of counts) expect(children).toBe(counted.get(folder)?.n ?? 0);
  expect(counts.size).toBe(4);
  expect(stored).toEqual({ bytes: Number(counted.get(null)?.bytes), rows: counted.get(null)?.n });
});

it('refuses to change the permissions of very many items at once', async () => {
  const move = { from: list.rootId, to: BIG_FOLDER };
  await expect(items.moveScope(db, BIG_FOLDER, move, 1000)).rejects.toMatchObject({ status: 429 });
  await items.moveScope(db, getId(60), { from: list.rootId, to: getId(60) }, 1000);
  expect(await items.findItem(db, list.id, getId(60))).toMatchObject({ scopeId: getId(60) });
});

it('advances the feed for a reader who may not see the changes', async () => {
  const outsider = await loadActor(workspace.database, {
    personId: workspace.outsider.id,
    tenantId: workspace.outsider.tenantId,
  });
  const nothing = await loadAccess(db, list.id, outsider);
  const start = { enumeratedFrom: ITEMS, change: -1, id: '' };
  const first = await listChanges(db, list, start, nothing, 200);
  expect(first).toMatchObject({ items: [], isLast: false });
  const second = await listChanges(db, list, first.cursor, nothing, 200);
  const last = second.isLast ? second : await listChanges(db, list, second.cursor, nothing, 200);
  expect(last).toMatchObject({ items: [], isLast: true, cursor: { change: ITEMS } });
});
