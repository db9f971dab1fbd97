import { isRecord, isSameJson } from '@tideform/engine';
import { getChoiceKey } from '../../../kit/read/choice.ts';
import { createComparisonRules } from './comparison-rules.ts';
import { listOperators, operatorHasValue } from './operators.ts';
import {
  type ConditionRow,
  formatCondition,
  hasJsonLogic,
  parseCondition,
  replaceJsonLogic,
} from './parse-condition.ts';
import { findTargetField, type TargetField } from './target-fields.ts';

/** Group of comparisons and nested groups. All or any of its entries must be true. */
export interface ConditionGroup {
  readonly isAny: boolean;
  readonly entries: readonly ConditionEntry[];
}

export type ConditionEntry = ConditionRow | ConditionGroup;

/** Condition as a tree: the component is shown (or hidden) if the group is true. */
export interface ConditionTree extends ConditionGroup {
  readonly show: boolean;
}

export const isConditionGroup = (entry: ConditionEntry): entry is ConditionGroup => Array.isArray(entry.entries);

/** New comparison for which no field is chosen yet. */
export const emptyConditionRow: ConditionRow = { component: '', operator: 'isEqual', value: '' };

/**
 * Parses a stored condition from its comparisons, or from its JSONLogic if it has none.
 *
 * @returns `undefined` for JSONLogic that groups of comparisons can't express
 */
export function parseConditionTree(raw: unknown, fields: readonly TargetField[]): ConditionTree | undefined {
  const { show, isAny, rows } = parseCondition(raw);
  if (rows.length > 0 || !isRecord(raw) || !hasJsonLogic(raw)) return { show, isAny, entries: rows };
  return parseRule(raw.json, fields);
}

/**
 * Converts a condition to its stored value.
 * @returns `undefined` if JSONLogic can't express a comparison inside a group
 */
export function formatConditionTree(
  raw: unknown,
  tree: ConditionTree,
  fields: readonly TargetField[],
): { readonly value: unknown } | undefined {
  const { show, isAny, entries } = tree;
  const rows = entries.flatMap((entry) => (isConditionGroup(entry) ? [] : [entry]));
  if (rows.length === entries.length) {
    // Removes JSONLogic that the editor shows as conditions, because it would remain invisibly. Keeps JSONLogic that
    // the editor can't show.
    const isEditable = parseCondition(raw).rows.length === 0 && parseConditionTree(raw, fields) !== undefined;
    const remaining = isEditable ? replaceJsonLogic(raw, undefined) : raw;
    return { value: formatCondition(remaining, { show, isAny, rows }) };
  }
  const rule = createGroupRule(tree, fields);
  if (rule === undefined) return undefined;
  const bare = formatCondition(replaceJsonLogic(raw, undefined), { show: true, isAny: false, rows: [] });
  return { value: replaceJsonLogic(bare, show ? rule : { '!': [rule] }) };
}

/** Returns a rule for an incomplete comparison that doesn't affect the result of its group. */
const createUnfinishedRule = (isAny: boolean) => ({ '!!': [!isAny] });

function createGroupRule({ isAny, entries }: ConditionGroup, fields: readonly TargetField[]): unknown {
  const rules = entries.map((entry) =>
    isConditionGroup(entry) ? createGroupRule(entry, fields) : createRowRule(entry, fields, isAny),
  );
  return rules.includes(undefined) ? undefined : { [isAny ? 'or' : 'and']: rules };
}

function createRowRule(row: ConditionRow, fields: readonly TargetField[], isAny: boolean): unknown {
  if (row.component === '') return createUnfinishedRule(isAny);
  return createComparisonRules(row, findTargetField(fields, row.component))[0];
}

/** Returns whether a comparison can be part of a group, which is stored as JSONLogic. */
export const canGroupContainRow = (row: ConditionRow, fields: readonly TargetField[]): boolean =>
  createRowRule(row, fields, false) !== undefined;

/** Returns whether a group can contain any comparison with a field. */
export const canGroupContainField = (field: TargetField): boolean =>
  listOperators(field.kind, 'isEmpty').some((operator) =>
    canGroupContainRow({ ...emptyConditionRow, component: field.path, operator }, [field]),
  );

function parseRule(rule: unknown, fields: readonly TargetField[]): ConditionTree | undefined {
  const read = parseEntry(rule, fields, false);
  if (read) return { show: true, ...(isConditionGroup(read) ? read : { isAny: false, entries: [read] }) };
  const inner = isRecord(rule) && Object.keys(rule).length === 1 ? [rule['!']].flat() : [];
  const hidden = inner.length === 1 ? parseEntry(inner[0], fields, false) : undefined;
  return hidden && isConditionGroup(hidden) ? { show: false, ...hidden } : undefined;
}

/** Parses a JSONLogic rule. @param isAny whether the group that contains the rule joins its entries with "any" */
function parseEntry(rule: unknown, fields: readonly TargetField[], isAny: boolean): ConditionEntry | undefined {
  if (!isRecord(rule)) return undefined;
  if (isSameJson(rule, createUnfinishedRule(isAny))) return emptyConditionRow;
  const row = parseComparison(rule, fields);
  if (row) return row;
  const [operator, ...others] = Object.keys(rule);
  const parts = operator && rule[operator];
  if (others.length > 0 || (operator !== 'and' && operator !== 'or') || !Array.isArray(parts)) return undefined;
  const isOr = operator === 'or';
  const entries = parts.map((part) => parseEntry(part, fields, isOr));
  if (entries.length === 0 || entries.includes(undefined)) return undefined;
  return { isAny: isOr, entries: entries as readonly ConditionEntry[] };
}

/**
 * Parses a comparison by trial: builds each possible comparison of the field and values in the rule, and compares the
 * results with the rule.
 */
function parseComparison(rule: unknown, fields: readonly TargetField[]): ConditionRow | undefined {
  const { names, values } = collectVariablesAndLiterals(rule);
  const [name, ...others] = names;
  if (name === undefined || names.size > 20) return undefined;
  const field = fields.find(({ variable }) => variable !== undefined && isInVariable(name, variable));
  if (!field && (others.length > 0 || !name.startsWith('data.'))) return undefined;
  const component = field?.path ?? name.slice('data.'.length);
  for (const operator of listOperators(field?.kind ?? 'text', 'isEqual')) {
    const possibleValues = operatorHasValue(operator) ? listPossibleValues(field, values, name) : [''];
    for (const value of possibleValues) {
      const row = { component, operator, value };
      if (createComparisonRules(row, field).some((one) => isSameJson(one, rule))) return row;
    }
  }
  return undefined;
}

const isInVariable = (name: string, variable: string): boolean => name === variable || name.startsWith(`${variable}.`);

function listPossibleValues(
  field: TargetField | undefined,
  values: ReadonlySet<unknown>,
  name: string,
): readonly unknown[] {
  if (field?.kind === 'tick') return ['true', 'false', ''];
  if (field?.isTicked) return [name.slice(`${field.variable}.`.length)];
  const listed = field?.choices.map(({ value }) => getChoiceKey(value)) ?? [];
  return [...values].filter((value) => typeof value === 'number' || typeof value === 'string').concat(listed);
}

/** Collects the variable names and the literal values in a JSONLogic rule. */
function collectVariablesAndLiterals(rule: unknown): {
  readonly names: ReadonlySet<string>;
  readonly values: ReadonlySet<unknown>;
} {
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
