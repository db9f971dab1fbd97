import type { CalculatedForm } from './calculated-form.ts';
import { createCalculatedField, createField } from './create-field.ts';

const values = [
  { label: 'Low', value: '1' },
  { label: 'High', value: '5' },
];
/**
 * Component types that store short texts. NOTE: booleans are tested without them, because the form.io client never
 * settles with a boolean in a text field; numbers are tested without text areas, because the client loses them there.
 */
const shortTexts = ['textfield', 'phoneNumber', 'url'];
const others = ['hidden', 'checkbox'];
const targetTypes: Readonly<Record<string, readonly string[]>> = {
  number: [...shortTexts, 'number', 'currency', 'hidden'],
  text: [...shortTexts, 'textarea', 'number', 'currency', 'hidden'],
  switch: others,
};

/** Forms that calculate numbers, texts and booleans, each for several component types. */
export const conversions: readonly CalculatedForm[] = [
  ...[
    { is: 'number', code: '12.5' },
    { is: 'number', code: '-8.2' },
    { is: 'number', code: '0' },
    { is: 'number', code: '10 / 3' },
    { is: 'text', code: '"7"' },
    { is: 'text', code: '"Seven"' },
    { is: 'text', code: '""' },
    { is: 'switch', code: 'true' },
    { is: 'switch', code: 'false' },
  ].map(({ is, code }) => ({
    name: `the result ${code} in fields that accept a ${is}`,
    components: targetTypes[is]!.map((type) =>
      createCalculatedField(type, type, `value = ${code}`, { noRounding: true }),
    ),
    answers: [{}],
  })),
  {
    name: 'scores of selected choices',
    components: [
      createField('radio', 'risk', { values }),
      createField('select', 'harm', { data: { values } }),
      createField('selectboxes', 'seen', {
        values: [
          { label: 'Wind', value: 'wind' },
          { label: 'Rain', value: 'rain' },
        ],
      }),
      createCalculatedField('number', 'score', 'value = data.risk * data.harm'),
      createCalculatedField('textfield', 'both', 'value = data.risk + data.harm'),
      createCalculatedField('textfield', 'ticks', 'value = _.filter(data.seen).length'),
      createCalculatedField('radio', 'again', 'value = data.score > 4 ? 5 : 1', { values }),
      createCalculatedField('textfield', 'sentence', "value = 'Risk ' + data.risk + ' of ' + (data.harm || '?')"),
    ],
    answers: [
      { risk: 5, harm: 5, seen: { wind: true, rain: true } },
      { risk: 1, harm: 5, seen: { wind: true, rain: false } },
    ],
  },
  {
    name: 'multiple values, and an answer that is calculated from itself',
    components: [
      createField('textfield', 'names', { multiple: true }),
      createField('number', 'sizes', { multiple: true }),
      createCalculatedField('textfield', 'all', "value = data.names.join(', ')"),
      createCalculatedField('textfield', 'largest', 'value = _.max(data.sizes)'),
      createCalculatedField('textfield', 'shouted', 'value = (data.all || "").toUpperCase()'),
      createCalculatedField('number', 'atMost', 'value = Math.min(value || 0, 10)'),
    ],
    answers: [
      { names: ['Ada', 'Eve'], sizes: [4, 9, 2], atMost: 4 },
      { names: ['Ada'], sizes: [1], atMost: 40 },
    ],
  },
];
