import type { ValueKind } from '@tideform/engine';
import type { SubmissionColumn } from '@tideform/submission-views';

/** How Power BI takes a column. */
export type ModelType = 'string' | 'double' | 'int64' | 'dateTime' | 'boolean';

/** A column of a table of Power BI, and where its value lies in a submission or in a row of a grid. */
export interface ModelColumn {
  readonly name: string;
  readonly type: ModelType;
  /** In a submission as programs read it; in a row of a grid, names within the row. */
  readonly path: readonly string[];
}

export interface ModelTable {
  readonly name: string;
  readonly columns: readonly ModelColumn[];
  /** Of a grid: where its rows lie in a submission. */
  readonly rows?: readonly string[];
}

/** What joins the rows of a grid to their submission. */
export const joint = 'Response Id';
export const submissionsTable = 'Submissions';

const types: Readonly<Partial<Record<ValueKind, ModelType>>> = {
  number: 'double',
  amount: 'double',
  tick: 'boolean',
  date: 'dateTime',
  dateTime: 'dateTime',
};

const own: readonly ModelColumn[] = [
  { name: joint, type: 'string', path: ['responseId'] },
  { name: 'Number', type: 'int64', path: ['submissionNumber'] },
  { name: 'Title', type: 'string', path: ['title'] },
  { name: 'Form Version', type: 'int64', path: ['formVersion'] },
  { name: 'Submitted', type: 'dateTime', path: ['timestamp'] },
  { name: 'Last Modified', type: 'dateTime', path: ['lastModified'] },
  { name: 'Created By', type: 'string', path: ['createdBy'] },
];

/** The tables that a form's submissions make: one of them, and one for each grid. */
export function modelTables(columns: readonly SubmissionColumn[]): readonly ModelTable[] {
  const answers = columns.filter(({ id, kind, isSum }) => kind !== undefined && !isSum && id.startsWith('data.'));
  const [grids, plain] = [answers.filter(({ rows }) => rows), answers.filter(({ rows }) => !rows)];
  const names = uniqueNames(own.map(({ name }) => name));
  const submissions: ModelTable = {
    name: submissionsTable,
    columns: [
      ...own,
      ...plain.map(({ id, label, kind }) => ({
        name: names(label),
        type: typeOf(kind),
        path: ['data', ...id.slice('data.'.length).split('.')],
      })),
    ],
  };
  const tableNames = uniqueNames([submissionsTable]);
  return [submissions, ...grids.map((grid) => gridTable(grid, tableNames))];
}

function gridTable({ id, rows }: SubmissionColumn, tableNames: (label: string) => string): ModelTable {
  const names = uniqueNames([joint]);
  return {
    name: tableNames(rows!.label),
    rows: ['data', ...id.slice('data.'.length).split('.')],
    columns: [
      { name: joint, type: 'string', path: [] },
      ...rows!.columns.map(({ label, kind, path }) => ({
        name: names(label),
        type: typeOf(kind),
        path: path.split('.'),
      })),
    ],
  };
}

const typeOf = (kind: ValueKind | undefined): ModelType => (kind && types[kind]) || 'string';

/** Names that no other in the table has, whatever their letters' size; without what such names must not hold. */
function uniqueNames(taken: readonly string[]): (label: string) => string {
  const used = new Set(taken.map((name) => name.toLowerCase()));
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
