import { isSameJson } from '@tideform/engine';

/** Row in the list of a field's multiple answers. Blank rows aren't stored. */
export interface AnswerRow {
  /** React key of the row, which doesn't change. */
  readonly key: number;
  readonly value: unknown;
}

type AnswerRows = readonly AnswerRow[];

const isBlankValue = (value: unknown): boolean => value === undefined || value === null || value === '';

const toValueList = (stored: unknown): readonly unknown[] =>
  (Array.isArray(stored) ? stored : [stored]).filter((value) => !isBlankValue(value));

/** Returns the answers in rows, without blank ones. */
export const getAnswers = (rows: AnswerRows): readonly unknown[] => toValueList(rows.map(({ value }) => value));

/** Creates one row per answer, and at least one row, so that the user can always answer. */
export function createAnswerRows(stored: unknown): AnswerRows {
  const values = toValueList(stored);
  return (values.length > 0 ? values : [undefined]).map((value, key) => ({ key, value }));
}

/**
 * Returns the same rows if they match the stored answers; otherwise applies the external changes (a calculation, a
 * reset, another tab). Blank rows are kept.
 */
export function syncAnswerRows(rows: AnswerRows, stored: unknown): AnswerRows {
  const values = toValueList(stored);
  if (isSameJson(getAnswers(rows), values)) return rows;
  const left = [...values];
  const unchangedRows = rows.flatMap((row) => {
    if (isBlankValue(row.value)) return [row];
    return left.length > 0 ? [{ ...row, value: left.shift() }] : [];
  });
  const more = left.map((value, index) => ({ key: getNextKey(rows) + index, value }));
  const all = [...unchangedRows, ...more];
  return all.length > 0 ? all : createAnswerRows(undefined);
}

export const updateAnswerRow = (rows: AnswerRows, index: number, value: unknown): AnswerRows =>
  rows.map((row, at) => (at === index ? { ...row, value } : row));

export const deleteAnswerRow = (rows: AnswerRows, index: number): AnswerRows => rows.toSpliced(index, 1);

export const addBlankAnswerRow = (rows: AnswerRows): AnswerRows => [
  ...rows,
  { key: getNextKey(rows), value: undefined },
];

const getNextKey = (rows: AnswerRows): number => Math.max(-1, ...rows.map(({ key }) => key)) + 1;
