import type { ValueKind } from '@tideform/engine';
import type { SubmissionColumn } from '@tideform/submission-views';

/** Data type of a column in Power BI. */
export type ModelType = 'string' | 'double' | 'int64' | 'dateTime' | 'boolean';

/** Column of a Power BI table, and the path of its value in a submission or grid row. */
export interface ModelColumn {
  readonly name: string;
  readonly type: ModelType;
  /** Path in a submission of the API; for a grid, path within the row. */
  readonly path: readonly string[];
}

export interface ModelTable {
  readonly name: string;
  readonly columns: readonly ModelColumn[];
  /** For a grid: path of its rows in a submission. */
  readonly rows?: readonly string[];
}

/** Column that relates the rows of a grid to their submission. */
export const responseIdColumn = 'Response Id';
export const submissionsTable = 'Submissions';

const modelTypes: Readonly<Partial<Record<ValueKind, ModelType>>> = {
  number: 'double',
  amount: 'double',
  tick: 'boolean',
  date: 'dateTime',
  dateTime: 'dateTime',
};

const metadataColumns: readonly ModelColumn[] = [
  { name: responseIdColumn, type: 'string', path: ['responseId'] },
  { name: 'Number', type: 'int64', path: ['submissionNumber'] },
  { name: 'Title', type: 'string', path: ['title'] },
  { name: 'Form Version', type: 'int64', path: ['formVersion'] },
  { name: 'Submitted', type: 'dateTime', path: ['timestamp'] },
  { name: 'Last Modified', type: 'dateTime', path: ['lastModified'] },
  { name: 'Created By', type: 'string', path: ['createdBy'] },
];

/** Returns the tables for a form's submissions: one of the submissions, and one per grid. */
export function createModelTables(columns: readonly SubmissionColumn[]): readonly ModelTable[] {
  const answers = columns.filter(({ id, kind, isSum }) => kind !== undefined && !isSum && id.startsWith('data.'));
  const [grids, plain] = [answers.filter(({ rows }) => rows), answers.filter(({ rows }) => !rows)];
  const names = createModelNamer(metadataColumns.map(({ name }) => name));
  const submissions: ModelTable = {
    name: submissionsTable,
    columns: [
      ...metadataColumns,
      ...plain.map(({ id, label, kind }) => ({
        name: names(label),
        type: getModelType(kind),
        path: ['data', ...id.slice('data.'.length).split('.')],
      })),
    ],
  };
  const tableNames = createModelNamer([submissionsTable]);
  return [submissions, ...grids.map((grid) => createGridTable(grid, tableNames))];
}

function createGridTable({ id, rows }: SubmissionColumn, tableNames: (label: string) => string): ModelTable {
  const names = createModelNamer([responseIdColumn]);
  return {
    name: tableNames(rows!.label),
    rows: ['data', ...id.slice('data.'.length).split('.')],
    columns: [
      { name: responseIdColumn, type: 'string', path: [] },
      ...rows!.columns.map(({ label, kind, path }) => ({
        name: names(label),
        type: getModelType(kind),
        path: path.split('.'),
      })),
    ],
  };
}

const getModelType = (kind: ValueKind | undefined): ModelType => (kind && modelTypes[kind]) || 'string';

/** Returns a function that makes labels valid and unique column or table names, ignoring case. */
function createModelNamer(reservedNames: readonly string[]): (label: string) => string {
  const used = new Set(reservedNames.map((name) => name.toLowerCase()));
  return (label) => {
    const plain =
      label
        .replace(/[\p{C}[\]]/gu, ' ')
        .replace(/\s+/g, ' ')
        .trim()
        .slice(0, 80) || 'Column';
    let name = plain;
    for (let count = 2; used.has(name.toLowerCase()); count += 1) name = `${plain} (${count})`;
    used.add(name.toLowerCase());
    return name;
  };
}
