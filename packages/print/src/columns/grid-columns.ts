import { type ComponentSpecs, isRecord, readAt, type SubmissionData } from '@tideform/engine';
import type { AnswerColumn, FormatValue } from './answer-column.ts';
import { type AnswerField, collectFields } from './collect-fields.ts';

interface GridColumnContext {
  readonly specs: ComponentSpecs;
  readonly createFormatter: (field: AnswerField) => FormatValue;
  readonly columnsOf: (field: AnswerField) => readonly AnswerColumn[];
}

/** Creates the columns of a grid: its number of rows, and the sum of each numeric child column. */
export function createGridColumns(
  grid: AnswerField,
  { specs, createFormatter: printer, columnsOf }: GridColumnContext,
): readonly AnswerColumn[] {
  const [rowSlot] = grid.spec.children(grid.props, grid.definition);
  const fields = collectFields(rowSlot?.components ?? [], [], specs);
  const numericFields = fields.filter(({ kind }) => kind === 'number' || kind === 'amount');
  const rows = { columns: fields.flatMap(columnsOf), getRows: (data: SubmissionData) => getRows(data, grid) };
  const countRows = (data: SubmissionData) => getRows(data, grid).length || undefined;
  return [
    {
      ...createNumberColumn({ ...grid, kind: 'number' }, 'count', countRows, (value) =>
        value === undefined ? '' : String(value),
      ),
      rows,
    },
    ...numericFields.map((cell) => {
      const column = { ...cell, path: `${grid.path}.${cell.path}`, label: `${grid.label}: ${cell.label}` };
      const isInTable = grid.isInTable && cell.isInTable;
      return createNumberColumn(
        { ...column, isInTable },
        'sum',
        (data) => computeSum(getRows(data, grid), cell),
        printer(cell),
      );
    }),
  ];
}

function createNumberColumn(
  { path, label, kind, isInTable }: AnswerField,
  ofRows: 'count' | 'sum',
  value: (data: SubmissionData) => number | undefined,
  word: FormatValue,
): AnswerColumn {
  return {
    path,
    label,
    kind,
    rowAggregate: ofRows,
    isInTable,
    value,
    text: (data) => word(value(data)),
    formatNumber: word,
    order: value,
    values: () => [],
  };
}

/** Returns the rows of a grid without empty rows, because a new grid starts with an empty row. */
function getRows(data: SubmissionData, { names }: AnswerField): readonly Readonly<Record<string, unknown>>[] {
  const rows = readAt(data, names);
  const isFilled = (value: unknown) => value !== undefined && value !== null && value !== '' && value !== false;
  return Array.isArray(rows) ? rows.filter((row) => isRecord(row) && Object.values(row).some(isFilled)) : [];
}

function computeSum(
  rows: readonly Readonly<Record<string, unknown>>[],
  { names, spec, props }: AnswerField,
): number | undefined {
  const numbers = rows.map((row) => spec.normalize(readAt(row, names), props)).filter((one) => typeof one === 'number');
  // Rounds away floating-point noise.
  return numbers.length === 0 ? undefined : Number(numbers.reduce((total, one) => total + one, 0).toPrecision(14));
}
