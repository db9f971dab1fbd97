import type { ValueKind } from '@tideform/engine';

type GetSortKey = (value: unknown, words: () => string) => number | string | undefined;

const byText: GetSortKey = (_, words) => words() || undefined;
const byNumber: GetSortKey = (value, words) => (typeof value === 'number' ? value : byText(value, words));
const byInstant: GetSortKey = (value, words) => {
  const ms = typeof value === 'string' ? Date.parse(value) : Number.NaN;
  return Number.isNaN(ms) ? byText(value, words) : ms;
};
const byStoredText: GetSortKey = (value, words) => (typeof value === 'string' ? value : byText(value, words));

const sortKeysByKind: Readonly<Record<ValueKind, GetSortKey>> = {
  text: byText,
  longText: byText,
  markup: byText,
  code: byText,
  email: byText,
  phone: byText,
  link: byText,
  secret: byText,
  number: byNumber,
  amount: byNumber,
  tick: (value) => (value === true ? 1 : 0),
  date: byInstant,
  dateTime: byInstant,
  time: byStoredText,
  day: byText,
  choice: byText,
  choices: byText,
  decision: byText,
  people: byText,
  place: byText,
  files: byText,
  picture: byText,
  pairs: byText,
  group: byText,
  rows: byText,
  anything: byText,
  none: () => undefined,
};

/** Returns the sort key of an answer, depending on its value kind. @param words returns the answer as text */
export const getSortKey = (kind: ValueKind, value: unknown, words: () => string): number | string | undefined =>
  sortKeysByKind[kind](value, words);
