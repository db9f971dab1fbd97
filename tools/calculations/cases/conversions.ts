import type { CalculatedForm } from './calculated-form.ts';
import { calculated, question } from './question.ts';

const values = [
  { label: 'Low', value: '1' },
  { label: 'High', value: '5' },
];
/** NOTE: the client has no rest with a switch in a question for texts, and loses numbers that are calculated for long texts. */
const shortTexts = ['textfield', 'phoneNumber', 'url'];
const others = ['hidden', 'checkbox'];
const kinds: Readonly<Record<string, readonly string[]>> = {
  number: [...shortTexts, 'number', 'currency', 'hidden'],
  text: [...shortTexts, 'textarea', 'number', 'currency', 'hidden'],
  switch: others,
};

/** What a calculation gives, in each kind of question, whether it fits or not. */
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
    name: `${code} in questions that may be a ${is}`,
    components: kinds[is]!.map((type) => calculated(type, type, `value = ${code}`, { noRounding: true })),
    answers: [{}],
  })),
  {
    name: 'scores of choices',
    components: [
      question('radio', 'risk', { values }),
      question('select', 'harm', { data: { values } }),
      question('selectboxes', 'seen', {
        values: [
          { label: 'Wind', value: 'wind' },
          { label: 'Rain', value: 'rain' },
        ],
      }),
      calculated('number', 'score', 'value = data.risk * data.harm'),
      calculated('textfield', 'both', 'value = data.risk + data.harm'),
      calculated('textfield', 'ticks', 'value = _.filter(data.seen).length'),
      calculated('radio', 'again', 'value = data.score > 4 ? 5 : 1', { values }),
      calculated('textfield', 'sentence', "value = 'Risk ' + data.risk + ' of ' + (data.harm || '?')"),
    ],
    answers: [
      { risk: 5, harm: 5, seen: { wind: true, rain: true } },
      { risk: 1, harm: 5, seen: { wind: true, rain: false } },
    ],
  },
  {
    name: 'several answers, and an answer that is calculated from itself',
    components: [
      question('textfield', 'names', { multiple: true }),
      question('number', 'sizes', { multiple: true }),
      calculated('textfield', 'all', "value = data.names.join(', ')"),
      calculated('textfield', 'largest', 'value = _.max(data.sizes)'),
      calculated('textfield', 'shouted', 'value = (data.all || "").toUpperCase()'),
      calculated('number', 'atMost', 'value = Math.min(value || 0, 10)'),
    ],
    answers: [
      { names: ['Ada', 'Eve'], sizes: [4, 9, 2], atMost: 4 },
      { names: ['Ada'], sizes: [1], atMost: 40 },
    ],
  },
];
