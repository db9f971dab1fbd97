import { type GraphOperation, operations } from '@tideform/graph';
import { z } from 'zod/mini';
import type { Person } from '../directory/directory.ts';

export type AnyOperation = GraphOperation & { readonly name: keyof typeof operations };

/**
 * Every operation of the table, so that none is forgotten.
 *
 * NOTE: each has parameters, body and reply of its own, which no common type holds; their names are their keys (operations.test.ts).
 */
export const allOperations = Object.values(operations) as unknown as readonly AnyOperation[];

export interface RawAnswer {
  readonly address: string;
  readonly status: number;
  readonly text: string;
}

/**
 * Calls an operation past the client. A body that nobody gives has what its schema requires and nothing else.
 *
 * @param params parameter name → value; a missing one is an error of the test
 */
export async function callOperation(
  baseUrl: string,
  person: Pick<Person, 'id'>,
  operation: AnyOperation,
  params: Readonly<Record<string, string>>,
  body: unknown = operation.body === undefined || operation.body === 'bytes' ? undefined : smallest(operation.body),
): Promise<RawAnswer> {
  const address = addressOf(operation, params);
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

/** The address of an operation below `/v1.0`. */
export function addressOf(operation: AnyOperation, params: Readonly<Record<string, string>>): string {
  return operation.path.replaceAll(/\{(\+?)(\w+)\}/g, (_, isPath: string, name: string) => {
    const value = params[name];
    if (value === undefined) throw new Error(`${operation.name}: nothing is known for {${name}}`);
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

/** The smallest value that a schema of a body accepts. */
function smallest(schema: z.ZodMiniType): unknown {
  return write(z.toJSONSchema(schema, { io: 'output', unrepresentable: 'any' }) as JsonSchema);
}

function write(schema: JsonSchema): unknown {
  if (schema.const !== undefined) return schema.const;
  if (schema.enum) return schema.enum[0];
  if (schema.anyOf?.[0]) return write(schema.anyOf[0]);
  switch (schema.type) {
    case 'object': {
      const { required = [], properties = {} } = schema;
      return Object.fromEntries(required.map((name) => [name, write(properties[name] ?? {})]));
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
