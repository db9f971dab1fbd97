import type { ValueKind } from '@tideform/engine';
import type { CellKind, FilterKind } from './submission-column.ts';

interface Kind {
  readonly filter: FilterKind;
  readonly cell: CellKind;
  readonly widthPx: number;
  /** Equal answers are one value in the summary, though the column is filtered by words. */
  readonly hasWholeValues?: boolean;
}

const words: Kind = { filter: 'text', cell: 'text', widthPx: 200 };
/** Short texts, each of which is counted as a whole. */
const named: Kind = { ...words, hasWholeValues: true };
const figures: Kind = { filter: 'number', cell: 'number', widthPx: 120 };
const days: Kind = { filter: 'days', cell: 'text', widthPx: 150 };
const chosen: Kind = { filter: 'values', cell: 'tags', widthPx: 180 };

/** How answers of each kind are shown and found in a table. */
export const answerKinds: Readonly<Record<ValueKind, Kind>> = {
  text: named,
  longText: words,
  markup: { ...words, widthPx: 260 },
  code: words,
  email: { ...named, widthPx: 220 },
  phone: { ...named, widthPx: 150 },
  link: { ...named, widthPx: 220 },
  secret: words,
  number: figures,
  amount: figures,
  tick: { ...chosen, cell: 'text', widthPx: 100 },
  date: days,
  dateTime: { ...days, widthPx: 190 },
  time: { ...named, widthPx: 110 },
  day: days,
  choice: chosen,
  choices: { ...chosen, widthPx: 240 },
  decision: { ...words, widthPx: 220 },
  people: { ...chosen, cell: 'people', widthPx: 200 },
  place: { ...words, widthPx: 260 },
  files: { ...words, cell: 'files', widthPx: 220 },
  picture: { ...words, cell: 'files' },
  pairs: { ...words, widthPx: 260 },
  group: words,
  rows: words,
  anything: words,
  none: words,
};
