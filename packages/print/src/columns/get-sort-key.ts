import type { ValueKind } from '@tideform/engine';

type GetSortKey = (value: unknown, formatText: () => string) => number | string | undefined;

const sortByText: GetSortKey = (_, formatText) => formatText() || undefined;
const sortByNumber: GetSortKey = (value, formatText) =>
  typeof value === 'number' ? value : sortByText(value, formatText);
const sortByInstant: GetSortKey = (value, formatText) => {
  const ms = typeof value === 'string' ? Date.parse(value) : Number.NaN;
  return Number.isNaN(ms) ? sortByText(value, formatText) : ms;
};
const sortByStoredText: GetSortKey = (value, formatText) =>
  typeof value === 'string' ? value : sortByText(value, formatText);

const sortKeysByKind: Readonly<Record<ValueKind, GetSortKey>> = {
  text: sortByText,
  longText: sortByText,
  markup: sortByText,
  code: sortByText,
  email: sortByText,
  phone: sortByText,
  link: sortByText,
  secret: sortByText,
  number: sortByNumber,
  amount: sortByNumber,
  tick: (value) => (value === true ? 1 : 0),
  date: sortByInstant,
  dateTime: sortByInstant,
  time: sortByStoredText,
  day: sortByText,
  choice: sortByText,
  choices: sortByText,
  decision: sortByText,
  people: sortByText,
  place: sortByText,
  files: sortByText,
  picture: sortByText,
  pairs: sortByText,
  group: sortByText,
  rows: sortByText,
  anything: sortByText,
  none: () => undefined,
};

/** Returns the sort key of an answer, depending on its value kind. @param formatText returns the answer as text */
export const getSortKey = (kind: ValueKind, value: unknown, formatText: () => string): number | string | undefined =>
  sortKeysByKind[kind](value, formatText);
