/** Renames `data.x` and `row.x`; `undefined` where it can't be written any more. */
export type RenameName = (name: string) => string | undefined;

interface Renaming {
  readonly name: RenameName;
  /** Names within what is asked of each entry of a list. */
  readonly entry?: RenameName | undefined;
  readonly lost: (name: string) => void;
}

/** Operators whose first argument is a name, or whose arguments are. */
const naming: ReadonlySet<string> = new Set(['var', 'missing', 'missing_some']);

/** Operators that ask something of each entry of a list: names begin there. */
const listing: ReadonlySet<string> = new Set(['map', 'filter', 'reduce', 'all', 'some', 'none']);

/** Renames the answers that a JSONLogic rule reads. The same rule when it reads none of them. */
export function mapRuleNames(rule: unknown, renaming: Renaming): unknown {
  if (Array.isArray(rule)) return mapEach(rule, (part) => mapRuleNames(part, renaming));
  if (typeof rule !== 'object' || rule === null) return rule;
  const entries = Object.entries(rule);
  const next = entries.map(([operator, given]) => [operator, mapGiven(operator, given, renaming)] as const);
  return next.every(([, given], index) => given === entries[index]![1]) ? rule : Object.fromEntries(next);
}

function mapGiven(operator: string, given: unknown, renaming: Renaming): unknown {
  if (listing.has(operator) && Array.isArray(given)) {
    const within = { ...renaming, entry: entryNames(given[0], renaming.name, operator === 'reduce' ? 'current.' : '') };
    return mapEach(given, (part, index) => mapRuleNames(part, index === 1 ? within : renaming));
  }
  if (!naming.has(operator)) return mapRuleNames(given, renaming);
  // The second argument of `var` is its fallback; the first of `missing_some` is a number.
  if (operator === 'var' && Array.isArray(given))
    return mapEach(given, (part, index) => (index === 0 ? mapName(part, renaming) : mapRuleNames(part, renaming)));
  return mapName(given, renaming);
}

function mapName(given: unknown, renaming: Renaming): unknown {
  if (Array.isArray(given)) return mapEach(given, (part) => mapName(part, renaming));
  if (typeof given !== 'string') return mapRuleNames(given, renaming);
  const rename = /^(data|row)\../.test(given) ? renaming.name : renaming.entry;
  if (!rename) return given;
  const next = rename(given);
  if (next === undefined) renaming.lost(given);
  return next ?? given;
}

/** Names in the rows of a list; `undefined` where the list is no answer. */
function entryNames(list: unknown, rename: RenameName, before: string): RenameName | undefined {
  const path = typeof list === 'object' && list !== null && 'var' in list ? list.var : undefined;
  if (typeof path !== 'string' || !/^(data|row)\../.test(path)) return undefined;
  return (given) => {
    if (!given.startsWith(before) || given === before) return given;
    const start = `${rename(path) ?? path}.0.`;
    const next = rename(`${path}.0.${given.slice(before.length)}`);
    return next?.startsWith(start) ? before + next.slice(start.length) : undefined;
  };
}

function mapEach(list: readonly unknown[], change: (part: unknown, index: number) => unknown): readonly unknown[] {
  const next = list.map(change);
  return next.every((part, index) => part === list[index]) ? list : next;
}
