import { isRecord, sameJson } from '@tideform/engine';
import { choiceKey } from '../../../kit/read/choice.ts';
import { comparisonRules } from './comparison-rules.ts';
import { type ConditionRow, hasJsonLogic, readConditions, withJsonLogic, writeConditions } from './condition-shape.ts';
import { operatorsOf, takesValue } from './operators-of.ts';
import { findTarget, type TargetField } from './target-fields.ts';

/** Comparisons of which all, or any, must hold; some of them may be groups themselves. */
export interface ConditionGroup {
  readonly isAny: boolean;
  readonly entries: readonly ConditionEntry[];
}

export type ConditionEntry = ConditionRow | ConditionGroup;

/** A condition: shown, or hidden, when its group holds. */
export interface ConditionTree extends ConditionGroup {
  readonly show: boolean;
}

export const isGroup = (entry: ConditionEntry): entry is ConditionGroup => Array.isArray(entry.entries);

/** A comparison without a field yet. */
export const newRow: ConditionRow = { component: '', operator: 'isEqual', value: '' };

/**
 * Reads a stored condition: comparisons, else JSONLogic.
 *
 * @returns `undefined` where it is JSONLogic that says more than comparisons in groups can
 */
export function readTree(raw: unknown, fields: readonly TargetField[]): ConditionTree | undefined {
  const { show, isAny, rows } = readConditions(raw);
  if (rows.length > 0 || !isRecord(raw) || !hasJsonLogic(raw)) return { show, isAny, entries: rows };
  return readRule(raw.json, fields);
}

/** @returns `undefined` where it cannot be stored: a comparison in a group that JSONLogic cannot say */
export function writeTree(
  raw: unknown,
  tree: ConditionTree,
  fields: readonly TargetField[],
): { readonly value: unknown } | undefined {
  const { show, isAny, entries } = tree;
  const rows = entries.flatMap((entry) => (isGroup(entry) ? [] : [entry]));
  if (rows.length === entries.length) {
    // What is shown as conditions would stay behind them, unseen; what cannot be shown is not ours to throw away.
    const isOurs = readConditions(raw).rows.length === 0 && readTree(raw, fields) !== undefined;
    const kept = isOurs ? withJsonLogic(raw, undefined) : raw;
    return { value: writeConditions(kept, { show, isAny, rows }) };
  }
  const rule = ruleOf(tree, fields);
  if (rule === undefined) return undefined;
  const bare = writeConditions(withJsonLogic(raw, undefined), { show: true, isAny: false, rows: [] });
  return { value: withJsonLogic(bare, show ? rule : { '!': [rule] }) };
}

/** A comparison that is not finished stands for what changes nothing in its group. */
const unfinished = (isAny: boolean) => ({ '!!': [!isAny] });

function ruleOf({ isAny, entries }: ConditionGroup, fields: readonly TargetField[]): unknown {
  const rules = entries.map((entry) => (isGroup(entry) ? ruleOf(entry, fields) : ruleOfRow(entry, fields, isAny)));
  return rules.includes(undefined) ? undefined : { [isAny ? 'or' : 'and']: rules };
}

function ruleOfRow(row: ConditionRow, fields: readonly TargetField[], isAny: boolean): unknown {
  if (row.component === '') return unfinished(isAny);
  return comparisonRules(row, findTarget(fields, row.component))[0];
}

/** Whether a comparison can stand in a group. */
export const fitsGroup = (row: ConditionRow, fields: readonly TargetField[]): boolean =>
  ruleOfRow(row, fields, false) !== undefined;

/** Whether conditions in groups can look at a field. */
export const canBeGrouped = (field: TargetField): boolean =>
  operatorsOf(field.kind, 'isEmpty').some((operator) =>
    fitsGroup({ ...newRow, component: field.path, operator }, [field]),
  );

function readRule(rule: unknown, fields: readonly TargetField[]): ConditionTree | undefined {
  const read = readEntry(rule, fields, false);
  if (read) return { show: true, ...(isGroup(read) ? read : { isAny: false, entries: [read] }) };
  const inner = isRecord(rule) && Object.keys(rule).length === 1 ? [rule['!']].flat() : [];
  const hidden = inner.length === 1 ? readEntry(inner[0], fields, false) : undefined;
  return hidden && isGroup(hidden) ? { show: false, ...hidden } : undefined;
}

/** @param isAny how the rule's group joins */
function readEntry(rule: unknown, fields: readonly TargetField[], isAny: boolean): ConditionEntry | undefined {
  if (!isRecord(rule)) return undefined;
  if (sameJson(rule, unfinished(isAny))) return newRow;
  const row = readComparison(rule, fields);
  if (row) return row;
  const [operator, ...others] = Object.keys(rule);
  const parts = operator && rule[operator];
  if (others.length > 0 || (operator !== 'and' && operator !== 'or') || !Array.isArray(parts)) return undefined;
  const isOr = operator === 'or';
  const entries = parts.map((part) => readEntry(part, fields, isOr));
  if (entries.length === 0 || entries.includes(undefined)) return undefined;
  return { isAny: isOr, entries: entries as readonly ConditionEntry[] };
}

/** Tries what could have been meant: each comparison of the field that the rule names, with each value that it holds. */
function readComparison(rule: unknown, fields: readonly TargetField[]): ConditionRow | undefined {
  const { names, values } = leavesOf(rule);
  const [name, ...others] = names;
  if (name === undefined || names.size > 20) return undefined;
  const field = fields.find(({ variable }) => variable !== undefined && isWithin(name, variable));
  if (!field && (others.length > 0 || !name.startsWith('data.'))) return undefined;
  const component = field?.path ?? name.slice('data.'.length);
  for (const operator of operatorsOf(field?.kind ?? 'text', 'isEqual')) {
    const meant = takesValue(operator) ? meantValues(field, values, name) : [''];
    for (const value of meant) {
      const row = { component, operator, value };
      if (comparisonRules(row, field).some((one) => sameJson(one, rule))) return row;
    }
  }
  return undefined;
}

const isWithin = (name: string, variable: string): boolean => name === variable || name.startsWith(`${variable}.`);

function meantValues(field: TargetField | undefined, values: ReadonlySet<unknown>, name: string): readonly unknown[] {
  if (field?.kind === 'tick') return ['true', 'false', ''];
  if (field?.isTicked) return [name.slice(`${field.variable}.`.length)];
  const listed = field?.choices.map(({ value }) => choiceKey(value)) ?? [];
  return [...values].filter((value) => typeof value === 'number' || typeof value === 'string').concat(listed);
}

/** Names of answers in a rule, and whatever else it holds that is no object. */
function leavesOf(rule: unknown): { readonly names: ReadonlySet<string>; readonly values: ReadonlySet<unknown> } {
  const names = new Set<string>();
  const values = new Set<unknown>();
  const visit = (part: unknown, depth: number): void => {
    if (depth > 8 || values.size > 20) return;
    if (Array.isArray(part)) for (const one of part) visit(one, depth + 1);
    else if (isRecord(part)) {
      if (typeof part.var === 'string') names.add(part.var);
      else for (const one of Object.values(part)) visit(one, depth + 1);
    } else values.add(part);
  };
  visit(rule, 0);
  return { names, values };
}
