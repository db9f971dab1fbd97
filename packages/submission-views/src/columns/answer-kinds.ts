import type { ValueKind } from '@tideform/engine';
import type { CellKind, FilterKind } from './submission-column.ts';

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
