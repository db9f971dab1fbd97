import { isRecord } from '@tideform/engine';
import { type Choice, choiceKey } from '../kit/read/choice.ts';
import { isBlank, type RowsValue } from '../kit/rows/rows-spec.ts';

/** The rows that an author gives: one for each thing, whose name lies in the row. */
export interface GivenRows {
  /** Where a row keeps which one it is. */
  readonly key: string;
  /** What stands over their names. */
  readonly label: string;
  readonly rows: readonly Choice[];
}

interface Given {
  readonly hasFixedRows: boolean;
  readonly rowHeader: { readonly key: string; readonly label: string };
  readonly fixedRows: readonly Choice[];
}

/** @returns `undefined` where people make the rows themselves */
export function givenRows({ hasFixedRows, rowHeader, fixedRows }: Given): GivenRows | undefined {
  if (!hasFixedRows || rowHeader.key === '' || fixedRows.length === 0) return undefined;
  return { key: rowHeader.key, label: rowHeader.label, rows: fixedRows };
}

/**
 * An answer with the given rows in their order. Rows without a name are taken in theirs; what else there is stays behind
 * them when somebody has answered something in it. The same list where nothing has to move.
 */
export function withGivenRows(answer: RowsValue, { key, rows }: GivenRows): RowsValue {
  const nameOf = (row: unknown) => (isRecord(row) ? choiceKey(row[key]) : '');
  const left = new Set(answer);
  const byName = new Map<string, unknown>();
  for (const row of answer) if (isRecord(row) && !byName.has(nameOf(row))) byName.set(nameOf(row), row);
  const named = rows.map(({ value }) => byName.get(choiceKey(value)));
  for (const row of named) left.delete(row);
  const unnamed = [...left].filter((row) => isRecord(row) && nameOf(row) === '');
  const arranged = named.map((row, index) => {
    if (row !== undefined) return row;
    const own = unnamed.shift();
    left.delete(own);
    return { ...(isRecord(own) && own), [key]: rows[index]!.value };
  });
  const behind = [...left].filter((row) => !isRecord(row) || !isBlank({ ...row, [key]: undefined }));
  const all = [...arranged, ...behind];
  return all.length === answer.length && all.every((row, index) => row === answer[index]) ? answer : all;
}

/** What a given row is called; behind them, what the row says of itself. */
export function rowName({ key, rows }: GivenRows, index: number, row: unknown): string {
  return rows[index]?.label ?? (isRecord(row) ? choiceKey(row[key]) : '');
}
