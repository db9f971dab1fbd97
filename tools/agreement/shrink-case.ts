import type { AgreementCase } from './cases/create-case.ts';

/** Properties that shrinking never removes, because a case without them is invalid. */
const requiredProperties = new Set([
  'type',
  'key',
  'form',
  'components',
  'columns',
  'actions',
  'user',
  'kind',
  'at',
  'seed',
]);
const maxTries = 2_000;

/**
 * Removes list entries and properties one at a time while client and server still differ. Returns the smallest case
 * found.
 */
export async function shrinkCase(
  original: AgreementCase,
  differs: (smaller: AgreementCase) => Promise<boolean>,
): Promise<AgreementCase> {
  let smallest = original;
  let tries = 0;
  for (let hasShrunk = true; hasShrunk; ) {
    hasShrunk = false;
    for (const path of listRemovablePaths(smallest).toReversed()) {
      if (tries++ > maxTries) return smallest;
      const smaller = removeAt(smallest, path) as AgreementCase;
      if (!(await differs(smaller))) continue;
      smallest = smaller;
      hasShrunk = true;
    }
  }
  return smallest;
}

type PropertyPath = readonly string[];

/** Returns the paths of all list entries and optional properties, outermost first. */
function listRemovablePaths(value: unknown, at: PropertyPath = []): readonly PropertyPath[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, part]) => {
    const path = [...at, name];
    return [...(requiredProperties.has(name) ? [] : [path]), ...listRemovablePaths(part, path)];
  });
}

function removeAt(value: unknown, [name, ...rest]: PropertyPath): unknown {
  if (typeof value !== 'object' || value === null || name === undefined) return value;
  if (Array.isArray(value)) {
    const index = Number(name);
    return rest.length > 0
      ? value.map((part, at) => (at === index ? removeAt(part, rest) : part))
      : value.toSpliced(index, 1);
  }
  const { [name]: part, ...others } = value as Record<string, unknown>;
  if (part === undefined) return value;
  return rest.length > 0 ? { ...value, [name]: removeAt(part, rest) } : others;
}
