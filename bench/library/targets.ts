import type { Database } from '@tideform/server/testing/worlds';
import { type RawBuilder, sql } from 'kysely';

/** Items of a loaded library that the measured requests use. */
export interface Targets {
  /** A response in the middle of the library. */
  readonly folderId: string;
  readonly fileId: string;
  readonly filePath: string;
  readonly row: number;
  readonly partition: number;
  readonly newestPartition: number;
  readonly formId: string;
  readonly responseId: string;
  /** The big folder: it contains half of all responses. */
  readonly bigFolderId: string;
  readonly bigFolderPath: string;
  readonly deepPath: string;
  /** Positions in the big folder: a hundred items before its end by name, and halfway through by time. */
  readonly lastChildren: ListingPosition;
  readonly middleChild: ListingPosition;
  readonly restrictedId: string;
}

interface ListingPosition {
  readonly key: string;
  readonly id: string;
}

const response = 'response.submitted.json';

export async function findTargets(database: Database): Promise<Targets> {
  const { rows } = await sql<{ row: number; id: string; parentId: string; fields: Record<string, never> }>`
    select row, id, parent_id as "parentId", fields from workspace.items, bench.place
    where items.list_id = place.list_id and name = ${response} and scope_id = place.root_id
      and parent_id in (select id from workspace.items where parent_id = bench.id('form', 1))
      and row >= place.first_row + (select last_row - place.first_row from workspace.lists where id = place.list_id) / 2
    order by row limit 1
  `.execute(database);
  const [file] = rows;
  const folder = await pathOf(database, file!.parentId);
  const last = await sql<{
    row: number;
  }>`select last_row as row from workspace.lists, bench.place where id = list_id`.execute(database);
  const deep = await sql<{ id: string }>`select bench.id('archived', 1) as id`.execute(database);
  return {
    folderId: file!.parentId,
    fileId: file!.id,
    filePath: `${folder}/${response}`,
    row: file!.row,
    partition: file!.fields.tfPartition!,
    newestPartition: Math.floor(last.rows[0]!.row / 4000),
    formId: file!.fields.tfFormId!,
    responseId: file!.fields.tfResponseId!,
    bigFolderId: await idOf(database, 'form', 1),
    bigFolderPath: folder.slice(0, folder.lastIndexOf('/')),
    deepPath: await pathOf(database, deep.rows[0]!.id),
    restrictedId: await idOf(database, 'response', 50),
    lastChildren: await findListingPosition(database, sql`name_key`, sql`greatest(0, count(*) - 100)`),
    middleChild: await findListingPosition(database, sql`modified_at`, sql`count(*) / 2`),
  };
}

async function findListingPosition(
  database: Database,
  key: RawBuilder<unknown>,
  at: RawBuilder<unknown>,
): Promise<ListingPosition> {
  const { rows } = await sql<ListingPosition>`
    select (${key})::text as key, id from workspace.items where parent_id = bench.id('form', 1) order by ${key}, id
    offset (select ${at} from workspace.items where parent_id = bench.id('form', 1)) limit 1
  `.execute(database);
  return rows[0]!;
}

async function idOf(database: Database, kind: string, number: number): Promise<string> {
  const { rows } = await sql<{ id: string }>`select bench.id(${kind}, ${number}) as id`.execute(database);
  return rows[0]!.id;
}

async function pathOf(database: Database, id: string): Promise<string> {
  const { rows } = await sql<{ path: string }>`
    with recursive way as (
      select parent_id, name, 0 as step from workspace.items where id = ${id}
      union all
      select item.parent_id, item.name, way.step + 1 from workspace.items item join way on item.id = way.parent_id
      where item.row > 0
    )
    select string_agg(name, '/' order by step desc) as path from way
  `.execute(database);
  return rows[0]!.path;
}
