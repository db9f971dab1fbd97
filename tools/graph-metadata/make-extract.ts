import type { GraphOperation } from '@tideform/graph';
import type { GraphMetadata, MetadataType, OperationFacts } from '@tideform/graph/metadata';
import { type Csdl, elementOf, wholeType } from './read-csdl.ts';
import { resolvePath, type Target } from './resolve-path.ts';

/** Paths that no CSDL document describes: JSON batching is a protocol of its own. */
const outsideMetadata: ReadonlySet<string> = new Set(['batch']);

/** Types that a collection of another type may hold. */
const derived = ['user', 'group', 'directoryRole', 'fileAttachment'];

/** Properties that the embedded workspace answers and that our own programs don't read. */
const answeredOnly = [
  'specialization',
  'memberSettings',
  'guestSettings',
  'messagingSettings',
  'funSettings',
  'giphyContentRating',
];

/**
 * The facts of a CSDL document about these operations: what each path leads to, and the properties of all types within reach.
 *
 * @throws when the document doesn't have the path of an operation
 */
export function makeExtract(
  csdl: Csdl,
  operations: readonly GraphOperation[],
): Pick<GraphMetadata, 'operations' | 'types' | 'enums'> {
  const facts: Record<string, OperationFacts> = {};
  const wanted = new Set<string>(derived);
  for (const operation of operations) {
    if (outsideMetadata.has(operation.name)) continue;
    const target = resolvePath(csdl, operation.path);
    if (!target) throw new Error(`The metadata has no ${operation.method} ${operation.path}`);
    const fact = factsOf(operation, target);
    facts[operation.name] = fact;
    const bodies = typeof fact.body === 'string' ? [fact.body] : Object.values(fact.body ?? {});
    for (const type of [fact.reply, fact.of, ...bodies]) if (type) wanted.add(elementOf(type));
    for (const name of operation.path.split('/')) {
      const navigated = [...wanted].map((type) => wholeType(csdl, type)?.navigation[name]).find(Boolean);
      if (navigated) wanted.add(elementOf(navigated));
    }
  }
  return { operations: facts, ...reach(csdl, wanted, usedNames(operations)) };
}

/** The names of all properties that bodies and replies of these operations mention. */
function usedNames(operations: readonly GraphOperation[]): ReadonlySet<string> {
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

/** What of a schema leads to others. */
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

function factsOf({ method, path, body, reply, query }: GraphOperation, target: Target): OperationFacts {
  const at = { method, path };
  if (target.kind === 'content') return { ...at, of: target.of, ...(method === 'PUT' && { reply: target.of }) };
  if (target.kind === 'call') {
    const { parameters, result } = target.call;
    // A function's options are those of what it returns.
    const of = query.length > 0 && result ? { of: elementOf(result) } : {};
    return { ...at, ...of, ...(body && { body: parameters }), ...(reply && result && { reply: result }) };
  }
  const element = elementOf(target.type);
  return {
    ...at,
    of: element,
    ...(body && body !== 'bytes' && { body: element }),
    ...(reply && reply !== 'bytes' && { reply: method === 'POST' ? element : target.type }),
  };
}

/** These types whole, and those of their properties that we use. */
function reach(
  csdl: Csdl,
  wanted: ReadonlySet<string>,
  used: ReadonlySet<string>,
): Pick<GraphMetadata, 'types' | 'enums'> {
  const types: Record<string, MetadataType> = {};
  const enums: Record<string, readonly string[]> = {};
  const waiting = [...wanted];
  for (let name = waiting.pop(); name !== undefined; name = waiting.pop()) {
    const members = csdl.enums.get(name);
    if (members) enums[name] = members;
    const type = wholeType(csdl, name);
    if (!type || types[name]) continue;
    const properties = Object.fromEntries(
      Object.entries(type.properties).map(([key, { type: of, isRequired }]) => [key, isRequired ? `${of}!` : of]),
    );
    types[name] = { ...(type.isOpen && { isOpen: true }), properties, navigation: type.navigation };
    for (const [key, property] of Object.entries(type.properties)) {
      if (used.has(key)) waiting.push(elementOf(property.type));
    }
  }
  return { types: sorted(types), enums: sorted(enums) };
}

const sorted = <Value>(record: Record<string, Value>): Record<string, Value> =>
  Object.fromEntries(Object.entries(record).sort(([one], [other]) => (one < other ? -1 : 1)));
