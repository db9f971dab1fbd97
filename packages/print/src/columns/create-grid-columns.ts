import { type ComponentSpecs, getAtPath, isRecord, type SubmissionData } from '@tideform/engine';
import type { AnswerColumn, FormatFieldValue } from './answer-column.ts';
import { type AnswerField, collectFields } from './collect-fields.ts';

interface GridColumnContext {
  readonly specs: ComponentSpecs;
  readonly createFormatter: (field: AnswerField) => FormatFieldValue;
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
  const rows = { columns: fields.flatMap(columnsOf), getRows: (data: SubmissionData) => getGridRows(data, grid) };
  const countRows = (data: SubmissionData) => getGridRows(data, grid).length || undefined;
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
        (data) => computeColumnSum(getGridRows(data, grid), cell),
        printer(cell),
      );
    }),
  ];
}

function createNumberColumn(
  { path, label, kind, isInTable }: AnswerField,
  ofRows: 'count' | 'sum',
  value: (data: SubmissionData) => number | undefined,
  formatAggregate: FormatFieldValue,
): AnswerColumn {
  return {
    path,
    label,
    kind,
    rowAggregate: ofRows,
    isInTable,
    value,
    text: (data) => formatAggregate(value(data)),
    formatNumber: formatAggregate,
    order: value,
    values: () => [],
  };
}

/** Returns the rows of a grid without empty rows, because a new grid starts with an empty row. */
function getGridRows(data: SubmissionData, { names }: AnswerField): readonly Readonly<Record<string, unknown>>[] {
  const rows = getAtPath(data, names);
  const isFilled = (value: unknown) => value !== undefined && value !== null && value !== '' && value !== false;
  return Array.isArray(rows) ? rows.filter((row) => isRecord(row) && Object.values(row).some(isFilled)) : [];
}

function computeColumnSum(
  rows: readonly Readonly<Record<string, unknown>>[],
  { names, spec, props }: AnswerField,
): number | undefined {
  const numbers = rows
    .map((row) => spec.normalize(getAtPath(row, names), props))
    .filter((one) => typeof one === 'number');
  // Rounds away floating-point noise.
  return numbers.length === 0 ? undefined : Number(numbers.reduce((total, one) => total + one, 0).toPrecision(14));
}
