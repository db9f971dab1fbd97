import { sameJson } from '@tideform/engine';

/** A place to answer in. Places without an answer are not stored. */
export interface AnswerRow {
  /** Stays with the answer while others come and go. */
  readonly key: number;
  readonly value: unknown;
}

type Rows = readonly AnswerRow[];

const isBlank = (value: unknown): boolean => value === undefined || value === null || value === '';

const valuesOf = (stored: unknown): readonly unknown[] =>
  (Array.isArray(stored) ? stored : [stored]).filter((value) => !isBlank(value));

/** What is stored of the rows. */
export const answered = (rows: Rows): readonly unknown[] => valuesOf(rows.map(({ value }) => value));

/** A row for each answer; never none, so that there is one to answer in. */
export function rowsOf(stored: unknown): Rows {
  const values = valuesOf(stored);
  return (values.length > 0 ? values : [undefined]).map((value, key) => ({ key, value }));
}

/** The rows as they are, or what became of the answers elsewhere: a calculation, a reset, another tab. Blank ones stay. */
export function follow(rows: Rows, stored: unknown): Rows {
  const values = valuesOf(stored);
  if (sameJson(answered(rows), values)) return rows;
  const left = [...values];
  const kept = rows.flatMap((row) => {
    if (isBlank(row.value)) return [row];
    return left.length > 0 ? [{ ...row, value: left.shift() }] : [];
  });
  const more = left.map((value, index) => ({ key: nextKey(rows) + index, value }));
  const all = [...kept, ...more];
  return all.length > 0 ? all : rowsOf(undefined);
}

export const replaceAt = (rows: Rows, index: number, value: unknown): Rows =>
  rows.map((row, at) => (at === index ? { ...row, value } : row));

export const dropAt = (rows: Rows, index: number): Rows => rows.toSpliced(index, 1);

export const addBlank = (rows: Rows): Rows => [...rows, { key: nextKey(rows), value: undefined }];

const nextKey = (rows: Rows): number => Math.max(-1, ...rows.map(({ key }) => key)) + 1;
