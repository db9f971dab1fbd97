import type { FormDefinition, PrintFunctions } from '@tideform/engine';
import { createSession } from '@tideform/engine';
import { field, scenarioSpecs } from '@tideform/engine/testing';
import { expect, it } from 'vitest';
import { compareAnswers } from './compare-answers.ts';

const pair: PrintFunctions[string] = ({ value, label }: { value: unknown; label: string }) => [
  { kind: 'pair', label, value: String(value) },
];
const prints: PrintFunctions = {
  textfield: pair,
  number: pair,
  email: ({ value }) => [{ kind: 'image', source: String(value), alt: 'Face' }],
  panel: ({ slots }) => [{ kind: 'group', blocks: slots.flat() }],
};
const form: FormDefinition = {
  components: [
    field('panel', 'Page', { components: [field('textfield', 'Site'), field('number', 'Count')] }),
    field('datagrid', 'Tools', { components: [field('textfield', 'Name')] }),
    field('email', 'Mail'),
    field('textfield', 'Secret', { creatorPermissions: 'hidden' }),
  ],
};
const open = (data: object, definition = form) =>
  createSession({
    ...{ form: definition, specs: scenarioSpecs, data: { ...data }, readOnly: true, nowMs: 0 },
    viewer: { id: 'ada', isCreator: true } as never,
  });
const compared = (before: object, after: object, later = form) =>
  compareAnswers(open(before), open(after, later), prints)
    .filter(({ isSame }) => !isSame)
    .map(({ names, before: was, after: is }) => [names.join(' '), was, is]);

it('[ENG-310] lists each question with its answer before and after', () => {
  const before = { site: 'Kew', count: 1, tools: [{ name: 'Saw' }] };
  expect(compared(before, { ...before, count: 2, tools: [{ name: 'Saw' }, { name: 'Axe' }] })).toEqual([
    ['Count', '1', '2'],
    ['Tools 2 Name', undefined, 'Axe'],
  ]);
  expect(compared(before, { site: 'Kew' })).toEqual([
    ['Count', '1', ''],
    ['Tools 1 Name', 'Saw', undefined],
  ]);
});

it('[ENG-310] detects different pictures with the same name', () => {
  expect(compared({ mail: 'a' }, { mail: 'b' })).toEqual([['Mail', '[Face]', '[Face]']]);
});

it('[ENG-310] lists questions that only exist in the earlier version at the end', () => {
  const later = { components: [field('number', 'Count'), field('textfield', 'New')] };
  expect(compared({ site: 'Kew', count: 1 }, { count: 2, new: 'x' }, later)).toEqual([
    ['Count', '1', '2'],
    ['New', undefined, 'x'],
    ['Site', 'Kew', undefined],
  ]);
});

it('[ENG-310] leaves out fields that are hidden from the viewer', () => {
  expect(compared({ secret: 'a' }, { secret: 'b' })).toEqual([]);
});
