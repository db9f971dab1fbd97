import type { ComponentDefinition } from '@tideform/engine';
import { expect, it } from 'vitest';
import { answeredQuestions } from './kept-answers.ts';

const text = (key: string) => ({ type: 'textfield', key, label: key, input: true });
const site = text('site');
const note = text('note');
const submit = { type: 'button', key: 'submit', action: 'submit', input: true };
const within = (type: string, key: string, ...components: ComponentDefinition[]) => ({ type, key, components });

it.each([
  ['a question that people answer', [site], [note], ['site']],
  ['what is in a panel', [within('panel', 'p', site, submit)], [note], ['site']],
  ['a grid, and none of its columns', [within('datagrid', 'lines', text('cost'))], [site, note], ['lines']],
  ['a container, and nothing in it', [within('container', 'box', text('size'))], [site, note], ['box']],
  ['several questions', [site, note], [], ['site', 'note']],
  ['none that was never published', [text('new'), submit], [site, note], []],
  ['none that is still asked', [site], [within('panel', 'p', site), note], []],
  ['no column of a grid that stays', [text('cost')], [within('datagrid', 'lines')], []],
] as const)('finds %s', (_, removed, left, keys) => {
  const asked = [
    site,
    note,
    within('datagrid', 'lines', text('cost')),
    within('container', 'box', text('size')),
    submit,
  ];
  const found = answeredQuestions(removed, { components: asked }, { components: left });
  expect(found.map(({ key }) => key)).toEqual(keys);
  expect(answeredQuestions(removed, undefined, { components: left })).toEqual([]);
});
