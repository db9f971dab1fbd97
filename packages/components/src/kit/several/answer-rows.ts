import { isSameJson } from '@tideform/engine';

/** Row in the list of a field's multiple answers. Blank rows aren't stored. */
export interface AnswerRow {
  /** React key of the row, which doesn't change. */
  readonly key: number;
  readonly value: unknown;
}

type Rows = readonly AnswerRow[];

const isBlank = (value: unknown): boolean => value === undefined || value === null || value === '';

const getValues = (stored: unknown): readonly unknown[] =>
  (Array.isArray(stored) ? stored : [stored]).filter((value) => !isBlank(value));

/** Returns the answers in rows, without blank ones. */
export const getAnswers = (rows: Rows): readonly unknown[] => getValues(rows.map(({ value }) => value));

/** Creates one row per answer, and at least one row, so that the user can always answer. */
export function createRows(stored: unknown): Rows {
  const values = getValues(stored);
  return (values.length > 0 ? values : [undefined]).map((value, key) => ({ key, value }));
}

/**
 * Returns the same rows if they match the stored answers; otherwise applies the external changes (a calculation, a
 * reset, another tab). Blank rows are kept.
 */
export function syncRows(rows: Rows, stored: unknown): Rows {
  const values = getValues(stored);
  if (isSameJson(getAnswers(rows), values)) return rows;
  const left = [...values];
  const kept = rows.flatMap((row) => {
    if (isBlank(row.value)) return [row];
    return left.length > 0 ? [{ ...row, value: left.shift() }] : [];
  });
  const more = left.map((value, index) => ({ key: nextKey(rows) + index, value }));
  const all = [...kept, ...more];
  return all.length > 0 ? all : createRows(undefined);
}

export const updateRow = (rows: Rows, index: number, value: unknown): Rows =>
  rows.map((row, at) => (at === index ? { ...row, value } : row));

export const deleteRow = (rows: Rows, index: number): Rows => rows.toSpliced(index, 1);

export const addBlankRow = (rows: Rows): Rows => [...rows, { key: nextKey(rows), value: undefined }];

const nextKey = (rows: Rows): number => Math.max(-1, ...rows.map(({ key }) => key)) + 1;
