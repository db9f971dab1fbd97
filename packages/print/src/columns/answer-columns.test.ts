import type { Prints } from '@tideform/engine';
import { field, scenarioSpecs } from '@tideform/engine/testing';
import { expect, it } from 'vitest';
import { answerColumns } from './answer-columns.ts';

const prints: Prints = {
  textfield: ({ value, label }) => [{ kind: 'pair', label, value: String(value) }],
  number: ({ value }) => [{ kind: 'text', text: `${value}\nin all` }],
};
const components = { specs: scenarioSpecs, prints };
const form = {
  components: [
    field('container', 'Home', { components: [field('panel', 'P', { components: [field('textfield', 'City')] })] }),
    field('number', 'Count', { key: 'a.b' }),
    field('textfield', 'Home too', { key: 'home.city' }),
    field('email', 'Mail'),
  ],
};

it('reads answers in containers and behind dotted keys, once each', () => {
  const columns = answerColumns(form, components);
  expect(columns.map(({ path, label }) => [path, label])).toEqual([
    ['home.city', 'City'],
    ['a.b', 'Count'],
    ['mail', 'Mail'],
  ]);
  const data = { home: { city: 'Bergen' }, a: { b: 7 }, mail: 'a@b.no' };
  expect(columns.map((column) => column.text(data))).toEqual(['Bergen', '7 in all', '']);
  expect(columns.map((column) => column.lines?.(data))).toEqual(['Bergen', '7\nin all', '']);
});

it('says what a picture shows, and not again what was asked', () => {
  const email: Prints['email'] = ({ value, label }) => [
    { kind: 'group', label, blocks: [{ kind: 'image', source: String(value), alt: 'Face' }] },
  ];
  const [mail] = answerColumns({ components: [field('email', 'Mail')] }, { specs: scenarioSpecs, prints: { email } });
  expect(mail!.text({ mail: 'a@b.no' })).toBe('[Face]');
});

it('has the parts of an answer in lines, and not their title, which was asked', () => {
  const part = { kind: 'pair', label: 'Name', value: 'Holt' } as const;
  const email: Prints['email'] = ({ label }) => [{ kind: 'group', title: label, blocks: [part] }];
  const [mail] = answerColumns({ components: [field('email', 'Mail')] }, { specs: scenarioSpecs, prints: { email } });
  expect(mail!.lines?.({ mail: 'a@b.no' })).toBe('Name: Holt');
});

it('has the rows of an answer that is a table in lines, and not its caption, which was asked', () => {
  const cell = (text: string) => ({ kind: 'text', text }) as const;
  const email: Prints['email'] = ({ label }) => [
    { kind: 'table', caption: label, header: ['Key', 'Value'], rows: [[cell('North'), cell('Open')]] },
  ];
  const [mail] = answerColumns({ components: [field('email', 'Mail')] }, { specs: scenarioSpecs, prints: { email } });
  expect(mail!.text({ mail: 'a@b.no' })).toBe('Key | Value North | Open');
  expect(mail!.lines?.({ mail: 'a@b.no' })).toBe('Key | Value\nNorth | Open');
});

it('says nothing where an answer leads nowhere', () => {
  const [city] = answerColumns(form, components);
  expect([{}, { home: 'x' }, { home: null }].map((data) => city!.text(data))).toEqual(['', '', '']);
});

it('says where there is something to choose from that the form does not hold', () => {
  const choosing = { ...scenarioSpecs.textfield!, choicesFrom: () => ({ address: 'rows:assets?' }) };
  const specs = { ...scenarioSpecs, textfield: choosing };
  const columns = answerColumns(
    { components: [field('textfield', 'Asset'), field('email', 'Mail')] },
    { specs, prints },
  );
  expect(columns.map(({ choicesAt }) => choicesAt)).toEqual(['rows:assets?', undefined]);
});
