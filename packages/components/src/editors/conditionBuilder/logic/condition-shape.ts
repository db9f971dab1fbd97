import { isHolder, isRecord } from '@tideform/engine';

/** One comparison, as the newer shape stores it. What else a file has in it stays. */
export interface ConditionRow {
  /** Property name or data path of the field that is looked at; '' while none is chosen. */
  readonly component: string;
  readonly operator: string;
  readonly value: unknown;
  readonly [more: string]: unknown;
}

/** Either stored shape of a condition, read: shown (or hidden) when all (or any) of the comparisons hold. */
export interface ConditionRows {
  readonly show: boolean;
  readonly isAny: boolean;
  readonly rows: readonly ConditionRow[];
}

/** Reads `{ show, when, eq }` as one row, `{ show, conjunction, conditions }` as many. Never throws. */
export function readConditions(raw: unknown): ConditionRows {
  const stored = isRecord(raw) ? raw : {};
  const rows = rowsOf(stored);
  const show = rows.length === 0 || stored.show === true || stored.show === 'true';
  return { show, isAny: stored.conjunction === 'any', rows };
}

/**
 * @param raw what was stored; its other properties stay, and so does the newer shape
 * @returns the simple shape for one `isEqual`; `undefined` where nothing is left to store
 */
export function writeConditions(raw: unknown, { show, isAny, rows }: ConditionRows): unknown {
  const { show: _show, when: _when, eq: _eq, conjunction: _any, conditions, ...others } = isRecord(raw) ? raw : {};
  const [first] = rows;
  if (!first) return Object.values(others).some(isWritten) ? others : undefined;
  const isSimple = rows.length === 1 && first.operator === 'isEqual' && !isFilledList(conditions);
  if (isSimple) return { ...others, show, when: first.component, eq: first.value };
  return { ...others, show, conjunction: isAny ? 'any' : 'all', conditions: rows };
}

/**
 * @param raw what was stored; its comparisons stay
 * @param json a rule; `undefined` for none
 * @returns `undefined` where nothing is left to store
 */
export function withJsonLogic(raw: unknown, json: unknown): unknown {
  const { json: _before, ...others } = isRecord(raw) ? raw : {};
  if (json !== undefined) return { ...others, json };
  return Object.values(others).some(isWritten) ? others : undefined;
}

/** Whether the condition has JSONLogic: it decides where there are no comparisons. */
export function hasJsonLogic(raw: unknown): boolean {
  return isRecord(raw) && isWritten(raw.json);
}

function rowsOf(stored: Readonly<Record<string, unknown>>): readonly ConditionRow[] {
  if (isFilledList(stored.conditions)) return stored.conditions.filter(isRecord).map(asRow);
  const { show, when, eq } = stored;
  const isNew = when === '' && typeof show === 'boolean';
  if (typeof when !== 'string' || (when.trim() === '' && !isNew)) return [];
  return [{ component: when, operator: 'isEqual', value: eq ?? '' }];
}

function asRow(entry: Readonly<Record<string, unknown>>): ConditionRow {
  const { component, operator, value } = entry;
  return {
    ...entry,
    component: typeof component === 'string' ? component : '',
    operator: typeof operator === 'string' ? operator : 'isEqual',
    value: value ?? '',
  };
}

function isFilledList(raw: unknown): raw is readonly unknown[] {
  return Array.isArray(raw) && raw.length > 0;
}

function isWritten(value: unknown): boolean {
  if (typeof value === 'string') return value.trim() !== '';
  if (isHolder(value)) return Object.keys(value).length > 0;
  return value !== undefined && value !== null;
}
