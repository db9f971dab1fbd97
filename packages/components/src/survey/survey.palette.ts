import type { MessagesOf } from '@tideform/i18n';
import type { PaletteEntry } from '../kit/palette/palette-entry.ts';
import { surveyPaletteMessages } from './survey.palette.messages.ts';
import type { SurveyProps, SurveyValue } from './survey.ts';

export const surveyEntry: PaletteEntry<SurveyProps, SurveyValue, MessagesOf<typeof surveyPaletteMessages>> = {
  group: 'choice',
  messages: surveyPaletteMessages,
  start: ({ label, question, poor, fair, good }) => ({
    label,
    input: true,
    questions: [1, 2, 3].map((number) => ({ label: question({ number }), value: `question${number}` })),
    values: [
      { label: poor, value: 'poor' },
      { label: fair, value: 'fair' },
      { label: good, value: 'good' },
    ],
  }),
  sampleAnswer({ questions, values }) {
    const last = values.at(-1);
    if (!last || questions.length === 0) return undefined;
    return Object.fromEntries(questions.map((question) => [question.value, last.value]));
  },
};
