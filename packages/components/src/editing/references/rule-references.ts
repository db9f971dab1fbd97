/** Renames a reference `data.x` or `row.x`; returns `undefined` if no valid name exists after the edit. */
export type RenameName = (name: string) => string | undefined;

interface RuleRename {
  readonly name: RenameName;
  /** Renames names inside an operator's expression that is evaluated for each entry of a list. */
  readonly entry?: RenameName | undefined;
  readonly lost: (name: string) => void;
}

/** JSONLogic operators whose arguments are names, or whose first argument is a name. */
const nameOperators: ReadonlySet<string> = new Set(['var', 'missing', 'missing_some']);

/** JSONLogic operators that iterate over a list. Names in their expression are relative to the list's entries. */
const listOperators: ReadonlySet<string> = new Set(['map', 'filter', 'reduce', 'all', 'some', 'none']);

/** Renames the answers that a JSONLogic rule refers to. Returns the same rule if nothing changes. */
export function renameRuleReferences(rule: unknown, renaming: RuleRename): unknown {
  if (Array.isArray(rule)) return mapOperands(rule, (part) => renameRuleReferences(part, renaming));
  if (typeof rule !== 'object' || rule === null) return rule;
  const entries = Object.entries(rule);
  const next = entries.map(([operator, operand]) => [operator, renameArgument(operator, operand, renaming)] as const);
  return next.every(([, operand], index) => operand === entries[index]![1]) ? rule : Object.fromEntries(next);
}

function renameArgument(operator: string, operand: unknown, renaming: RuleRename): unknown {
  if (listOperators.has(operator) && Array.isArray(operand)) {
    const within = {
      ...renaming,
      entry: createEntryRename(operand[0], renaming.name, operator === 'reduce' ? 'current.' : ''),
    };
    return mapOperands(operand, (part, index) => renameRuleReferences(part, index === 1 ? within : renaming));
  }
  if (!nameOperators.has(operator)) return renameRuleReferences(operand, renaming);
  // The second argument of `var` is a fallback value; the first argument of `missing_some` is a number.
  if (operator === 'var' && Array.isArray(operand))
    return mapOperands(operand, (part, index) =>
      index === 0 ? renameOperand(part, renaming) : renameRuleReferences(part, renaming),
    );
  return renameOperand(operand, renaming);
}

function renameOperand(operand: unknown, renaming: RuleRename): unknown {
  if (Array.isArray(operand)) return mapOperands(operand, (part) => renameOperand(part, renaming));
  if (typeof operand !== 'string') return renameRuleReferences(operand, renaming);
  const rename = /^(data|row)\../.test(operand) ? renaming.name : renaming.entry;
  if (!rename) return operand;
  const next = rename(operand);
  if (next === undefined) renaming.lost(operand);
  return next ?? operand;
}

/**
 * Returns the renaming function for names relative to the entries of a list; `undefined` if the list isn't an answer.
 */
function createEntryRename(list: unknown, rename: RenameName, before: string): RenameName | undefined {
  const path = typeof list === 'object' && list !== null && 'var' in list ? list.var : undefined;
  if (typeof path !== 'string' || !/^(data|row)\../.test(path)) return undefined;
  return (operand) => {
    if (!operand.startsWith(before) || operand === before) return operand;
    const start = `${rename(path) ?? path}.0.`;
    const next = rename(`${path}.0.${operand.slice(before.length)}`);
    return next?.startsWith(start) ? before + next.slice(start.length) : undefined;
  };
}

function mapOperands(list: readonly unknown[], change: (part: unknown, index: number) => unknown): readonly unknown[] {
  const next = list.map(change);
  return next.every((part, index) => part === list[index]) ? list : next;
}
