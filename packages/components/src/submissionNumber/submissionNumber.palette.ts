import type { PaletteEntry } from '../kit/palette/palette-entry.ts';
import { submissionNumberPaletteWords } from './submissionNumber.palette.words.ts';
import type { SubmissionNumberProps, SubmissionNumberValue } from './submissionNumber.ts';

export const submissionNumberEntry: PaletteEntry<SubmissionNumberProps, SubmissionNumberValue> = {
  group: 'data',
  words: submissionNumberPaletteWords,
  start: ({ label }) => ({ label, input: true }),
  sampleAnswer: () => 42,
};
