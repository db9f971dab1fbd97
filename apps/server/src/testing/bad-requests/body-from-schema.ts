import { z } from 'zod/mini';
import type { Chance } from '../chance.ts';
import { hostileJson, hostileTexts } from './hostile-values.ts';

/** Subset of JSON Schema that `z.toJSONSchema` uses for request bodies. */
interface JsonSchema {
  readonly type?: string;
  readonly properties?: Readonly<Record<string, JsonSchema>>;
  readonly required?: readonly string[];
  readonly additionalProperties?: JsonSchema | boolean;
  readonly items?: JsonSchema;
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly anyOf?: readonly JsonSchema[];
  readonly allOf?: readonly JsonSchema[];
}

export interface BodyWishes {
  /** Probability of an invalid value, from 0 to 1. */
  readonly wrong: number;
  /** Existing IDs, names and email addresses. */
  readonly known: readonly string[];
}

const schemas = new Map<z.ZodMiniType, JsonSchema>();

/** Creates a random JSON request body, parts of which violate the operation's schema. */
export function writeBody(chance: Chance, body: z.ZodMiniType, wishes: BodyWishes): string {
  let schema = schemas.get(body);
  if (schema === undefined) {
    schema = z.toJSONSchema(body, { io: 'output', unrepresentable: 'any' }) as JsonSchema;
    schemas.set(body, schema);
  }
  return write(chance, schema, wishes, 0);
}

function write(chance: Chance, schema: JsonSchema, wishes: BodyWishes, depth: number): string {
  if (chance.maybe(wishes.wrong)) return hostileJson(chance);
  const choices = schema.anyOf ?? schema.allOf;
  if (choices) return write(chance, chance.pick(choices), wishes, depth);
  if (schema.const !== undefined) return JSON.stringify(schema.const);
  if (schema.enum) return JSON.stringify(chance.pick(schema.enum));
  switch (schema.type) {
    case 'object':
      return writeObject(chance, schema, wishes, depth);
    case 'array':
      return `[${Array.from({ length: chance.below(3) }, () => write(chance, schema.items ?? {}, wishes, depth + 1)).join()}]`;
    case 'string':
      return JSON.stringify(chance.pick(chance.maybe(0.7) ? wishes.known : hostileTexts));
    case 'boolean':
      return String(chance.maybe(0.5));
    case 'number':
    case 'integer':
      return String(chance.below(100));
    default:
      return hostileJson(chance);
  }
}

function writeObject(chance: Chance, schema: JsonSchema, wishes: BodyWishes, depth: number): string {
  const entries = Object.entries(schema.properties ?? {})
    .filter(
      ([key]) => schema.required?.includes(key) !== chance.maybe(wishes.wrong) || chance.maybe(depth > 2 ? 0.1 : 0.3),
    )
    .map(([key, inner]) => `${JSON.stringify(key)}:${write(chance, inner, wishes, depth + 1)}`);
  const rest = schema.additionalProperties;
  const extras = rest === undefined ? 0 : chance.below(3);
  for (let count = 0; count < extras; count++) {
    const key = JSON.stringify(chance.pick(chance.maybe(0.6) ? wishes.known : hostileTexts));
    const inner = typeof rest === 'object' ? rest : {};
    entries.push(`${key}:${chance.maybe(0.3) ? hostileJson(chance) : write(chance, inner, wishes, depth + 1)}`);
  }
  return `{${entries.join()}}`;
}
