import type { Database } from '@tideform/server/testing/worlds';
import { sql } from 'kysely';
import type { BenchLibrary } from './create-library.ts';

/** Library rows per response: its folder and three files. */
const ROWS_OF_RESPONSE = 4;
const PARTITION_ROWS = 4000;
const RESPONSES_AT_ONCE = 25_000;
/** One in this many responses is not readable for team members. */
const RESTRICTED_EACH = 50;
/** Share of all rows that are in the archive, which is five folders deep. */
const ARCHIVE_SHARE = 0.02;

/** Number of loaded items, and the seconds it took. */
export interface LoadedItems {
  readonly items: number;
  readonly seconds: number;
}

/**
 * Fills a library with the given number of items, written directly to the tables, as many years of use would: responses
 * of several forms (one has half of all), each a folder with three files whose columns are set in a second version;
 * some of them restricted to one user; and an archive five folders deep. Every row has its own change number, in the
 * order of the rows.
 */
export async function insertLibraryItems(
  database: Database,
  library: BenchLibrary,
  items: number,
): Promise<LoadedItems> {
  const begin = performance.now();
  await database.connection().execute((connection) => fill(connection, library, items));
  return { items: await count(database), seconds: Math.round((performance.now() - begin) / 1000) };
}

async function fill(database: Database, library: BenchLibrary, items: number): Promise<void> {
  await prepare(database, library);
  const archived = Math.floor((items * ARCHIVE_SHARE) / 2);
  const responses = Math.floor((items - archived * 2) / ROWS_OF_RESPONSE) - 20;
  await loadForms(database);
  for (let from = 1; from <= responses; from += RESPONSES_AT_ONCE) {
    await loadResponses(database, from, Math.min(responses, from + RESPONSES_AT_ONCE - 1));
  }
  await loadArchive(database, archived);
  await loadVersions(database);
  await sql`vacuum analyze workspace.items`.execute(database);
  await sql`vacuum analyze workspace.versions`.execute(database);
  await sql`analyze workspace.grants`.execute(database);
  await sql`analyze workspace.folder_children`.execute(database);
}

/** Creates a schema with the IDs and numbers that the following statements need. */
async function prepare(database: Database, { driveId, templates, responses, archive }: BenchLibrary): Promise<void> {
  await sql`create schema bench`.execute(database);
  await sql`
    create function bench.id(kind text, n bigint) returns text immutable language sql as
    $$ select '01' || translate(upper(md5(kind || n)), '0189', 'WXYZ') $$
  `.execute(database);
  await sql`
    create table bench.place as
    select list.id as list_id, list.root_id, list.last_row as first_row, list.change as first_change, list.created_by as person,
      ${responses.id}::text as responses_id, ${archive.id}::text as archive_id, site.group_id,
      (select array_agg(id order by user_principal_name) from workspace.people where tenant_id = site.tenant_id) as people
    from workspace.lists list join workspace.sites site on site.id = list.site_id
    where list.drive_id = ${driveId}
  `.execute(database);
  await sql`
    create table bench.template as
    select case id when ${templates.json.id} then 1 when ${templates.pdf.id} then 2 when ${templates.photo.id} then 3 else 0 end as part,
      name, size, sha256, quick_xor_hash, fields
    from workspace.items
    where id in (${templates.json.id}, ${templates.pdf.id}, ${templates.photo.id})
      or id = (select parent_id from workspace.items where id = ${templates.json.id})
  `.execute(database);
}

const FORMS = 20;

/** Creates a folder of responses for each form. */
async function loadForms(database: Database): Promise<void> {
  await insertItems(
    database,
    sql`
      select bench.id('form', n) as id, n as at, place.responses_id as parent_id, 'Form ' || n as name, true as is_folder,
        place.root_id as scope_id, 0 as size, null as sha256, null as quick_xor_hash, '{}'::jsonb as fields
      from generate_series(1, ${FORMS}::int) as n, bench.place
    `,
  );
}

async function loadResponses(database: Database, from: number, to: number): Promise<void> {
  await insertItems(
    database,
    sql`
      select case part when 0 then bench.id('response', n) else bench.id('part' || part, n) end as id,
        (n - ${from}) * ${ROWS_OF_RESPONSE} + part + 1 as at,
        case part when 0 then bench.id('form', case when n % 2 = 0 then 1 else 2 + n / 2 % ${FORMS - 1} end)
          else bench.id('response', n) end as parent_id,
        case part when 0 then n || ' Weekly site inspection' else template.name end as name,
        part = 0 as is_folder,
        case when n % ${RESTRICTED_EACH} = 0 then bench.id('response', n) else place.root_id end as scope_id,
        template.size, template.sha256, template.quick_xor_hash,
        template.fields || jsonb_build_object(
          'tfFormId', 'form-' || case when n % 2 = 0 then 1 else 2 + n / 2 % ${FORMS - 1} end,
          'tfResponseId', 'response-' || n,
          'tfPartition', (list.last_row + (n - ${from}) * ${ROWS_OF_RESPONSE} + part + 1) / ${PARTITION_ROWS}
        ) || case when part = 1 then jsonb_build_object(
          'tfSubmissionNumber', n,
          'tfSubmissionTimestamp', to_char(timestamp '2024-01-01' + n * interval '4 minutes', 'YYYY-MM-DD"T"HH24:MI:SS"Z"')
        ) else '{}' end as fields
      from generate_series(${from}::int, ${to}::int) as n, bench.template,
        bench.place join workspace.lists list on list.id = place.list_id
    `,
  );
  await sql`
    insert into workspace.grants (scope_id, principal, role)
    select bench.id('response', n), grants.principal, grants.role
    from generate_series(${from}::int, ${to}::int) as n, bench.place, lateral (values
      ('owners:' || group_id, 'owner'), ('user:' || people[1 + n / ${RESTRICTED_EACH} % array_length(people, 1)], 'write')
    ) as grants (principal, role)
    where n % ${RESTRICTED_EACH} = 0
  `.execute(database);
}

/** Creates files in separate folders, four levels below the archive. */
async function loadArchive(database: Database, count: number): Promise<void> {
  const folders = (depth: number, each: number) => sql`
    select bench.id(${`archive${depth}`}, n) as id, n as at,
      ${depth === 1 ? sql`place.archive_id` : sql`bench.id(${`archive${depth - 1}`}, 1 + (n - 1) / 10)`} as parent_id,
      'Box ' || n as name, true as is_folder, place.root_id as scope_id,
      0 as size, null as sha256, null as quick_xor_hash, '{}'::jsonb as fields
    from generate_series(1, ${each}::int) as n, bench.place
  `;
  for (let depth = 1; depth <= 4; depth++) {
    await insertItems(database, folders(depth, Math.max(1, Math.ceil(count / 10 ** (4 - depth)))));
  }
  await insertItems(
    database,
    sql`
      select bench.id('archived', n) as id, n as at, bench.id('archive4', n) as parent_id, 'old ' || n || '.pdf' as name,
        false as is_folder, place.root_id as scope_id, template.size, template.sha256, template.quick_xor_hash,
        '{}'::jsonb as fields
      from generate_series(1, ${count}::int) as n, bench.place, bench.template
      where part = 2
    `,
  );
}

type Rows = ReturnType<typeof sql>;

/** Inserts rows as items and updates the counters; `at` numbers the rows from 1. */
async function insertItems(database: Database, rows: Rows): Promise<void> {
  // NOTE: PostgreSQL plans foreign key checks once per connection; here it did so when the table was empty.
  await sql`discard plans`.execute(database);
  await sql`
    with added as (
      insert into workspace.items (
        id, list_id, row, unique_id, parent_id, name, name_key, is_folder, size, sha256, quick_xor_hash, fields, etag, version,
        created_at, created_by, modified_at, modified_by, file_created_at, file_modified_at, scope_id, change
      )
      select rows.id, list.id, list.last_row + rows.at, md5(rows.id)::uuid, rows.parent_id, rows.name, lower(rows.name),
        rows.is_folder, rows.size, rows.sha256, rows.quick_xor_hash, rows.fields,
        case rows.fields when '{}' then 1 else 2 end, case rows.fields when '{}' then 1 else 2 end,
        day.at, place.person, day.at, place.person, day.at, day.at, rows.scope_id, list.change + rows.at
      from (${rows}) as rows, bench.place, workspace.lists list,
        lateral (select timestamptz '2024-01-01Z' + (list.last_row + rows.at) * interval '1 minute' as at) as day
      where list.id = place.list_id
      order by rows.at
      returning row
    )
    update workspace.lists
    set change = change + (select count(*) from added), last_row = last_row + (select count(*) from added)
    from bench.place where lists.id = place.list_id
  `.execute(database);
}

/** Creates the versions of every item: the first one without column values, and the second one with them. */
async function loadVersions(database: Database): Promise<void> {
  for (const number of [1, 2]) {
    await sql`
      insert into workspace.versions (item_id, number, size, sha256, quick_xor_hash, fields, created_at, created_by)
      select id, ${number}, size, sha256, quick_xor_hash, ${number === 1 ? sql`'{}'::jsonb` : sql`fields`}, modified_at, modified_by
      from workspace.items, bench.place
      where items.list_id = place.list_id and row > place.first_row and version >= ${number}
    `.execute(database);
  }
}

async function count(database: Database): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*) from workspace.items, bench.place where items.list_id = place.list_id
  `.execute(database);
  return rows[0]!.count;
}

/** Returns the size of a library from an earlier run; its loading time is unknown. */
export async function findLoaded(database: Database): Promise<LoadedItems> {
  return { items: await count(database), seconds: 0 };
}

export async function findDrive(database: Database): Promise<string> {
  const { rows } = await sql<{ id: string }>`
    select drive_id as id from workspace.lists, bench.place where lists.id = list_id
  `.execute(database);
  return rows[0]!.id;
}
