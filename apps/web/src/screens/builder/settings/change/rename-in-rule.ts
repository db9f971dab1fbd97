/** What a name in JSONLogic becomes, from the root of the data or beside the component. */
export interface RuleNames {
  readonly data: (path: string) => string;
  readonly row: (path: string) => string;
  /** Within what is asked of each entry of a list. */
  readonly entry?: ((name: string) => string) | undefined;
}

/** Operators whose first argument is a name, or whose arguments are. */
const naming: ReadonlySet<string> = new Set(['var', 'missing', 'missing_some']);

/** Operators that ask something of each entry of a list: names begin there. */
const listing: ReadonlySet<string> = new Set(['map', 'filter', 'reduce', 'all', 'some', 'none']);

/** Renames the answers that a JSONLogic rule asks for. The same rule when it asks for none of them. */
export function renameInRule(rule: unknown, names: RuleNames): unknown {
  if (Array.isArray(rule)) return renameEach(rule, (part) => renameInRule(part, names));
  if (typeof rule !== 'object' || rule === null) return rule;
  const entries = Object.entries(rule);
  const next = entries.map(([operator, given]) => [operator, renameGiven(operator, given, names)] as const);
  return next.every(([, given], index) => given === entries[index]![1]) ? rule : Object.fromEntries(next);
}

function renameGiven(operator: string, given: unknown, names: RuleNames): unknown {
  if (listing.has(operator) && Array.isArray(given)) {
    const within = { ...names, entry: entryNames(given[0], names, operator === 'reduce' ? 'current.' : '') };
    return renameEach(given, (part, index) => renameInRule(part, index === 1 ? within : names));
  }
  if (!naming.has(operator)) return renameInRule(given, names);
  // The second of `var` is what it gives where there is no answer; the first of `missing_some` is a number.
  if (operator === 'var' && Array.isArray(given)) {
    return renameEach(given, (part, index) => (index === 0 ? renameName(part, names) : renameInRule(part, names)));
  }
  return renameName(given, names);
}

function renameName(given: unknown, names: RuleNames): unknown {
  if (Array.isArray(given)) return renameEach(given, (part) => renameName(part, names));
  if (typeof given !== 'string') return renameInRule(given, names);
  const [, root, path] = /^(data|row)\.(.+)$/.exec(given) ?? [];
  if (path === undefined) return names.entry?.(given) ?? given;
  return `${root}.${root === 'data' ? names.data(path) : names.row(path)}`;
}

/** What names in the rows of a list become; `undefined` where the list is no answer. */
function entryNames(list: unknown, names: RuleNames, before: string): RuleNames['entry'] {
  const name = typeof list === 'object' && list !== null && 'var' in list ? list.var : undefined;
  const [, root, path] = (typeof name === 'string' && /^(data|row)\.(.+)$/.exec(name)) || [];
  if (path === undefined) return undefined;
  const rename = root === 'data' ? names.data : names.row;
  const start = rename(path).length + '.0.'.length;
  return (given) =>
    given.startsWith(before) && given !== ''
      ? before + rename(`${path}.0.${given.slice(before.length)}`).slice(start)
      : given;
}

function renameEach(list: readonly unknown[], change: (part: unknown, index: number) => unknown): readonly unknown[] {
  const next = list.map(change);
  return next.every((part, index) => part === list[index]) ? list : next;
}
