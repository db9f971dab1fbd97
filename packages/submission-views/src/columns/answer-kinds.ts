import type { ValueKind } from '@tideform/engine';
import type { CellKind, FilterKind } from './submission-column.ts';

interface KindDisplay {
  readonly filter: FilterKind;
  readonly cell: CellKind;
  readonly widthPx: number;
  /** True if the summary counts equal answers as one value, although the column has a text filter. */
  readonly hasWholeValues?: boolean;
}

const text: KindDisplay = { filter: 'text', cell: 'text', widthPx: 200 };
/** Short texts, counted as whole values. */
const shortText: KindDisplay = { ...text, hasWholeValues: true };
const numeric: KindDisplay = { filter: 'number', cell: 'number', widthPx: 120 };
const days: KindDisplay = { filter: 'days', cell: 'text', widthPx: 150 };
const choice: KindDisplay = { filter: 'values', cell: 'tags', widthPx: 180 };

/** Maps a value kind to how its answers are displayed and filtered in a table. */
export const answerKinds: Readonly<Record<ValueKind, KindDisplay>> = {
  text: shortText,
  longText: text,
  markup: { ...text, widthPx: 260 },
  code: text,
  email: { ...shortText, widthPx: 220 },
  phone: { ...shortText, widthPx: 150 },
  link: { ...shortText, widthPx: 220 },
  secret: text,
  number: numeric,
  amount: numeric,
  tick: { ...choice, cell: 'text', widthPx: 100 },
  date: days,
  dateTime: { ...days, widthPx: 190 },
  time: { ...shortText, widthPx: 110 },
  day: days,
  choice,
  choices: { ...choice, widthPx: 240 },
  decision: { ...text, widthPx: 220 },
  people: { ...choice, cell: 'people', widthPx: 200 },
  place: { ...text, widthPx: 260 },
  files: { ...text, cell: 'files', widthPx: 220 },
  picture: { ...text, cell: 'files' },
  pairs: { ...text, widthPx: 260 },
  group: text,
  rows: text,
  anything: text,
  none: text,
};
