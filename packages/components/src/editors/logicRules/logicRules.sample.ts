import type { ComponentSample } from '../../kit/component-sample.ts';

const definition = { type: 'logicRules', key: 'logic', label: 'Rules', input: true };
const requiredProperty = { label: 'Required', value: 'validate.required', type: 'boolean' };

export const logicRulesSamples: readonly ComponentSample[] = [
  {
    name: 'Required in strong wind',
    definition,
    answer: [
      {
        name: 'Strong wind',
        trigger: { type: 'simple', simple: { show: true, when: 'wind', eq: 'strong' } },
        actions: [
          { name: 'Ask', type: 'property', property: requiredProperty, state: true },
          {
            name: 'Say why',
            type: 'property',
            property: { label: 'Hint', value: 'description', type: 'string' },
            text: 'The wind was strong.',
          },
        ],
      },
    ],
  },
  {
    name: 'By code',
    definition: { ...definition, description: 'A rule changes this component while its trigger holds.' },
    answer: [
      {
        name: 'Large',
        trigger: { type: 'javascript', javascript: 'result = data.amount > 1000;' },
        actions: [
          { name: 'Take over', type: 'value', value: 'value = data.amount;' },
          { name: 'Ask more', type: 'mergeComponentSchema', schemaDefinition: "schema = { label: 'Reason' };" },
        ],
      },
    ],
  },
  {
    name: 'As form files hold it',
    definition,
    answer: [
      { name: '', trigger: { type: 'moon', json: '' }, actions: [{ type: 'dance' }, null] },
      { trigger: { type: 'event', event: 'stop' } },
      null,
    ],
  },
];
