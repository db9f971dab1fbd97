import type { PaletteEntry } from '../kit/palette/palette-entry.ts';
import type { TimeProps, TimeValue } from './time.ts';

export const timeEntry: PaletteEntry<TimeProps, TimeValue> = {
  name: 'Time',
  group: 'Date and time',
  words: 'clock hour minute',
  start: { label: 'Time', input: true },
  sampleAnswer: () => '09:30:00',
};
