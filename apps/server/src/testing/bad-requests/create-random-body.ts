import { z } from 'zod/mini';
import type { SeededRandom } from '../create-seeded-random.ts';
import { createHostileJson, hostileTexts } from './hostile-values.ts';

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

export interface RandomBodyOptions {
  /** Probability of an invalid value, from 0 to 1. */
  readonly wrong: number;
  /** Existing IDs, names and email addresses. */
  readonly known: readonly string[];
}

const schemas = new Map<z.ZodMiniType, JsonSchema>();

/** Creates a random JSON request body, parts of which violate the operation's schema. */
export function createRandomBody(random: SeededRandom, body: z.ZodMiniType, options: RandomBodyOptions): string {
  let schema = schemas.get(body);
  if (schema === undefined) {
    schema = z.toJSONSchema(body, { io: 'output', unrepresentable: 'any' }) as JsonSchema;
    schemas.set(body, schema);
  }
  return createRandomValue(random, schema, options, 0);
}

function createRandomValue(
  random: SeededRandom,
  schema: JsonSchema,
  options: RandomBodyOptions,
  depth: number,
): string {
  if (random.maybe(options.wrong)) return createHostileJson(random);
  const choices = schema.anyOf ?? schema.allOf;
  if (choices) return createRandomValue(random, random.pick(choices), options, depth);
  if (schema.const !== undefined) return JSON.stringify(schema.const);
  if (schema.enum) return JSON.stringify(random.pick(schema.enum));
  switch (schema.type) {
    case 'object':
      return createRandomObject(random, schema, options, depth);
    case 'array':
      return `[${Array.from({ length: random.below(3) }, () => createRandomValue(random, schema.items ?? {}, options, depth + 1)).join()}]`;
    case 'string':
      return JSON.stringify(random.pick(random.maybe(0.7) ? options.known : hostileTexts));
    case 'boolean':
      return String(random.maybe(0.5));
    case 'number':
    case 'integer':
      return String(random.below(100));
    default:
      return createHostileJson(random);
  }
}

function createRandomObject(
  random: SeededRandom,
  schema: JsonSchema,
  options: RandomBodyOptions,
  depth: number,
): string {
  const entries = Object.entries(schema.properties ?? {})
    .filter(
      ([key]) => schema.required?.includes(key) !== random.maybe(options.wrong) || random.maybe(depth > 2 ? 0.1 : 0.3),
    )
    .map(([key, inner]) => `${JSON.stringify(key)}:${createRandomValue(random, inner, options, depth + 1)}`);
  const rest = schema.additionalProperties;
  const extras = rest === undefined ? 0 : random.below(3);
  for (let count = 0; count < extras; count++) {
    const key = JSON.stringify(random.pick(random.maybe(0.6) ? options.known : hostileTexts));
    const inner = typeof rest === 'object' ? rest : {};
    entries.push(
      `${key}:${random.maybe(0.3) ? createHostileJson(random) : createRandomValue(random, inner, options, depth + 1)}`,
    );
  }
  return `{${entries.join()}}`;
}
