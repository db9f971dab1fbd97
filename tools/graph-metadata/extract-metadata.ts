import type { GraphOperation } from '@tideform/graph';
import type { GraphMetadata, MetadataType, OperationMetadata } from '@tideform/graph/metadata';
import { type Csdl, getElementType, resolveType } from './read-csdl.ts';
import { resolvePath, type Target } from './resolve-path.ts';

/** Operations that the CSDL document doesn't describe: JSON batching is a separate protocol. */
const outsideMetadata: ReadonlySet<string> = new Set(['batch']);

/** Derived types that occur in collections of their base type. */
const derived = ['user', 'group', 'directoryRole', 'fileAttachment'];

/** Properties that the embedded workspace returns but this codebase doesn't read. */
const answeredOnly = [
  'specialization',
  'memberSettings',
  'guestSettings',
  'messagingSettings',
  'funSettings',
  'giphyContentRating',
];

/**
 * Extracts the metadata of operations from a CSDL document: the target of each path, and the properties of all
 * reachable types.
 *
 * @throws if the document doesn't have the path of an operation
 */
export function extractMetadata(
  csdl: Csdl,
  operations: readonly GraphOperation[],
): Pick<GraphMetadata, 'operations' | 'types' | 'enums'> {
  const facts: Record<string, OperationMetadata> = {};
  const propertyNames = new Set<string>(derived);
  for (const operation of operations) {
    if (outsideMetadata.has(operation.name)) continue;
    const target = resolvePath(csdl, operation.path);
    if (!target) throw new Error(`The metadata has no ${operation.method} ${operation.path}`);
    const fact = createOperationMetadata(operation, target);
    facts[operation.name] = fact;
    const bodies = typeof fact.body === 'string' ? [fact.body] : Object.values(fact.body ?? {});
    for (const type of [fact.reply, fact.of, ...bodies]) if (type) propertyNames.add(getElementType(type));
    for (const name of operation.path.split('/')) {
      const navigated = [...propertyNames].map((type) => resolveType(csdl, type)?.navigation[name]).find(Boolean);
      if (navigated) propertyNames.add(getElementType(navigated));
    }
  }
  return { operations: facts, ...collectTypes(csdl, propertyNames, collectPropertyNames(operations)) };
}

/** Returns the names of all properties in the request and response bodies of these operations. */
function collectPropertyNames(operations: readonly GraphOperation[]): ReadonlySet<string> {
  const names = new Set<string>(answeredOnly);
  const seen = new Set<unknown>();
  const visit = (schema: unknown): void => {
    if (typeof schema !== 'object' || schema === null || seen.has(schema)) return;
    seen.add(schema);
    const { def } = (schema as Partial<ZodSchema>)._zod ?? {};
    for (const [name, inner] of Object.entries(def?.shape ?? {})) {
      names.add(name);
      visit(inner);
    }
    for (const inner of [def?.element, def?.innerType, def?.valueType, ...(def?.options ?? [])]) visit(inner);
  };
  for (const { body, reply } of operations) for (const schema of [body, reply]) visit(schema);
  return names;
}

/** The parts of a Zod schema that contain other schemas. */
interface ZodSchema {
  readonly _zod: {
    readonly def: {
      readonly shape?: Readonly<Record<string, unknown>>;
      readonly element?: unknown;
      readonly innerType?: unknown;
      readonly valueType?: unknown;
      readonly options?: readonly unknown[];
    };
  };
}

function createOperationMetadata(
  { method, path, body, reply, query }: GraphOperation,
  target: Target,
): OperationMetadata {
  const at = { method, path };
  if (target.kind === 'content') return { ...at, of: target.of, ...(method === 'PUT' && { reply: target.of }) };
  if (target.kind === 'call') {
    const { parameters, result } = target.call;
    // The query options of an OData function apply to its result.
    const of = query.length > 0 && result ? { of: getElementType(result) } : {};
    return { ...at, ...of, ...(body && { body: parameters }), ...(reply && result && { reply: result }) };
  }
  const element = getElementType(target.type);
  return {
    ...at,
    of: element,
    ...(body && body !== 'bytes' && { body: element }),
    ...(reply && reply !== 'bytes' && { reply: method === 'POST' ? element : target.type }),
  };
}

/**
 * Collects the types in `wanted` with all their properties, and recursively the types of properties whose names are in
 * `used`.
 */
function collectTypes(
  csdl: Csdl,
  propertyNames: ReadonlySet<string>,
  used: ReadonlySet<string>,
): Pick<GraphMetadata, 'types' | 'enums'> {
  const types: Record<string, MetadataType> = {};
  const enums: Record<string, readonly string[]> = {};
  const waiting = [...propertyNames];
  for (let name = waiting.pop(); name !== undefined; name = waiting.pop()) {
    const members = csdl.enums.get(name);
    if (members) enums[name] = members;
    const type = resolveType(csdl, name);
    if (!type || types[name]) continue;
    const properties = Object.fromEntries(
      Object.entries(type.properties).map(([key, { type: of, isRequired }]) => [key, isRequired ? `${of}!` : of]),
    );
    types[name] = { ...(type.isOpen && { isOpen: true }), properties, navigation: type.navigation };
    for (const [key, property] of Object.entries(type.properties)) {
      if (used.has(key)) waiting.push(getElementType(property.type));
    }
  }
  return { types: sorted(types), enums: sorted(enums) };
}

const sorted = <Value>(record: Record<string, Value>): Record<string, Value> =>
  Object.fromEntries(Object.entries(record).sort(([one], [other]) => (one < other ? -1 : 1)));
