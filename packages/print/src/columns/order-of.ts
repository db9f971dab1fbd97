import type { ValueKind } from '@tideform/engine';

type Order = (value: unknown, words: () => string) => number | string | undefined;

const inWords: Order = (_, words) => words() || undefined;
const byNumber: Order = (value, words) => (typeof value === 'number' ? value : inWords(value, words));
const byInstant: Order = (value, words) => {
  const ms = typeof value === 'string' ? Date.parse(value) : Number.NaN;
  return Number.isNaN(ms) ? inWords(value, words) : ms;
};
const asItIs: Order = (value, words) => (typeof value === 'string' ? value : inWords(value, words));

const orders: Readonly<Record<ValueKind, Order>> = {
  text: inWords,
  longText: inWords,
  markup: inWords,
  code: inWords,
  email: inWords,
  phone: inWords,
  link: inWords,
  secret: inWords,
  number: byNumber,
  amount: byNumber,
  tick: (value) => (value === true ? 1 : 0),
  date: byInstant,
  dateTime: byInstant,
  time: asItIs,
  day: inWords,
  choice: inWords,
  choices: inWords,
  decision: inWords,
  people: inWords,
  place: inWords,
  files: inWords,
  picture: inWords,
  pairs: inWords,
  group: inWords,
  rows: inWords,
  anything: inWords,
  none: () => undefined,
};

/** What puts answers of a kind in order. */
export const orderOf = (kind: ValueKind, value: unknown, words: () => string): number | string | undefined =>
  orders[kind](value, words);
