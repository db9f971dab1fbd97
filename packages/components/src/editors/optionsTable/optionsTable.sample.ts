import type { ComponentSample } from '../../kit/component-sample.ts';

const definition = { type: 'optionsTable', key: 'values', label: 'Choices', input: true };

export const optionsTableSamples: readonly ComponentSample[] = [
  {
    name: 'Three choices',
    definition: { ...definition, validate: { required: true } },
    answer: [
      { label: 'Yes', value: 'yes' },
      { label: 'No', value: 'no' },
      { label: 'No scaffold on site', value: 'none' },
    ],
  },
  {
    name: 'Questions of a survey',
    definition: { ...definition, key: 'questions', label: 'Questions', entry: 'question' },
    answer: [{ label: 'How clear was the briefing?', value: 'briefing' }],
  },
  {
    name: 'As form files hold it',
    definition: { ...definition, description: 'Shown to the person who answers' },
    answer: ['Low', { label: 'High', value: 2, shortcut: 'H' }, null, { label: '', value: '' }],
  },
];
