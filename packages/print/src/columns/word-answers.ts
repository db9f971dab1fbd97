import { readAt, type SubmissionData } from '@tideform/engine';
import type { AnswerColumn } from './answer-column.ts';

/** Words the answer at a path of the data, its lines separated by line feeds; `undefined`: no column shows it. */
export type WordAnswer = (path: readonly string[], data: SubmissionData) => string | undefined;

/**
 * Words single answers as the columns of a form show them, in rows of grids too. Plain numbers are left to the caller: columns show them with
 * the field's unit, which the text around them often has already.
 */
export function wordAnswers(columns: readonly AnswerColumn[]): WordAnswer {
  const byPath = new Map(columns.filter(isWorded).map((column) => [column.path, column]));
  const grids = new Map(
    columns.flatMap(({ path, rows }) => (rows ? [[path, wordAnswers(rows.columns)] as const] : [])),
  );
  return (path, data) => {
    const column = byPath.get(path.join('.'));
    if (column) return column.lines?.(data) ?? column.text(data);
    const at = path.findIndex((name) => /^\d+$/.test(name));
    const wordCell = at > 0 ? grids.get(path.slice(0, at).join('.')) : undefined;
    const row = wordCell && readAt(data, path.slice(0, at + 1));
    return isRow(row) ? wordCell?.(path.slice(at + 1), row) : undefined;
  };
}

const isWorded = ({ ofRows, kind }: AnswerColumn): boolean => ofRows === undefined && kind !== 'number';

const isRow = (value: unknown): value is SubmissionData =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
