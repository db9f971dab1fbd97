import { sql } from 'kysely';
import type { Database } from '../../database/connect.ts';

/** Rows of one partition, as in the product. */
export const PARTITION_ROWS = 4000;

/**
 * Adds `count` empty files as submissions of a form to the root of a library, in one statement: as many as a team
 * creates in some years.
 * @param fields additional column values of each submission
 */
export async function addSubmissions(
  database: Database,
  listId: string,
  { count, formId, ...fields }: { readonly count: number; readonly formId: string; readonly [field: string]: unknown },
): Promise<void> {
  await sql`
    insert into workspace.items (
      id, list_id, row, unique_id, parent_id, name, name_key, is_folder, quick_xor_hash, fields,
      created_at, created_by, modified_at, modified_by, file_created_at, file_modified_at, scope_id, change
    )
    select '01' || lpad(n::text, 32, 'A'), ${listId}, n, gen_random_uuid(), root.id, n || '.json', n || '.json', false, 'AAAAAAAAAAAAAAAAAAAAAAAAAAA=',
      jsonb_build_object('tfPartition', n / ${PARTITION_ROWS}::int, 'tfFormId', ${formId}::text, 'tfItemType', 'submission')
        || ${JSON.stringify(fields)}::jsonb,
      now(), root.created_by, now(), root.created_by, now(), now(), root.id, lists.change + 1
    from workspace.lists
      join workspace.items as root on root.list_id = lists.id and root.row = 0,
      generate_series(lists.last_row + 1, lists.last_row + ${count}::int) as n
    where lists.id = ${listId}
  `.execute(database);
  await sql`
    update workspace.lists set last_row = last_row + ${count}, change = change + 1 where id = ${listId}
  `.execute(database);
  await sql`analyze workspace.items`.execute(database);
}
