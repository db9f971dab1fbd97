import { z } from 'zod/mini';
import type { SeededRandom } from '../create-seeded-random.ts';

/** Texts with special meanings for databases, parsers, paths and objects. */
export const hostileTexts: readonly string[] = [
  '',
  ' ',
  '\u0000',
  'a\u0000b',
  '\ud800',
  'x\udfff',
  '\u202e',
  '\ufeff',
  '\u{1f4a5}',
  'e\u0301'.repeat(40),
  '.',
  '..',
  '../../etc/passwd',
  '..\\..',
  'con',
  '~$a.docx',
  '__proto__',
  'constructor',
  'toString',
  'hasOwnProperty',
  'null',
  'undefined',
  'NaN',
  'true',
  '-1',
  '0',
  '1e309',
  '2147483648',
  '9223372036854775808',
  '99999999999999999999999999',
  '1.5',
  '0x10',
  "'",
  "''",
  "'; drop table people; --",
  '"',
  '%',
  '%25',
  '%00',
  '%2F',
  '\\',
  '\\u0000',
  '{',
  '}',
  '(',
  ')',
  ':',
  '::',
  ':/',
  '/',
  '//',
  '?',
  '#',
  '$',
  '$1',
  '*',
  '+',
  '&',
  '=',
  '<script>alert(1)</script>',
  '\r\nX-Injected: 1',
  '\t',
  '00000000-0000-0000-0000-000000000000',
  'ffffffff-ffff-ffff-ffff-ffffffffffff',
  '9999-99-99T99:99:99Z',
  '+275760-09-14T00:00:00Z',
  '0000-01-01T00:00:00Z',
  '01AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA',
  'b!AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA',
  'root',
  'a'.repeat(256),
  'a'.repeat(2_000),
  'é'.repeat(500),
];

/** Extreme numbers. The server may refuse them, but a 5xx response is a bug. */
export const hostileNumbers: readonly number[] = [
  -1,
  0,
  1,
  0.5,
  -0.5,
  1e21,
  1e308,
  2 ** 31,
  2 ** 31 - 1,
  -(2 ** 31) - 1,
  2 ** 53,
  2 ** 63,
  5_000,
  1e10,
];

const keys = ['__proto__', 'constructor', 'prototype', 'toString', '', '\u0000', '@odata.type', 'id', 'a'.repeat(300)];

/**
 * Creates a JSON text that no schema expects. Returns text instead of a value, since a value can't represent
 * everything, such as the key `__proto__`.
 */
export function createHostileJson(random: SeededRandom, depth = 0): string {
  const kinds: readonly (() => string)[] = [
    () => JSON.stringify(random.pick(hostileTexts)),
    () => `"${random.pick(['\\ud800', '\\u0000', '\\udc00\\ud800', 'x\\u0000y'])}"`,
    () => String(random.pick(hostileNumbers)),
    () => random.pick(['1e400', '-1e400', '123456789012345678901234567890', '-0', '1E-400']),
    () => random.pick(['null', 'true', 'false', '[]', '{}', '[[]]', '[null]', '{"":null}']),
    () => `${'['.repeat(60)}${']'.repeat(60)}`,
    () => `${'{"a":'.repeat(40)}1${'}'.repeat(40)}`,
    () => (depth > 2 ? '1' : `[${repeatRandomly(random, () => createHostileJson(random, depth + 1))}]`),
    () =>
      depth > 2
        ? '1'
        : `{${repeatRandomly(random, () => `${JSON.stringify(random.pick(keys))}:${createHostileJson(random, depth + 1)}`)}}`,
  ];
  return random.pick(kinds)();
}

function repeatRandomly(random: SeededRandom, one: () => string): string {
  return Array.from({ length: random.below(4) }, one).join(',');
}

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

interface RandomBodyOptions {
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
