import type { FormDefinition, PrintFunctions } from '@tideform/engine';
import { createSession } from '@tideform/engine';
import { createField, scenarioSpecs } from '@tideform/engine/testing';
import { expect, it } from 'vitest';
import { compareAnswers } from './compare-answers.ts';

const printPair: PrintFunctions[string] = ({ value, label }: { value: unknown; label: string }) => [
  { kind: 'pair', label, value: String(value) },
];
const prints: PrintFunctions = {
  textfield: printPair,
  number: printPair,
  email: ({ value }) => [{ kind: 'image', source: String(value), alt: 'Face' }],
  panel: ({ slots }) => [{ kind: 'group', blocks: slots.flat() }],
};
const form: FormDefinition = {
  components: [
    createField('panel', 'Page', { components: [createField('textfield', 'Site'), createField('number', 'Count')] }),
    createField('datagrid', 'Tools', { components: [createField('textfield', 'Name')] }),
    createField('email', 'Mail'),
    createField('textfield', 'Secret', { creatorPermissions: 'hidden' }),
  ],
};
const openSession = (data: object, definition = form) =>
  createSession({
    ...{ form: definition, specs: scenarioSpecs, data: { ...data }, readOnly: true, nowMs: 0 },
    viewer: { id: 'ada', isCreator: true } as never,
  });
const listDifferences = (before: object, after: object, later = form) =>
  compareAnswers(openSession(before), openSession(after, later), prints)
    .filter(({ isSame }) => !isSame)
    .map(({ names, before: was, after: is }) => [names.join(' '), was, is]);

it('[ENG-310] lists each question with its answer before and after', () => {
  const before = { site: 'Kew', count: 1, tools: [{ name: 'Saw' }] };
  expect(listDifferences(before, { ...before, count: 2, tools: [{ name: 'Saw' }, { name: 'Axe' }] })).toEqual([
    ['Count', '1', '2'],
    ['Tools 2 Name', undefined, 'Axe'],
  ]);
  expect(listDifferences(before, { site: 'Kew' })).toEqual([
    ['Count', '1', ''],
    ['Tools 1 Name', 'Saw', undefined],
  ]);
});

it('[ENG-310] detects different pictures with the same name', () => {
  expect(listDifferences({ mail: 'a' }, { mail: 'b' })).toEqual([['Mail', '[Face]', '[Face]']]);
});

it('[ENG-310] lists questions that only exist in the earlier version at the end', () => {
  const later = { components: [createField('number', 'Count'), createField('textfield', 'New')] };
  expect(listDifferences({ site: 'Kew', count: 1 }, { count: 2, new: 'x' }, later)).toEqual([
    ['Count', '1', '2'],
    ['New', undefined, 'x'],
    ['Site', 'Kew', undefined],
  ]);
});

it('[ENG-310] leaves out fields that are hidden from the viewer', () => {
  expect(listDifferences({ secret: 'a' }, { secret: 'b' })).toEqual([]);
});
