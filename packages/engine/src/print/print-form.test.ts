import { describe, expect, it } from 'vitest';
import type { PrintAnswer } from '../component-spec.ts';
import { field, scenario } from '../testing/index.ts';
import { type Prints, printForm } from './print-form.ts';

const pair: PrintAnswer = ({ label, value }) => [{ kind: 'pair', label, value: String(value) }];
const group: PrintAnswer = ({ label, slots }) => [{ kind: 'group', title: label, blocks: slots.flat() }];
const json: PrintAnswer = ({ value, slots }) => [{ kind: 'text', text: JSON.stringify(value) }, ...slots.flat()];

const prints: Prints = { textfield: pair, panel: group, container: json, columns: json };

describe('printForm', () => {
  it('[ENG-55] gives blocks in the order of the definition, containers with their slots, invisible components none', () => {
    const { session } = scenario([
      field('panel', 'Page', { components: [field('textfield', 'A'), field('textfield', 'Secret', { hidden: true })] }),
      field('container', 'Home', {
        components: [field('columns', 'C', { columns: [{ components: [field('textfield', 'B')] }] })],
      }),
    ])
      .answer('A', 'x')
      .answer('B', 'y');
    expect(printForm(session, prints)).toEqual([
      { kind: 'group', title: 'Page', blocks: [{ kind: 'pair', label: 'A', value: 'x' }] },
      { kind: 'text', text: '{"b":"y"}' },
      { kind: 'text', text: undefined },
      { kind: 'pair', label: 'B', value: 'y' },
    ]);
  });

  it('[ENG-56] names a component that nobody can print, and prints its children', () => {
    const { session } = scenario([
      field('hologram', 'Holo', { components: [field('textfield', 'A')] }),
      field('number', 'Count'),
      { type: 'nameless' },
    ]);
    expect(printForm(session, prints)).toEqual([
      { kind: 'text', text: 'Holo' },
      { kind: 'pair', label: 'A', value: '' },
      { kind: 'text', text: 'Count' },
      { kind: 'text', text: 'nameless' },
    ]);
  });
});
