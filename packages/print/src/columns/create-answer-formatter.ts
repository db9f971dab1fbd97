import { getAtPath, type SubmissionData } from '@tideform/engine';
import type { AnswerColumn } from './answer-column.ts';

/** Formats the answer at a data path, with line breaks; `undefined` if no column shows it. */
export type FormatAnswer = (path: readonly string[], data: SubmissionData) => string | undefined;

/**
 * Creates a formatter for single answers that uses the texts of the form's columns, including columns of grid rows.
 * Plain numbers aren't formatted, because columns include the field's unit, which the surrounding text often contains
 * already.
 */
export function createAnswerFormatter(columns: readonly AnswerColumn[]): FormatAnswer {
  const byPath = new Map(columns.filter(hasOwnText).map((column) => [column.path, column]));
  const grids = new Map(
    columns.flatMap(({ path, rows }) => (rows ? [[path, createAnswerFormatter(rows.columns)] as const] : [])),
  );
  return (path, data) => {
    const column = byPath.get(path.join('.'));
    if (column) return column.lines?.(data) ?? column.text(data);
    const index = path.findIndex((name) => /^\d+$/.test(name));
    const formatCell = index > 0 ? grids.get(path.slice(0, index).join('.')) : undefined;
    const row = formatCell && getAtPath(data, path.slice(0, index + 1));
    return isGridRow(row) ? formatCell?.(path.slice(index + 1), row) : undefined;
  };
}

const hasOwnText = ({ rowAggregate: ofRows, kind }: AnswerColumn): boolean => ofRows === undefined && kind !== 'number';

const isGridRow = (value: unknown): value is SubmissionData =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
