import { type GraphOperation, operations } from '@tideform/graph';
import { z } from 'zod/mini';
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
