import { type Csdl, type CsdlCall, getElementType, resolveType } from './read-csdl.ts';

/** Target of a Graph path: objects of a type, an action or function, or text or bytes. */
export type Target =
  | { readonly kind: 'type'; readonly type: string }
  | { readonly kind: 'call'; readonly call: CsdlCall }
  | { readonly kind: 'content'; readonly of: string };

/**
 * Resolves a path template through navigation properties, keys, bound calls and `$value`. File paths (`root:/{+path}:`)
 * aren't in the metadata: Microsoft describes them on the page "Addressing resources in a drive".
 *
 * @returns `undefined` if the metadata doesn't have the path
 */
export function resolvePath(csdl: Csdl, path: string): Target | undefined {
  const segments = path
    .replace(/:\/\{\+\w+\}:?/, '')
    .split('/')
    .slice(1);
  const [root = '', ...rest] = segments;
  let target: Target | undefined = createTypeTarget(csdl.roots.get(root));
  for (const segment of rest) target = target && resolveSegment(csdl, target, segment);
  return target;
}

const createTypeTarget = (type: string | undefined): Target | undefined =>
  type === undefined ? undefined : { kind: 'type', type };

function resolveSegment(csdl: Csdl, target: Target, segment: string): Target | undefined {
  if (target.kind !== 'type') return undefined;
  const element = getElementType(target.type);
  if (segment === '$count' || segment === '$value') return { kind: 'content', of: element };
  const [name = '', parameters] = segment.split('(');
  const call = findCall(csdl, target.type, name, parameters);
  if (call)
    return call.result !== undefined && parameters !== undefined
      ? createTypeTarget(call.result)
      : { kind: 'call', call };
  // The segment is a key: `{itemId}`, `root` for the site of a group, `socketIo` for a subscription.
  if (element !== target.type) return createTypeTarget(element);
  const type = resolveType(csdl, element);
  const property = type?.navigation[segment] ?? type?.properties[segment]?.type;
  return property === 'Edm.Stream' ? { kind: 'content', of: element } : createTypeTarget(property);
}

/**
 * Finds an action or function that is bound to a type. Overloads share a name; functions list their parameters in the
 * path.
 */
function findCall(csdl: Csdl, type: string, name: string, inPath: string | undefined): CsdlCall | undefined {
  const bound = listBaseTypes(csdl, type);
  const named = csdl.calls.filter((one) => one.name === name && bound.includes(one.boundTo));
  const count = inPath === undefined ? undefined : inPath.split(',').length;
  return named.find(({ parameters }) => count === undefined || Object.keys(parameters).length === count);
}

/** Returns the names of a type and of its base types. */
function listBaseTypes(csdl: Csdl, type: string): string[] {
  const element = getElementType(type);
  const names: string[] = [];
  for (let name: string | undefined = element; name !== undefined; name = csdl.types.get(name)?.base) names.push(name);
  return element === type ? names : names.map((name) => `Collection(${name})`);
}
