import type { PaletteEntry } from '../kit/palette/palette-entry.ts';
import { timePaletteMessages } from './time.palette.messages.ts';
import type { TimeProps, TimeValue } from './time.ts';

export const timeEntry: PaletteEntry<TimeProps, TimeValue> = {
  group: 'dates',
  messages: timePaletteMessages,
  start: ({ label }) => ({ label, input: true }),
  sampleAnswer: () => '09:30:00',
};
