import { type ComponentSpecs, isRecord, readAt, type SubmissionData } from '@tideform/engine';
import type { AnswerColumn, Word } from './answer-column.ts';
import { type Field, fieldsIn } from './fields-in.ts';

interface Around {
  readonly specs: ComponentSpecs;
  readonly printer: (field: Field) => Word;
  readonly columnsOf: (field: Field) => readonly AnswerColumn[];
}

/** How many rows a grid has, and what each of its columns of numbers comes to. */
export function gridColumns(grid: Field, { specs, printer, columnsOf }: Around): readonly AnswerColumn[] {
  const [cells] = grid.spec.children(grid.props, grid.definition);
  const fields = fieldsIn(cells?.components ?? [], [], specs);
  const sums = fields.filter(({ kind }) => kind === 'number' || kind === 'amount');
  const rows = { columns: fields.flatMap(columnsOf), of: (data: SubmissionData) => rowsOf(data, grid) };
  const count = (data: SubmissionData) => rowsOf(data, grid).length || undefined;
  return [
    {
      ...figures({ ...grid, kind: 'number' }, 'count', count, (value) => (value === undefined ? '' : String(value))),
      rows,
    },
    ...sums.map((cell) => {
      const column = { ...cell, path: `${grid.path}.${cell.path}`, label: `${grid.label}: ${cell.label}` };
      const isInTable = grid.isInTable && cell.isInTable;
      return figures({ ...column, isInTable }, 'sum', (data) => sum(rowsOf(data, grid), cell), printer(cell));
    }),
  ];
}

function figures(
  { path, label, kind, isInTable }: Field,
  ofRows: 'count' | 'sum',
  value: (data: SubmissionData) => number | undefined,
  word: Word,
): AnswerColumn {
  return {
    path,
    label,
    kind,
    ofRows,
    isInTable,
    value,
    text: (data) => word(value(data)),
    word,
    order: value,
    values: () => [],
  };
}

/** Rows that say nothing are none: a grid begins with one. */
function rowsOf(data: SubmissionData, { names }: Field): readonly Readonly<Record<string, unknown>>[] {
  const rows = readAt(data, names);
  const isSaid = (value: unknown) => value !== undefined && value !== null && value !== '' && value !== false;
  return Array.isArray(rows) ? rows.filter((row) => isRecord(row) && Object.values(row).some(isSaid)) : [];
}

function sum(rows: readonly Readonly<Record<string, unknown>>[], { names, spec, props }: Field): number | undefined {
  const numbers = rows.map((row) => spec.normalize(readAt(row, names), props)).filter((one) => typeof one === 'number');
  // Cents that add up: the last digits of a sum of decimals are noise.
  return numbers.length === 0 ? undefined : Number(numbers.reduce((all, one) => all + one, 0).toPrecision(14));
}
