import type { PrintFunctions } from '@tideform/engine';
import { createField, scenarioSpecs } from '@tideform/engine/testing';
import { expect, it } from 'vitest';
import { createFormAnswerColumns } from './create-form-answer-columns.ts';

const prints: PrintFunctions = {
  textfield: ({ value, label }) => [{ kind: 'pair', label, value: String(value) }],
  number: ({ value }) => [{ kind: 'text', text: `${value}\nin all` }],
};
const components = { specs: scenarioSpecs, prints };
const form = {
  components: [
    createField('container', 'Home', {
      components: [createField('panel', 'P', { components: [createField('textfield', 'City')] })],
    }),
    createField('number', 'Count', { key: 'a.b' }),
    createField('textfield', 'Home too', { key: 'home.city' }),
    createField('email', 'Mail'),
  ],
};

it('finds answers in containers and with dotted keys', () => {
  const columns = createFormAnswerColumns(form, components);
  expect(columns.map(({ path, label }) => [path, label])).toEqual([
    ['home.city', 'City'],
    ['a.b', 'Count'],
    ['mail', 'Mail'],
  ]);
  const data = { home: { city: 'Bergen' }, a: { b: 7 }, mail: 'a@b.no' };
  expect(columns.map((column) => column.text(data))).toEqual(['Bergen', '7 in all', '']);
  expect(columns.map((column) => column.lines?.(data))).toEqual(['Bergen', '7\nin all', '']);
});

it('returns the content of a picture without repeating the question', () => {
  const email: PrintFunctions['email'] = ({ value, label }) => [
    { kind: 'group', label, blocks: [{ kind: 'image', source: String(value), alt: 'Face' }] },
  ];
  const [mail] = createFormAnswerColumns(
    { components: [createField('email', 'Mail')] },
    { specs: scenarioSpecs, prints: { email } },
  );
  expect(mail!.text({ mail: 'a@b.no' })).toBe('[Face]');
});

it('returns the parts of an answer as lines, without the title', () => {
  const part = { kind: 'pair', label: 'Name', value: 'Holt' } as const;
  const email: PrintFunctions['email'] = ({ label }) => [{ kind: 'group', title: label, blocks: [part] }];
  const [mail] = createFormAnswerColumns(
    { components: [createField('email', 'Mail')] },
    { specs: scenarioSpecs, prints: { email } },
  );
  expect(mail!.lines?.({ mail: 'a@b.no' })).toBe('Name: Holt');
});

it('returns the rows of a table answer as lines, without the caption', () => {
  const cell = (text: string) => ({ kind: 'text', text }) as const;
  const email: PrintFunctions['email'] = ({ label }) => [
    { kind: 'table', caption: label, header: ['Key', 'Value'], rows: [[cell('North'), cell('Open')]] },
  ];
  const [mail] = createFormAnswerColumns(
    { components: [createField('email', 'Mail')] },
    { specs: scenarioSpecs, prints: { email } },
  );
  expect(mail!.text({ mail: 'a@b.no' })).toBe('Key | Value North | Open');
  expect(mail!.lines?.({ mail: 'a@b.no' })).toBe('Key | Value\nNorth | Open');
});

it('returns an empty text if the data has no object at the path', () => {
  const [city] = createFormAnswerColumns(form, components);
  expect([{}, { home: 'x' }, { home: null }].map((data) => city!.text(data))).toEqual(['', '', '']);
});

it("contains the URL of choices that the form definition doesn't contain", () => {
  const textFieldWithChoices = { ...scenarioSpecs.textfield!, choicesFrom: () => ({ address: 'rows:assets?' }) };
  const specs = { ...scenarioSpecs, textfield: textFieldWithChoices };
  const columns = createFormAnswerColumns(
    { components: [createField('textfield', 'Asset'), createField('email', 'Mail')] },
    { specs, prints },
  );
  expect(columns.map(({ choicesUrl: choicesAt }) => choicesAt)).toEqual(['rows:assets?', undefined]);
});
