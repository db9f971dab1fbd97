import { isRowsAddress, sourceIn } from '@tideform/components/kit/data-rows/rows-address.ts';
import type { MessagesOf } from '@tideform/i18n';
import type { AnswerColumn } from '@tideform/print/columns';
import type { SubmissionItem } from '@tideform/sync';
import { dayOf } from '../days/calendar-days.ts';
import { momentsIn } from '../days/moments-in.ts';
import { answerKinds } from './answer-kinds.ts';
import type { columnMessages } from './column.messages.ts';
import { remembered } from './remembered.ts';
import type { CellValue, SubmissionColumn } from './submission-column.ts';

type Messages = MessagesOf<typeof columnMessages>;

/** How columns speak, and whose calendar has their days. */
export interface ColumnSpeech {
  readonly locale: string;
  /** Who is called so stays unnamed. */
  readonly anonymous: string;
  /** IANA name; absent: this machine's. */
  readonly timeZone?: string;
}

/** All columns of the table, in the specification's order. */
export function submissionColumns(
  answers: readonly AnswerColumn[],
  messages: Messages,
  speech: ColumnSpeech,
  review: readonly SubmissionColumn[] = [],
): readonly SubmissionColumn[] {
  const { locale, anonymous, timeZone } = speech;
  const wordMoment = momentsIn(locale, timeZone);
  const figure = (item: number | undefined) => item?.toString() ?? '';
  const person = (item: SubmissionItem) => (item.anonymous ? anonymous : item.createdBy);
  const moment = (id: string, label: string, at: (item: SubmissionItem) => string): SubmissionColumn => ({
    id,
    label,
    filter: 'days',
    cell: 'text',
    widthPx: 190,
    text: (item) => wordMoment(at(item)),
    order: (item) => instant(at(item)),
    day: remembered((item) => localDay(at(item), timeZone)),
    value: at,
  });
  const plain = (
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
    order: (item) => read(item) || undefined,
    value: read,
  });
  const number = (id: string, label: string, read: (item: SubmissionItem) => number | undefined): SubmissionColumn => ({
    id,
    label,
    filter: 'number',
    cell: 'number',
    widthPx: 90,
    text: (item) => figure(read(item)),
    order: read,
    value: read,
  });
  return [
    { ...plain(idColumn, messages.id, 310, ({ responseId }) => responseId), isSearchedWhole: true },
    number('submissionNumber', messages.number, (item) => item.submissionNumber),
    {
      ...plain('createdBy', messages.createdBy, 190, person),
      cell: 'person',
      filter: 'values',
      values: (item) => [
        { id: item.anonymous ? 'anonymous' : (item.createdById ?? item.createdBy), label: person(item) },
      ],
    },
    plain('title', messages.title, 240, ({ title }) => title),
    { ...number('formVersion', messages.version, (item) => item.formVersion), widthPx: 150 },
    ...answers.map((column) => answerColumn(column, messages, timeZone)),
    plain('collaborators', messages.collaborators, 160, ({ collaborators }) => collaborators),
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
    moment('submitted', messages.submitted, ({ timestamp }) => timestamp),
    moment('lastModified', messages.lastModified, ({ editedAt, lastModified }) => editedAt ?? lastModified),
  ];
}

const formerPrefix = 'former.';
const idColumn = 'id';

/** Whether the table shows a column before a person chooses: not the id, nor what removed questions were answered. */
export const isShownByDefault = (columnId: string): boolean =>
  columnId !== idColumn && !columnId.startsWith(formerPrefix);

/** A column of answers; `words`: how the count and the sums of a grid are called. */
export function answerColumn(column: AnswerColumn, messages: Messages, timeZone?: string): SubmissionColumn {
  const { path, kind, ofRows, rows, choicesAt, isFormer } = column;
  const label = isFormer ? messages.former({ label: column.label }) : column.label;
  const data = (item: SubmissionItem) => item.data;
  const order = remembered((item: SubmissionItem) => column.order(data(item)));
  const { hasWholeValues, ...shown } = answerKinds[kind];
  return {
    id: `${isFormer ? formerPrefix : 'data.'}${path}`,
    label: ofRows === undefined ? label : messages[ofRows]({ label }),
    kind,
    ...shown,
    ...(column.word && { word: column.word }),
    ...(column.answeredBy && { answeredBy: column.answeredBy }),
    ...(column.scale && { scale: column.scale }),
    ...(choicesAt !== undefined && isRowsAddress(choicesAt) && { sourceId: sourceIn(choicesAt) }),
    ...(column.point && { point: (item: SubmissionItem) => column.point?.(data(item)) }),
    ...(ofRows === 'sum' && { isSum: true }),
    ...(rows && { cell: 'rows', rows: { label, columns: rows.columns, of: (item) => rows.of(data(item)) } }),
    text: (item) => column.text(data(item)),
    ...(column.lines && { lines: (item) => column.lines?.(data(item)) ?? '' }),
    order,
    ...(column.wallTime && { wallTime: (item: SubmissionItem) => column.wallTime?.(data(item)) }),
    ...(shown.filter === 'days' && {
      day: remembered(
        (item) =>
          column.wallTime?.(data(item))?.slice(0, 10) ?? dayOfAnswer(column.value(data(item)), order(item), timeZone),
      ),
    }),
    ...(shown.filter === 'values' && { values: remembered((item) => column.values(data(item))) }),
    ...(hasWholeValues && { values: remembered((item) => wholeValues(column.values(data(item)))) }),
    value: (item) => column.value(data(item)),
  };
}

/** Short texts as values: those that differ in case or surrounding spaces alone are one. */
function wholeValues(values: readonly CellValue[]): readonly CellValue[] {
  return values.flatMap(({ label }) => {
    const text = label.trim().replace(/\s+/g, ' ');
    return text === '' ? [] : [{ id: text.toLocaleLowerCase('en'), label: text }];
  });
}

/** The day of an answer without a time: as it was written, or of an instant the viewer's. */
function dayOfAnswer(value: unknown, order: number | string | undefined, timeZone: string | undefined): string {
  if (typeof value !== 'string') return '';
  if (value.endsWith('Z')) return localDay(value, timeZone);
  if (/^\d{4}-\d\d-\d\d/.test(value)) return value.slice(0, 10);
  const digits = typeof order === 'number' ? String(order).padStart(8, '0') : '';
  return digits && `${digits.slice(0, 4)}-${digits.slice(4, 6)}-${digits.slice(6)}`;
}

function instant(text: string): number | undefined {
  const ms = Date.parse(text);
  return Number.isNaN(ms) ? undefined : ms;
}

function localDay(text: string, timeZone: string | undefined): string {
  const at = new Date(text);
  return Number.isNaN(at.getTime()) ? '' : dayOf(at, timeZone);
}
