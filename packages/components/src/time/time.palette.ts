import type { PaletteEntry } from '../kit/palette/palette-entry.ts';
import { timePaletteWords } from './time.palette.words.ts';
import type { TimeProps, TimeValue } from './time.ts';

export const timeEntry: PaletteEntry<TimeProps, TimeValue> = {
  group: 'dates',
  words: timePaletteWords,
  start: ({ label }) => ({ label, input: true }),
  sampleAnswer: () => '09:30:00',
};
