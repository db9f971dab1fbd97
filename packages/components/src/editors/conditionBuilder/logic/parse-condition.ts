import { isObjectOrList, isRecord } from '@tideform/engine';

/** Comparison in form.io's newer stored shape. Unknown properties are kept. */
export interface ConditionRow {
  /** Property name or data path of the compared field; '' if none is chosen. */
  readonly component: string;
  readonly operator: string;
  readonly value: unknown;
  readonly [more: string]: unknown;
}

/**
 * Parsed condition, independent of its stored shape: the component is shown (or hidden) if all (or any) comparisons are
 * true.
 */
export interface ParsedCondition {
  readonly show: boolean;
  readonly isAny: boolean;
  readonly rows: readonly ConditionRow[];
}

/**
 * Parses form.io's `{ show, when, eq }` as one row, and `{ show, conjunction, conditions }` as several rows. Never
 * throws.
 */
export function parseCondition(raw: unknown): ParsedCondition {
  const stored = isRecord(raw) ? raw : {};
  const rows = parseConditionRows(stored);
  const show = rows.length === 0 || stored.show === true || stored.show === 'true';
  return { show, isAny: stored.conjunction === 'any', rows };
}

/**
 * Converts comparisons to form.io's stored shape.
 * @param raw previous stored value; its unknown properties are kept, and its newer shape if it has that shape
 * @returns the simple shape for a single `isEqual` comparison; `undefined` if nothing needs to be stored
 */
export function formatCondition(raw: unknown, { show, isAny, rows }: ParsedCondition): unknown {
  const { show: _show, when: _when, eq: _eq, conjunction: _any, conditions, ...others } = isRecord(raw) ? raw : {};
  const [first] = rows;
  if (!first) return Object.values(others).some(isNonEmpty) ? others : undefined;
  const isSimple = rows.length === 1 && first.operator === 'isEqual' && !isNonEmptyList(conditions);
  if (isSimple) return { ...others, show, when: first.component, eq: first.value };
  return { ...others, show, conjunction: isAny ? 'any' : 'all', conditions: rows };
}

/**
 * Replaces the JSONLogic of a stored condition.
 * @param raw previous stored value; its comparisons are kept
 * @param json a JSONLogic rule; `undefined` deletes the stored rule
 * @returns `undefined` if nothing needs to be stored
 */
export function replaceJsonLogic(raw: unknown, json: unknown): unknown {
  const { json: _before, ...others } = isRecord(raw) ? raw : {};
  if (json !== undefined) return { ...others, json };
  return Object.values(others).some(isNonEmpty) ? others : undefined;
}

/** Returns whether a stored condition has JSONLogic, which only applies if the condition has no comparisons. */
export function hasJsonLogic(raw: unknown): boolean {
  return isRecord(raw) && isNonEmpty(raw.json);
}

function parseConditionRows(stored: Readonly<Record<string, unknown>>): readonly ConditionRow[] {
  if (isNonEmptyList(stored.conditions)) return stored.conditions.filter(isRecord).map(parseConditionRow);
  const { show, when, eq } = stored;
  const isNew = when === '' && typeof show === 'boolean';
  if (typeof when !== 'string' || (when.trim() === '' && !isNew)) return [];
  return [{ component: when, operator: 'isEqual', value: eq ?? '' }];
}

function parseConditionRow(entry: Readonly<Record<string, unknown>>): ConditionRow {
  const { component, operator, value } = entry;
  return {
    ...entry,
    component: typeof component === 'string' ? component : '',
    operator: typeof operator === 'string' ? operator : 'isEqual',
    value: value ?? '',
  };
}

function isNonEmptyList(raw: unknown): raw is readonly unknown[] {
  return Array.isArray(raw) && raw.length > 0;
}

function isNonEmpty(value: unknown): boolean {
  if (typeof value === 'string') return value.trim() !== '';
  if (isObjectOrList(value)) return Object.keys(value).length > 0;
  return value !== undefined && value !== null;
}
