import { localizedPalette } from '@tideform/components/palette';
import { settings } from '@tideform/components/settings';
import { compareForms } from '@tideform/engine';
import { expect, it } from 'vitest';
import { formatSettings } from './format-settings.ts';
import { versionsMessages } from './versions.messages.ts';

const english = { language: 'en', locale: 'en' } as const;
const messages = await versionsMessages.read(english);
const saidKinds = await localizedPalette.read(english);
const panes = {
  number: await settings.number.read(english),
  radio: await settings.radio.read(english),
  textfield: await settings.textfield.read(english),
};

/** Formats the differences between two versions of a component. */
function formatDifferences(
  type: keyof typeof panes,
  before: object,
  after: object,
  pane: keyof typeof panes | undefined = type,
) {
  const form = (settingsOf: object) => ({ components: [{ type, key: 'a', ...settingsOf }] });
  const [comparedComponent] = compareForms(form(before), form(after)).components;
  const locale = { settingsForm: pane && panes[pane], messages, palette: saidKinds, locale: 'en' };
  return formatSettings(comparedComponent?.settings ?? [], locale).map((one) => `${one.before} → ${one.after}`);
}

it.each([
  [{ label: 'Wind' }, { label: 'Wind speed' }, 'Label: Wind → Label: Wind speed'],
  [{ validate: { max: 45 } }, { validate: { max: 12_000.5 } }, 'Maximum: 45 → Maximum: 12,000.5'],
  [{}, { validate: { required: true } }, 'Required: off → Required'],
  [{ hidden: true }, { hidden: false }, 'Hidden → Hidden: off'],
  [
    { description: 'At <b>10 m</b>' },
    { description: '' },
    'Hint below the field: At 10 m → Hint below the field: none',
  ],
  [
    { labelPosition: 'top' },
    { labelPosition: 'left-left' },
    'Label position: Above → Label position: Before the field',
  ],
])('names a changed setting as in the builder: %j and %j', (before, after, expected) => {
  expect(formatDifferences('number', before, after)).toEqual([expected]);
});

it('shows the labels of a list, and only the name of a setting with complex values', () => {
  const values = (...labels: string[]) => ({ values: labels.map((label) => ({ label, value: label.toLowerCase() })) });
  expect(formatDifferences('radio', values('Yes', 'No'), values('Yes', 'No', 'None'))).toEqual([
    expect.stringMatching(/: Yes, No → .*: Yes, No, None$/),
  ]);
  const shown = { conditional: { show: true, conjunction: 'all', conditions: [{ component: 'b', value: 1 }] } };
  expect(formatDifferences('number', {}, shown)).toEqual([expect.stringMatching(/: none → .*: custom$/)]);
});

it('shows component types by their names, and unknown properties by their keys', () => {
  expect(formatDifferences('number', { type: 'textfield' }, {}, 'number')).toEqual([
    'Component type: Text → Component type: Number',
  ]);
  expect(formatDifferences('number', {}, { customField: 'Tag' })).toEqual(['Custom field: none → Custom field: Tag']);
  expect(formatDifferences('number', {}, { theirOwn: 'x' })).toEqual([
    'Setting “theirOwn”: none → Setting “theirOwn”: x',
  ]);
  expect(formatDifferences('textfield', { label: 'A' }, { label: 'B' }, undefined)).toEqual(['Label: A → Label: B']);
});

it('truncates a long text', () => {
  const [expected] = formatDifferences('textfield', {}, { placeholder: 'x'.repeat(200) });
  expect(expected?.length).toBeLessThan(140);
  expect(expected).toMatch(/x…$/);
});
