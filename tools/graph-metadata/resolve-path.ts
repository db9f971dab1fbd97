import { type Csdl, type CsdlCall, elementOf, wholeType } from './read-csdl.ts';

/** Where a path leads: to objects of a type, to an action or function, or to text or bytes. */
export type Target =
  | { readonly kind: 'type'; readonly type: string }
  | { readonly kind: 'call'; readonly call: CsdlCall }
  | { readonly kind: 'content'; readonly of: string };

/**
 * Follows a path template through navigation properties, keys, bound calls and `$value`. Paths of files (`root:/{+path}:`) are no part of
 * the metadata: Microsoft describes them on the page "Addressing resources in a drive".
 *
 * @returns `undefined` where the metadata has no such path
 */
export function resolvePath(csdl: Csdl, path: string): Target | undefined {
  const segments = path
    .replace(/:\/\{\+\w+\}:?/, '')
    .split('/')
    .slice(1);
  const [root = '', ...rest] = segments;
  let target: Target | undefined = asType(csdl.roots.get(root));
  for (const segment of rest) target = target && next(csdl, target, segment);
  return target;
}

const asType = (type: string | undefined): Target | undefined =>
  type === undefined ? undefined : { kind: 'type', type };

function next(csdl: Csdl, target: Target, segment: string): Target | undefined {
  if (target.kind !== 'type') return undefined;
  const element = elementOf(target.type);
  if (segment === '$count' || segment === '$value') return { kind: 'content', of: element };
  const [name = '', parameters] = segment.split('(');
  const call = callOf(csdl, target.type, name, parameters);
  if (call) return call.result !== undefined && parameters !== undefined ? asType(call.result) : { kind: 'call', call };
  // A key: `{itemId}`, `root` for the site of a group, `socketIo` for a subscription.
  if (element !== target.type) return asType(element);
  const type = wholeType(csdl, element);
  const property = type?.navigation[segment] ?? type?.properties[segment]?.type;
  return property === 'Edm.Stream' ? { kind: 'content', of: element } : asType(property);
}

/** Calls with other parameters have the same name; functions name theirs in the path. */
function callOf(csdl: Csdl, type: string, name: string, inPath: string | undefined): CsdlCall | undefined {
  const bound = typesOf(csdl, type);
  const named = csdl.calls.filter((one) => one.name === name && bound.includes(one.boundTo));
  const count = inPath === undefined ? undefined : inPath.split(',').length;
  return named.find(({ parameters }) => count === undefined || Object.keys(parameters).length === count);
}

/** The type itself and those that it is derived from. */
function typesOf(csdl: Csdl, type: string): string[] {
  const element = elementOf(type);
  const names: string[] = [];
  for (let name: string | undefined = element; name !== undefined; name = csdl.types.get(name)?.base) names.push(name);
  return element === type ? names : names.map((name) => `Collection(${name})`);
}
