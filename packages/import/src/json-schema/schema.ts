import { isRecord } from '@tideform/engine';
import type { FormPlace } from '../building/form-place.ts';
import type { Ledger } from '../report/finding.ts';
import type { SourcePart } from '../report/source-part.ts';

export type Json = Readonly<Record<string, unknown>>;

/** What is known while a schema is read. */
export interface Schemas {
  readonly ledger: Ledger;
  readonly root: Json;
  /** References within which one is: what names itself is not opened again. */
  readonly open: readonly string[];
  /** How many questions there are, whatever names what. */
  readonly asked: { count: number };
}

/** One property of an object, as a question. */
export interface Asked {
  readonly schemas: Schemas;
  readonly place: FormPlace;
  readonly name: string;
  readonly path: string;
  /** With what it refers to in place of the reference. */
  readonly schema: Json;
  readonly part: SourcePart;
  readonly ui: SourcePart;
  readonly uiSchema: Json;
  readonly isRequired: boolean;
  /** How many references and objects lead to it: schemas may name themselves. */
  readonly depth: number;
}

export const format = 'jsonSchema';

/** Far above what parts one schema is put together of; those of a hostile one name each other. */
const mostParts = 500;

/** A schema, with what it refers to within the file in place of the reference. Own names win. */
export function resolved(schema: unknown, root: Json, depth = 0, seen = { parts: 0 }): Json {
  if (!isRecord(schema)) return {};
  seen.parts += 1;
  if (seen.parts > mostParts) return schema;
  const { $ref, ...own } = schema;
  const target = typeof $ref === 'string' && depth < 20 ? targetOf($ref, root) : undefined;
  const base = target ? { ...resolved(target, root, depth + 1, seen), ...own } : schema;
  const parts = Array.isArray(base.allOf) ? base.allOf.filter(isPlainPart) : [];
  if (parts.length === 0 || depth >= 20) return base;
  const { allOf, ...rest } = base;
  const others = (allOf as readonly unknown[]).filter((one) => !isPlainPart(one));
  const merged = parts.reduce<Json>((before, one) => mergedOf(before, resolved(one, root, depth + 1, seen)), rest);
  return others.length > 0 ? { ...merged, allOf: others } : merged;
}

/** A part that adds to the schema, and is no condition. */
const isPlainPart = (part: unknown): boolean =>
  isRecord(part) && part.if === undefined && part.oneOf === undefined && part.anyOf === undefined;

const mergedOf = (one: Json, other: Json): Json => ({
  ...other,
  ...one,
  ...((one.properties ?? other.properties) !== undefined && {
    properties: { ...(other.properties as object), ...(one.properties as object) },
  }),
  ...((one.required ?? other.required) !== undefined && {
    required: [...listOf(other.required), ...listOf(one.required)],
  }),
});

export const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

function targetOf(reference: string, root: Json): unknown {
  if (!reference.startsWith('#')) return undefined;
  return reference
    .slice(1)
    .split('/')
    .filter(Boolean)
    .reduce<unknown>((at, name) => {
      const own = decoded(name).replaceAll('~1', '/').replaceAll('~0', '~');
      return (isRecord(at) || Array.isArray(at)) && Object.hasOwn(at, own) ? (at as Json)[own] : undefined;
    }, root);
}

function decoded(name: string): string {
  try {
    return decodeURIComponent(name);
  } catch {
    return name;
  }
}

/** What `null` may be, too, is still the other type. */
export function typeOf(schema: Json): string {
  const types = listOf(schema.type).filter((type) => type !== 'null');
  const type = Array.isArray(schema.type) ? types[0] : schema.type;
  if (typeof type === 'string') return type;
  if (isRecord(schema.properties)) return 'object';
  if (schema.items !== undefined) return 'array';
  const [first] = listOf(schema.enum);
  return typeof first === 'number' ? 'number' : 'string';
}
