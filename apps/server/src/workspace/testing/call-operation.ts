import { type GraphOperation, operations } from '@tideform/graph';
import { sql } from 'kysely';
import { z } from 'zod/mini';
import type { Database } from '../../database/connect.ts';
import type { Person } from '../directory/directory.ts';

export type AnyOperation = GraphOperation & { readonly name: keyof typeof operations };

/**
 * All operations of the Graph table.
 *
 * NOTE: their parameters, bodies and replies have no common type; operations.test.ts checks that their names equal
 * their keys.
 */
export const allOperations = Object.values(operations) as unknown as readonly AnyOperation[];

/** An unparsed response. */
export interface RawResponse {
  readonly address: string;
  readonly status: number;
  readonly text: string;
}

/**
 * Calls an operation without the Graph client. The default body contains only what its schema requires.
 *
 * @param params values keyed by parameter name; throws if one is missing
 */
export async function callOperation(
  baseUrl: string,
  person: Pick<Person, 'id'>,
  operation: AnyOperation,
  params: Readonly<Record<string, string>>,
  body: unknown = operation.body === undefined || operation.body === 'bytes'
    ? undefined
    : createMinimalBody(operation.body),
): Promise<RawResponse> {
  const address = getPath(operation, params);
  const isBytes = operation.body === 'bytes';
  const reply = await fetch(baseUrl + address, {
    method: operation.method,
    redirect: 'manual',
    headers: {
      authorization: `Bearer ${person.id}`,
      ...(isBytes
        ? { 'content-type': 'text/plain' }
        : body === undefined
          ? {}
          : { 'content-type': 'application/json' }),
    },
    ...(isBytes ? { body: 'other words' } : body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  return { address, status: reply.status, text: await reply.text() };
}

/** Returns the path of an operation below `/v1.0`. */
export function getPath(operation: AnyOperation, params: Readonly<Record<string, string>>): string {
  return operation.path.replaceAll(/\{(\+?)(\w+)\}/g, (_, isPath: string, name: string) => {
    const value = params[name];
    if (value === undefined) throw new Error(`${operation.name}: no value for {${name}}`);
    return isPath ? value.split('/').map(encodeURIComponent).join('/') : encodeURIComponent(value);
  });
}

interface JsonSchema {
  readonly type?: string;
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly anyOf?: readonly JsonSchema[];
  readonly required?: readonly string[];
  readonly properties?: Readonly<Record<string, JsonSchema>>;
}

/** Creates the smallest value that a body schema accepts. */
function createMinimalBody(schema: z.ZodMiniType): unknown {
  return createMinimalValue(z.toJSONSchema(schema, { io: 'output', unrepresentable: 'any' }) as JsonSchema);
}

function createMinimalValue(schema: JsonSchema): unknown {
  if (schema.const !== undefined) return schema.const;
  if (schema.enum) return schema.enum[0];
  if (schema.anyOf?.[0]) return createMinimalValue(schema.anyOf[0]);
  switch (schema.type) {
    case 'object': {
      const { required = [], properties = {} } = schema;
      return Object.fromEntries(required.map((name) => [name, createMinimalValue(properties[name] ?? {})]));
    }
    case 'array':
      return [];
    case 'boolean':
      return true;
    case 'number':
    case 'integer':
      return 1;
    default:
      return 'text';
  }
}

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
