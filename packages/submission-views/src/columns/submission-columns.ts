import { getRowsDataSourceId, isRowsAddress } from '@tideform/components/kit/data-rows/rows-address.ts';
import type { ValueKind } from '@tideform/engine';
import type { MessagesOf } from '@tideform/i18n';
import type { AnswerColumn } from '@tideform/print/columns';
import type { SubmissionItem } from '@tideform/sync';
import { createTimeFormatter, getDay } from '../days/calendar-days.ts';
import type { columnMessages } from './column.messages.ts';
import type { CellKind, CellValue, FilterKind, SubmissionColumn } from './submission-column.ts';

type Messages = MessagesOf<typeof columnMessages>;

/** Locale and calendar of the columns' texts. */
export interface ColumnLocale {
  readonly locale: string;
  /** Label for anonymous respondents. */
  readonly anonymous: string;
  /** IANA name; this device's time zone by default. */
  readonly timeZone?: string;
}

/** Creates all columns of the submissions table, in the order of the product specification. */
export function createSubmissionColumns(
  answers: readonly AnswerColumn[],
  messages: Messages,
  columnLocale: ColumnLocale,
  review: readonly SubmissionColumn[] = [],
): readonly SubmissionColumn[] {
  const { locale, anonymous, timeZone } = columnLocale;
  const formatTime = createTimeFormatter(locale, timeZone);
  const formatCount = (item: number | undefined) => item?.toString() ?? '';
  const getCreator = (item: SubmissionItem) => (item.anonymous ? anonymous : item.createdBy);
  const createTimeColumn = (
    id: string,
    label: string,
    getTime: (item: SubmissionItem) => string,
  ): SubmissionColumn => ({
    id,
    label,
    filter: 'days',
    cell: 'text',
    widthPx: 190,
    text: (item) => formatTime(getTime(item)),
    getSortKey: (item) => parseTime(getTime(item)),
    day: memoizeByObject((item) => getLocalDay(getTime(item), timeZone)),
    value: getTime,
  });
  const createTextColumn = (
    id: string,
    label: string,
    widthPx: number,
    read: (item: SubmissionItem) => string,
  ): SubmissionColumn => ({
    id,
    label,
    filter: 'text',
    cell: 'text',
    widthPx,
    text: read,
    getSortKey: (item) => read(item) || undefined,
    value: read,
  });
  const createNumberColumn = (
    id: string,
    label: string,
    read: (item: SubmissionItem) => number | undefined,
  ): SubmissionColumn => ({
    id,
    label,
    filter: 'number',
    cell: 'number',
    widthPx: 90,
    text: (item) => formatCount(read(item)),
    getSortKey: read,
    value: read,
  });
  return [
    { ...createTextColumn(idColumn, messages.id, 310, ({ responseId }) => responseId), matchesOnlyWhole: true },
    createNumberColumn('submissionNumber', messages.number, (item) => item.submissionNumber),
    {
      ...createTextColumn('createdBy', messages.createdBy, 190, getCreator),
      cell: 'person',
      filter: 'values',
      values: (item) => [
        { id: item.anonymous ? 'anonymous' : (item.createdById ?? item.createdBy), label: getCreator(item) },
      ],
    },
    createTextColumn('title', messages.title, 240, ({ title }) => title),
    { ...createNumberColumn('formVersion', messages.version, (item) => item.formVersion), widthPx: 150 },
    ...answers.map((column) => createAnswerColumn(column, messages, timeZone)),
    createTextColumn('collaborators', messages.collaborators, 160, ({ collaborators }) => collaborators),
    {
      id: 'workflows',
      label: messages.workflows,
      filter: 'none',
      cell: 'workflows',
      widthPx: 140,
      text: () => '',
      value: () => '',
    },
    ...review,
    createTimeColumn('submitted', messages.submitted, ({ timestamp }) => timestamp),
    createTimeColumn('lastModified', messages.lastModified, ({ editedAt, lastModified }) => editedAt ?? lastModified),
  ];
}

const formerPrefix = 'former.';
const idColumn = 'id';

/** Whether a column is shown by default: all but the ID and columns of removed questions. */
export const isShownByDefault = (columnId: string): boolean =>
  columnId !== idColumn && !columnId.startsWith(formerPrefix);

/** Creates the table column of an answer column. */
export function createAnswerColumn(column: AnswerColumn, messages: Messages, timeZone?: string): SubmissionColumn {
  const { path, kind, rowAggregate: ofRows, rows, choicesUrl: choicesAt, isFormer } = column;
  const label = isFormer ? messages.former({ label: column.label }) : column.label;
  const getData = (item: SubmissionItem) => item.data;
  const order = memoizeByObject((item: SubmissionItem) => column.order(getData(item)));
  const { hasWholeValues, ...display } = answerKindDisplays[kind];
  return {
    id: `${isFormer ? formerPrefix : 'data.'}${path}`,
    label: ofRows === undefined ? label : messages[ofRows]({ label }),
    kind,
    ...display,
    ...(column.formatNumber && { formatNumber: column.formatNumber }),
    ...(column.answeredBy && { answeredBy: column.answeredBy }),
    ...(column.scale && { scale: column.scale }),
    ...(choicesAt !== undefined && isRowsAddress(choicesAt) && { sourceId: getRowsDataSourceId(choicesAt) }),
    ...(column.point && { point: (item: SubmissionItem) => column.point?.(getData(item)) }),
    ...(ofRows === 'sum' && { isSum: true }),
    ...(rows && {
      cell: 'rows',
      rows: { label, columns: rows.columns, getRows: (item) => rows.getRows(getData(item)) },
    }),
    text: (item) => column.text(getData(item)),
    ...(column.lines && { lines: (item) => column.lines?.(getData(item)) ?? '' }),
    getSortKey: order,
    ...(column.wallTime && { wallTime: (item: SubmissionItem) => column.wallTime?.(getData(item)) }),
    ...(display.filter === 'days' && {
      day: memoizeByObject(
        (item) =>
          column.wallTime?.(getData(item))?.slice(0, 10) ??
          getAnswerDay(column.value(getData(item)), order(item), timeZone),
      ),
    }),
    ...(display.filter === 'values' && { values: memoizeByObject((item) => column.values(getData(item))) }),
    ...(hasWholeValues && { values: memoizeByObject((item) => toWholeValues(column.values(getData(item)))) }),
    value: (item) => column.value(getData(item)),
  };
}

/** Converts short texts to values that are equal if the texts differ only in case or spaces. */
function toWholeValues(values: readonly CellValue[]): readonly CellValue[] {
  return values.flatMap(({ label }) => {
    const text = label.trim().replace(/\s+/g, ' ');
    return text === '' ? [] : [{ id: text.toLocaleLowerCase('en'), label: text }];
  });
}

/** Returns the day of an answer: the stored day, or for a point in time the day in the viewer's time zone. */
function getAnswerDay(value: unknown, order: number | string | undefined, timeZone: string | undefined): string {
  if (typeof value !== 'string') return '';
  if (value.endsWith('Z')) return getLocalDay(value, timeZone);
  if (/^\d{4}-\d\d-\d\d/.test(value)) return value.slice(0, 10);
  const digits = typeof order === 'number' ? String(order).padStart(8, '0') : '';
  return digits && `${digits.slice(0, 4)}-${digits.slice(4, 6)}-${digits.slice(6)}`;
}

function parseTime(text: string): number | undefined {
  const ms = Date.parse(text);
  return Number.isNaN(ms) ? undefined : ms;
}

function getLocalDay(text: string, timeZone: string | undefined): string {
  const at = new Date(text);
  return Number.isNaN(at.getTime()) ? '' : getDay(at, timeZone);
}

interface KindDisplay {
  readonly filter: FilterKind;
  readonly cell: CellKind;
  readonly widthPx: number;
  /** True if the summary counts equal answers as one value, although the column has a text filter. */
  readonly hasWholeValues?: boolean;
}

const textDisplay: KindDisplay = { filter: 'text', cell: 'text', widthPx: 200 };
/** Short texts, counted as whole values. */
const shortTextDisplay: KindDisplay = { ...textDisplay, hasWholeValues: true };
const numericDisplay: KindDisplay = { filter: 'number', cell: 'number', widthPx: 120 };
const daysDisplay: KindDisplay = { filter: 'days', cell: 'text', widthPx: 150 };
const choiceDisplay: KindDisplay = { filter: 'values', cell: 'tags', widthPx: 180 };

/** Maps a value kind to how its answers are displayed and filtered in a table. */
export const answerKindDisplays: Readonly<Record<ValueKind, KindDisplay>> = {
  text: shortTextDisplay,
  longText: textDisplay,
  markup: { ...textDisplay, widthPx: 260 },
  code: textDisplay,
  email: { ...shortTextDisplay, widthPx: 220 },
  phone: { ...shortTextDisplay, widthPx: 150 },
  link: { ...shortTextDisplay, widthPx: 220 },
  secret: textDisplay,
  number: numericDisplay,
  amount: numericDisplay,
  tick: { ...choiceDisplay, cell: 'text', widthPx: 100 },
  date: daysDisplay,
  dateTime: { ...daysDisplay, widthPx: 190 },
  time: { ...shortTextDisplay, widthPx: 110 },
  day: daysDisplay,
  choice: choiceDisplay,
  choices: { ...choiceDisplay, widthPx: 240 },
  decision: { ...textDisplay, widthPx: 220 },
  people: { ...choiceDisplay, cell: 'people', widthPx: 200 },
  place: { ...textDisplay, widthPx: 260 },
  files: { ...textDisplay, cell: 'files', widthPx: 220 },
  picture: { ...textDisplay, cell: 'files' },
  pairs: { ...textDisplay, widthPx: 260 },
  group: textDisplay,
  rows: textDisplay,
  anything: textDisplay,
  none: textDisplay,
};

/** Memoizes a function by object identity, for as long as the object lives. */
export function memoizeByObject<Key extends object, Result>(compute: (key: Key) => Result): (key: Key) => Result {
  const cache = new WeakMap<Key, Result>();
  return (key) => {
    const cached = cache.get(key);
    // `undefined` is a valid result, too.
    if (cached !== undefined || cache.has(key)) return cached as Result;
    const result = compute(key);
    cache.set(key, result);
    return result;
  };
}
