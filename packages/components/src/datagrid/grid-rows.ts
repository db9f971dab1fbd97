import { isRecord } from '@tideform/engine';
import { type Choice, getChoiceKey } from '../kit/read/choice.ts';
import { isBlankAnswer, type RowsValue } from '../kit/rows/rows-spec.ts';

/** Fixed rows of a grid, and where their names are stored and shown. */
export interface FixedRows {
  /** Key under which a row stores its name. */
  readonly key: string;
  /** Header of the column of names. */
  readonly label: string;
  readonly rows: readonly Choice[];
}

interface FixedRowSettings {
  readonly hasFixedRows: boolean;
  readonly rowHeader: { readonly key: string; readonly label: string };
  readonly fixedRows: readonly Choice[];
}

/** Returns the fixed rows; `undefined` for a grid whose rows are added by respondents. */
export function getFixedRows({ hasFixedRows, rowHeader, fixedRows }: FixedRowSettings): FixedRows | undefined {
  if (!hasFixedRows || rowHeader.key === '' || fixedRows.length === 0) return undefined;
  return { key: rowHeader.key, label: rowHeader.label, rows: fixedRows };
}

/**
 * Arranges the rows of an answer in the order of the fixed rows. Rows without a name are used for missing fixed rows,
 * in order. Other rows with answers are appended. Returns the same list if nothing changes.
 */
export function orderFixedRows(answer: RowsValue, { key, rows }: FixedRows): RowsValue {
  const nameOf = (row: unknown) => (isRecord(row) ? getChoiceKey(row[key]) : '');
  const left = new Set(answer);
  const byName = new Map<string, unknown>();
  for (const row of answer) if (isRecord(row) && !byName.has(nameOf(row))) byName.set(nameOf(row), row);
  const named = rows.map(({ value }) => byName.get(getChoiceKey(value)));
  for (const row of named) left.delete(row);
  const unnamed = [...left].filter((row) => isRecord(row) && nameOf(row) === '');
  const arranged = named.map((row, index) => {
    if (row !== undefined) return row;
    const own = unnamed.shift();
    left.delete(own);
    return { ...(isRecord(own) && own), [key]: rows[index]!.value };
  });
  const behind = [...left].filter((row) => !isRecord(row) || !isBlankAnswer({ ...row, [key]: undefined }));
  const all = [...arranged, ...behind];
  return all.length === answer.length && all.every((row, index) => row === answer[index]) ? answer : all;
}

/** Returns the label of the fixed row at `index`; for additional rows, the name stored in the row. */
export function getRowName({ key, rows }: FixedRows, index: number, row: unknown): string {
  return rows[index]?.label ?? (isRecord(row) ? getChoiceKey(row[key]) : '');
}

/** Group of consecutive grid rows with a heading. */
export interface RowGroup {
  readonly label: string;
  /** Index of the group's first row. */
  readonly start: number;
  /** Number of rows, without rows that respondents add to the last group. */
  readonly count: number;
}

interface RowGroupSettings {
  readonly enableRowGroups: boolean;
  readonly rowGroups: readonly { readonly label: string; readonly numberOfRows: number | undefined }[];
}

/** Returns the row groups that the author configured; empty if row groups are disabled. */
export function rowGroups({ enableRowGroups, rowGroups }: RowGroupSettings): readonly RowGroup[] {
  const groups: RowGroup[] = [];
  if (!enableRowGroups) return groups;
  let start = 0;
  for (const { label, numberOfRows = 1 } of rowGroups) {
    const count = Math.min(Math.max(Math.floor(numberOfRows), 0), MAX_INITIAL_ROWS - start);
    if (count > 0) groups.push({ label, start, count });
    start += count;
  }
  return groups;
}

/** Maximum number of rows in a new response. */
const MAX_INITIAL_ROWS = 100;

/** Returns the group of the row at `index`. Added rows belong to the last group. */
export const findGroup = (groups: readonly RowGroup[], index: number): RowGroup | undefined =>
  groups.findLast(({ start }) => start <= index);

/** Returns the total number of rows of all groups, which is the minimum number of rows. */
export const countGroupRows = (groups: readonly RowGroup[]): number =>
  groups.reduce((sum, { count }) => sum + count, 0);
