import {
  type ComponentDefinition,
  type ComponentSpec,
  type ComponentSpecs,
  getAtPath,
  isRecord,
  type SubmissionData,
  type ValueKind,
} from '@tideform/engine';
import type { AnswerColumn, FormatFieldValue } from './answer-column.ts';

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

/** A component of a form with an answer or with rows. */
export interface AnswerField {
  readonly definition: ComponentDefinition;
  readonly names: readonly string[];
  readonly path: string;
  readonly label: string;
  readonly isInTable: boolean;
  readonly spec: ComponentSpec;
  readonly props: unknown;
  readonly kind: ValueKind;
}

/** Lists the fields of a form in document order, without those inside grid rows. */
export function collectFields(
  components: readonly ComponentDefinition[],
  parentNames: readonly string[],
  specs: ComponentSpecs,
): readonly AnswerField[] {
  return components.flatMap((definition) => {
    const spec = Object.hasOwn(specs, definition.type) ? specs[definition.type] : undefined;
    if (!spec) return [];
    const field = createAnswerField(definition, spec, parentNames);
    if (spec.shape === 'rows') return [field];
    const slots = spec.shape === 'value' ? [] : spec.children(field.props, definition);
    const names = slots.flatMap((slot) =>
      collectFields(slot.components, spec.shape === 'object' ? field.names : parentNames, specs),
    );
    return spec.shape === 'value' && field.kind !== 'none' ? [field, ...names] : names;
  });
}

function createAnswerField(
  definition: ComponentDefinition,
  spec: ComponentSpec,
  outer: readonly string[],
): AnswerField {
  const props = spec.props.parse(definition);
  const names = [...outer, ...(definition.key || definition.type).split('.')];
  const path = names.join('.');
  return {
    definition,
    names,
    path,
    label: definition.label || path,
    isInTable: definition.tableView !== false,
    spec,
    props,
    kind: spec.valueKind(props),
  };
}
