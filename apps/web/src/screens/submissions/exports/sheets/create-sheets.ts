import type { MessagesOf } from '@tideform/i18n';
import { type columnMessages, createAnswerColumn, type SubmissionColumn } from '@tideform/submission-views';
import type { SubmissionItem } from '@tideform/sync';
import type { submissionsTableMessages } from '../../submissions-table/submissions-table.messages.ts';
import type { exportsMessages } from '../exports.messages.ts';
import { formatStoredValue, getColumnHeaders } from '../write-lines.ts';
import type { Cell, Sheet } from './workbook-xml.ts';

export interface SheetMessages {
  readonly submissionsTable: MessagesOf<typeof submissionsTableMessages>;
  readonly columns: MessagesOf<typeof columnMessages>;
  readonly exports: MessagesOf<typeof exportsMessages>;
}

/** Whether choices are written as labels or as stored values. */
type AnswerFormat = 'labels' | 'values';

/** Submission or grid row. `rowNumber` is its number within its grids: '' for a submission, '2', '2.1'. */
interface SheetRow {
  readonly item: SubmissionItem;
  readonly rowNumber: string;
}

/**
 * Returns the sheets of a workbook: submissions; one sheet per grid, joined by submission number; and a codebook that
 * describes the columns.
 */
export function createSheets(
  items: readonly SubmissionItem[],
  columns: readonly SubmissionColumn[],
  answers: AnswerFormat,
  messages: SheetMessages,
): readonly Sheet[] {
  const lines = () => items.map((item): SheetRow => ({ item, rowNumber: '' }));
  const submissionsSheet: Sheet = {
    name: messages.submissionsTable.table,
    columns: createSheetColumns(columns),
    rows: mapIterable(lines(), (line) => createCells(line, columns, answers)),
  };
  const grids = findGrids(columns, lines, messages);
  const sheets = grids.map(({ name, columns: gridColumns, lines: rows }): Sheet => {
    const keys = [
      { label: messages.columns.number, widthPx: 90 },
      { label: messages.exports.row, widthPx: 90 },
    ];
    const cells = (line: SheetRow) => [
      createNumberCell(line.item),
      createRowNumberCell(line.rowNumber),
      ...createCells(line, gridColumns, answers),
    ];
    return { name, columns: [...keys, ...createSheetColumns(gridColumns)], rows: mapIterable(rows(), cells) };
  });
  return [
    submissionsSheet,
    ...sheets,
    createCodebook([{ name: submissionsSheet.name, columns }, ...grids], items, messages),
  ];
}

/** Returns the columns with unique headers. */
function createSheetColumns(columns: readonly SubmissionColumn[]): Sheet['columns'] {
  const heads = getColumnHeaders(columns);
  return columns.map(({ widthPx }, index) => ({ label: heads[index]!, widthPx }));
}

interface Grid {
  readonly name: string;
  readonly columns: readonly SubmissionColumn[];
  readonly lines: () => Iterable<SheetRow>;
}

/** Returns the grids among the columns, including nested ones. */
function findGrids(
  columns: readonly SubmissionColumn[],
  lines: () => Iterable<SheetRow>,
  messages: SheetMessages,
): readonly Grid[] {
  return columns.flatMap(({ rows }): readonly Grid[] => {
    if (!rows) return [];
    const gridColumns = rows.columns.map((column) => createAnswerColumn(column, messages.columns));
    function* listGridRows(): Generator<SheetRow> {
      for (const { item, rowNumber } of lines()) {
        for (const [at, data] of rows!.getRows(item).entries()) {
          yield { item: { ...item, data }, rowNumber: rowNumber ? `${rowNumber}.${at + 1}` : `${at + 1}` };
        }
      }
    }
    return [
      { name: rows.label, columns: gridColumns, lines: listGridRows },
      ...findGrids(gridColumns, listGridRows, messages),
    ];
  });
}

function* mapIterable<From, To>(all: Iterable<From>, change: (one: From) => To): Generator<To> {
  for (const one of all) yield change(one);
}

const createCells = (
  { item }: SheetRow,
  columns: readonly SubmissionColumn[],
  answers: AnswerFormat,
): readonly (Cell | undefined)[] => columns.map((column) => createCell(column, item, answers));

const createNumberCell = ({ submissionNumber, responseId }: SubmissionItem): Cell =>
  submissionNumber === undefined ? { kind: 'text', text: responseId } : { kind: 'number', value: submissionNumber };

const createRowNumberCell = (rowNumber: string): Cell =>
  rowNumber.includes('.') ? { kind: 'text', text: rowNumber } : { kind: 'number', value: Number(rowNumber) };

function createCell(column: SubmissionColumn, item: SubmissionItem, answers: AnswerFormat): Cell | undefined {
  const { kind, filter } = column;
  const value = column.value(item);
  if (column.cell === 'number' || column.rows) {
    // NOTE: `getSortKey` caches its result for every row that it's called with, so it's called only for text values.
    const amount = typeof value === 'string' ? column.getSortKey?.(item) : value;
    if (typeof amount === 'number') return { kind: 'number', value: amount, isAmount: kind === 'amount' };
  }
  if (kind === 'tick' && typeof value === 'boolean') return { kind: 'tick', value };
  if (filter === 'days') return createDateCell(column, item, value);
  const text = answers === 'values' ? formatStoredValue(value) : column.text(item);
  return text === '' ? undefined : { kind: 'text', text };
}

/**
 * Returns a cell for a date or time as the table shows it: answers in their own time zone, times of the submission
 * itself in the viewer's.
 */
function createDateCell(
  { kind, day, text, wallTime }: SubmissionColumn,
  item: SubmissionItem,
  value: unknown,
): Cell | undefined {
  const localTime = kind === undefined ? toLocalTime(value) : wallTime?.(item);
  if (localTime) return { kind: 'moment', localTime };
  // NOTE: `day` caches a result per row too, so it isn't called for a stored `YYYY-MM-DD`.
  const storedDay = typeof value === 'string' && !value.endsWith('Z') ? /^\d{4}-\d\d-\d\d/.exec(value)?.[0] : undefined;
  const dayText = storedDay ?? day?.(item) ?? '';
  if (/^\d{4}-\d\d-\d\d$/.test(dayText) && !Number.isNaN(Date.parse(dayText))) return { kind: 'day', day: dayText };
  const formatted = text(item);
  return formatted === '' ? undefined : { kind: 'text', text: formatted };
}

function toLocalTime(instant: unknown): string | undefined {
  const at = new Date(typeof instant === 'string' ? instant : Number.NaN);
  if (Number.isNaN(at.getTime())) return undefined;
  return new Date(at.getTime() - at.getTimezoneOffset() * 60_000).toISOString().slice(0, 19);
}

/** Maximum values listed in the codebook; a column with more isn't a choice. */
const maxValues = 200;

function createCodebook(
  sheets: readonly { readonly name: string; readonly columns: readonly SubmissionColumn[] }[],
  items: readonly SubmissionItem[],
  { exports: messages }: SheetMessages,
): Sheet {
  const cell = (text: string): Cell | undefined => (text === '' ? undefined : { kind: 'text', text });
  const heads = [
    messages.codebook.sheet,
    messages.codebook.key,
    messages.codebook.label,
    messages.codebook.type,
    messages.codebook.values,
  ];
  const widthsPx = [160, 200, 240, 100, 400];
  const rows = sheets.flatMap(({ name, columns }, at) =>
    columns.map((column) => {
      const key = column.id.replace(/^data\./, '');
      const clock = describeTimeZone(column, messages);
      const values = clock || (at === 0 ? describeValues(column, items) : '');
      return [name, key, column.label, column.kind ?? '', values].map(cell);
    }),
  );
  return {
    name: messages.codebook.title,
    columns: heads.map((label, at) => ({ label, widthPx: widthsPx[at]! })),
    rows,
  };
}

/** Returns the time zone that a column of times is shown in; '' for other columns. */
function describeTimeZone({ filter, kind, wallTime }: SubmissionColumn, messages: SheetMessages['exports']): string {
  if (wallTime) return messages.codebook.ownClock;
  return filter === 'days' && kind === undefined ? new Intl.DateTimeFormat().resolvedOptions().timeZone : '';
}

/** Lists the chosen values of a column as stored value and label. */
function describeValues(column: SubmissionColumn, items: readonly SubmissionItem[]): string {
  if (!column.values || (column.kind !== 'choice' && column.kind !== 'choices')) return '';
  const known = new Map<string, string>();
  const seen = new Set<string>();
  for (const item of items) {
    // NOTE: `values` caches per row, so it's called only for rows with a value that wasn't seen before.
    const formatted = JSON.stringify(column.value(item)) ?? '';
    if (seen.has(formatted)) continue;
    seen.add(formatted);
    for (const { id, label } of column.values(item)) if (known.size < maxValues) known.set(id, label);
    if (known.size === maxValues) break;
  }
  return [...known].map(([id, label]) => `${formatStoredValue(parseValue(id))} = ${label}`).join('\n');
}

function parseValue(id: string): unknown {
  try {
    return JSON.parse(id);
  } catch {
    return id;
  }
}
