import type { PaletteEntry } from '../kit/palette/palette-entry.ts';
import { submissionNumberPaletteMessages } from './submissionNumber.palette.messages.ts';
import type { SubmissionNumberProps, SubmissionNumberValue } from './submissionNumber.ts';

export const submissionNumberEntry: PaletteEntry<SubmissionNumberProps, SubmissionNumberValue> = {
  group: 'data',
  messages: submissionNumberPaletteMessages,
  start: ({ label }) => ({ label, input: true }),
  sampleAnswer: () => 42,
};
