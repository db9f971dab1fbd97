import { isRecord } from '@tideform/engine';
import type { FormScope } from '../building/form-scope.ts';
import type { FindingLedger } from '../report/finding.ts';
import type { SourcePart } from '../report/source-part.ts';

export type Json = Readonly<Record<string, unknown>>;

/** State while a JSON Schema is read. */
export interface SchemaContext {
  readonly ledger: FindingLedger;
  readonly root: Json;
  /** References that are being resolved, to stop recursion. */
  readonly openReferences: readonly string[];
  /** Number of questions that were created so far, including those from references. */
  readonly questionCount: { count: number };
}

/** A property of an object, to be converted to a question. */
export interface SchemaProperty {
  readonly schemas: SchemaContext;
  readonly scope: FormScope;
  readonly name: string;
  readonly path: string;
  /** Schema of the property with its reference resolved. */
  readonly schema: Json;
  readonly part: SourcePart;
  readonly ui: SourcePart;
  readonly uiSchema: Json;
  readonly isRequired: boolean;
  /** Nesting depth, counting references and objects, because schemas may be recursive. */
  readonly depth: number;
}

export const jsonSchemaFormat = 'jsonSchema';

/**
 * Maximum number of merged schema parts, far above real schemas. Malicious schemas can multiply their parts through
 * references.
 */
const MAX_MERGED_SCHEMAS = 500;

/**
 * Returns a schema with its local references resolved. The schema's own properties take precedence over referenced
 * ones.
 */
export function resolveSchema(schema: unknown, root: Json, depth = 0, counter = { parts: 0 }): Json {
  if (!isRecord(schema)) return {};
  counter.parts += 1;
  if (counter.parts > MAX_MERGED_SCHEMAS) return schema;
  const { $ref, ...ownSchema } = schema;
  const target = typeof $ref === 'string' && depth < 20 ? findReferencedSchema($ref, root) : undefined;
  const base = target ? { ...resolveSchema(target, root, depth + 1, counter), ...ownSchema } : schema;
  const parts = Array.isArray(base.allOf) ? base.allOf.filter(isMergeableSchema) : [];
  if (parts.length === 0 || depth >= 20) return base;
  const { allOf, ...rest } = base;
  const others = (allOf as readonly unknown[]).filter((one) => !isMergeableSchema(one));
  const mergeParts = parts.reduce<Json>(
    (before, one) => mergeSchemas(before, resolveSchema(one, root, depth + 1, counter)),
    rest,
  );
  return others.length > 0 ? { ...mergeParts, allOf: others } : mergeParts;
}

/** Returns whether a part of a schema is merged into the schema, rather than read as a condition. */
const isMergeableSchema = (part: unknown): boolean =>
  isRecord(part) && part.if === undefined && part.oneOf === undefined && part.anyOf === undefined;

const mergeSchemas = (one: Json, other: Json): Json => ({
  ...other,
  ...one,
  ...((one.properties ?? other.properties) !== undefined && {
    properties: { ...(other.properties as object), ...(one.properties as object) },
  }),
  ...((one.required ?? other.required) !== undefined && {
    required: [...toList(other.required), ...toList(one.required)],
  }),
});

export const toList = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

function findReferencedSchema(reference: string, root: Json): unknown {
  if (!reference.startsWith('#')) return undefined;
  return reference
    .slice(1)
    .split('/')
    .filter(Boolean)
    .reduce<unknown>((at, name) => {
      const own = decodePointer(name).replaceAll('~1', '/').replaceAll('~0', '~');
      return (isRecord(at) || Array.isArray(at)) && Object.hasOwn(at, own) ? (at as Json)[own] : undefined;
    }, root);
}

function decodePointer(name: string): string {
  try {
    return decodeURIComponent(name);
  } catch {
    return name;
  }
}

/** Returns the type of a schema. If the schema also allows null, the other type is returned. */
export function getSchemaType(schema: Json): string {
  const types = toList(schema.type).filter((type) => type !== 'null');
  const type = Array.isArray(schema.type) ? types[0] : schema.type;
  if (typeof type === 'string') return type;
  if (isRecord(schema.properties)) return 'object';
  if (schema.items !== undefined) return 'array';
  const [first] = toList(schema.enum);
  return typeof first === 'number' ? 'number' : 'string';
}
