import type { MessagesOf } from '@tideform/i18n';
import { answerColumn, type columnMessages, type SubmissionColumn } from '@tideform/submission-views';
import type { SubmissionItem } from '@tideform/sync';
import type { submissionsTableMessages } from '../../submissions-table/submissions-table.messages.ts';
import { columnHeads } from '../column-heads.ts';
import type { exportsMessages } from '../exports.messages.ts';
import { storedText } from '../stored-text.ts';
import type { Cell, Sheet } from './cell.ts';

export interface SheetMessages {
  readonly submissionsTable: MessagesOf<typeof submissionsTableMessages>;
  readonly columns: MessagesOf<typeof columnMessages>;
  readonly exports: MessagesOf<typeof exportsMessages>;
}

/** Choices in words, or as they are stored. */
type Answers = 'labels' | 'values';

/** A submission, or a row of a grid of one, and where in its grids that is: '', '2', '2.1'. */
interface Line {
  readonly item: SubmissionItem;
  readonly place: string;
}

/** The submissions; a sheet for each grid, joined to them by their number; and what the columns are. */
export function sheetsOf(
  items: readonly SubmissionItem[],
  columns: readonly SubmissionColumn[],
  answers: Answers,
  messages: SheetMessages,
): readonly Sheet[] {
  const lines = () => items.map((item): Line => ({ item, place: '' }));
  const own: Sheet = {
    name: messages.submissionsTable.table,
    columns: headed(columns),
    rows: mapped(lines(), (line) => cellsOf(line, columns, answers)),
  };
  const grids = gridsIn(columns, lines, messages);
  const sheets = grids.map(({ name, columns: inner, lines: rows }): Sheet => {
    const keys = [
      { label: messages.columns.number, widthPx: 90 },
      { label: messages.exports.row, widthPx: 90 },
    ];
    const cells = (line: Line) => [numberOf(line.item), placeCell(line.place), ...cellsOf(line, inner, answers)];
    return { name, columns: [...keys, ...headed(inner)], rows: mapped(rows(), cells) };
  });
  return [own, ...sheets, codebook([{ name: own.name, columns }, ...grids], items, messages)];
}

/** Columns with headers that tell them apart. */
function headed(columns: readonly SubmissionColumn[]): Sheet['columns'] {
  const heads = columnHeads(columns);
  return columns.map(({ widthPx }, index) => ({ label: heads[index]!, widthPx }));
}

interface Grid {
  readonly name: string;
  readonly columns: readonly SubmissionColumn[];
  readonly lines: () => Iterable<Line>;
}

/** Grids, and those in their rows. */
function gridsIn(
  columns: readonly SubmissionColumn[],
  lines: () => Iterable<Line>,
  messages: SheetMessages,
): readonly Grid[] {
  return columns.flatMap(({ rows }): readonly Grid[] => {
    if (!rows) return [];
    const inner = rows.columns.map((column) => answerColumn(column, messages.columns));
    function* within(): Generator<Line> {
      for (const { item, place } of lines()) {
        for (const [at, data] of rows!.of(item).entries()) {
          yield { item: { ...item, data }, place: place ? `${place}.${at + 1}` : `${at + 1}` };
        }
      }
    }
    return [{ name: rows.label, columns: inner, lines: within }, ...gridsIn(inner, within, messages)];
  });
}

function* mapped<From, To>(all: Iterable<From>, change: (one: From) => To): Generator<To> {
  for (const one of all) yield change(one);
}

const cellsOf = (
  { item }: Line,
  columns: readonly SubmissionColumn[],
  answers: Answers,
): readonly (Cell | undefined)[] => columns.map((column) => cellOf(column, item, answers));

const numberOf = ({ submissionNumber, responseId }: SubmissionItem): Cell =>
  submissionNumber === undefined ? { kind: 'text', text: responseId } : { kind: 'number', value: submissionNumber };

const placeCell = (place: string): Cell =>
  place.includes('.') ? { kind: 'text', text: place } : { kind: 'number', value: Number(place) };

function cellOf(column: SubmissionColumn, item: SubmissionItem, answers: Answers): Cell | undefined {
  const { kind, filter } = column;
  const value = column.value(item);
  if (column.cell === 'number' || column.rows) {
    // NOTE: what rows are sorted by is remembered, for every row that is asked.
    const amount = typeof value === 'string' ? column.order?.(item) : value;
    if (typeof amount === 'number') return { kind: 'number', value: amount, isAmount: kind === 'amount' };
  }
  if (kind === 'tick' && typeof value === 'boolean') return { kind: 'tick', value };
  if (filter === 'days') return dateOf(column, item, value);
  const text = answers === 'values' ? storedText(value) : column.text(item);
  return text === '' ? undefined : { kind: 'text', text };
}

/** Days and times as the table shows them: answers on their own clock, those of the submission itself on the viewer's. */
function dateOf(
  { kind, day, text, wallTime }: SubmissionColumn,
  item: SubmissionItem,
  value: unknown,
): Cell | undefined {
  const wall = kind === undefined ? viewersWall(value) : wallTime?.(item);
  if (wall) return { kind: 'moment', wall };
  // NOTE: days are remembered, too; one that was written as such needs no calendar.
  const written = typeof value === 'string' && !value.endsWith('Z') ? /^\d{4}-\d\d-\d\d/.exec(value)?.[0] : undefined;
  const found = written ?? day?.(item) ?? '';
  if (/^\d{4}-\d\d-\d\d$/.test(found) && !Number.isNaN(Date.parse(found))) return { kind: 'day', day: found };
  const said = text(item);
  return said === '' ? undefined : { kind: 'text', text: said };
}

function viewersWall(instant: unknown): string | undefined {
  const at = new Date(typeof instant === 'string' ? instant : Number.NaN);
  if (Number.isNaN(at.getTime())) return undefined;
  return new Date(at.getTime() - at.getTimezoneOffset() * 60_000).toISOString().slice(0, 19);
}

/** More values than that are no choice. */
const mostValues = 200;

function codebook(
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
      const clock = clockOf(column, messages);
      const values = clock || (at === 0 ? valuesIn(column, items) : '');
      return [name, key, column.label, column.kind ?? '', values].map(cell);
    }),
  );
  return {
    name: messages.codebook.title,
    columns: heads.map((label, at) => ({ label, widthPx: widthsPx[at]! })),
    rows,
  };
}

/** Whose clock a column of times shows; '' for other columns. */
function clockOf({ filter, kind, wallTime }: SubmissionColumn, messages: SheetMessages['exports']): string {
  if (wallTime) return messages.codebook.ownClock;
  return filter === 'days' && kind === undefined ? new Intl.DateTimeFormat().resolvedOptions().timeZone : '';
}

/** What was chosen, as it is stored and in words. */
function valuesIn(column: SubmissionColumn, items: readonly SubmissionItem[]): string {
  if (!column.values || (column.kind !== 'choice' && column.kind !== 'choices')) return '';
  const known = new Map<string, string>();
  const seen = new Set<string>();
  for (const item of items) {
    // NOTE: the values of a row are remembered: those alone are asked that say what none before has said.
    const said = JSON.stringify(column.value(item)) ?? '';
    if (seen.has(said)) continue;
    seen.add(said);
    for (const { id, label } of column.values(item)) if (known.size < mostValues) known.set(id, label);
    if (known.size === mostValues) break;
  }
  return [...known].map(([id, label]) => `${storedText(parsed(id))} = ${label}`).join('\n');
}

function parsed(id: string): unknown {
  try {
    return JSON.parse(id);
  } catch {
    return id;
  }
}
