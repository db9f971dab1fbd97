import { describe, expect, it } from 'vitest';
import type { PrintAnswer } from '../component-spec.ts';
import { createField, startScenario } from '../testing/index.ts';
import { type PrintFunctions, printBlankForm, printField, printForm } from './print-form.ts';

const printPair: PrintAnswer = ({ label, value }) => [{ kind: 'pair', label, value: String(value) }];
const printGroup: PrintAnswer = ({ label, slots }) => [{ kind: 'group', title: label, blocks: slots.flat() }];
const printJson: PrintAnswer = ({ value, slots }) => [{ kind: 'text', text: JSON.stringify(value) }, ...slots.flat()];

const printCounted: PrintAnswer = ({ value, rows }) => [
  { kind: 'heading', level: 2, text: JSON.stringify(value) },
  ...(rows ?? []).map((columns) => ({ kind: 'group', blocks: columns.flat() }) as const),
];

const printFunctions: PrintFunctions = {
  textfield: printPair,
  panel: printGroup,
  container: printJson,
  columns: printJson,
  datagrid: printCounted,
};

describe('printForm', () => {
  it('[ENG-55] prints blocks in the order of the definition, containers with their slots, and no invisible components', () => {
    const { session } = startScenario([
      createField('panel', 'Page', {
        components: [createField('textfield', 'A'), createField('textfield', 'Secret', { hidden: true })],
      }),
      createField('container', 'Home', {
        components: [createField('columns', 'C', { columns: [{ components: [createField('textfield', 'B')] }] })],
      }),
    ])
      .answer('A', 'x')
      .answer('B', 'y');
    expect(printForm(session, printFunctions)).toEqual([
      { kind: 'group', title: 'Page', blocks: [{ kind: 'pair', label: 'A', value: 'x' }] },
      { kind: 'text', text: '{"b":"y"}' },
      { kind: 'text', text: undefined },
      { kind: 'pair', label: 'B', value: 'y' },
    ]);
  });

  it('[ENG-58] omits components by pdfVisibility, always or while they have no answer', () => {
    const inside = { components: [createField('textfield', 'B')], pdfVisibility: 'hideIfEmpty' };
    const form = startScenario([
      createField('textfield', 'A', { pdfVisibility: 'hidden' }),
      createField('panel', 'Page', inside),
      createField('textfield', 'C', { pdfVisibility: 'visible' }),
    ]);
    const empty = { kind: 'pair', label: 'C', value: '' };
    expect(printForm(form.session, printFunctions)).toEqual([empty]);
    form.answer('B', 'y');
    const page = { kind: 'group', title: 'Page', blocks: [{ kind: 'pair', label: 'B', value: 'y' }] };
    expect(printForm(form.session, printFunctions)).toEqual([page, empty]);
  });

  it('[ENG-57] passes the blocks of each row, by column, and the answer to a grid’s print function', () => {
    const components = [createField('textfield', 'A'), createField('textfield', 'B', { hidden: true })];
    const { session } = startScenario([
      createField('container', 'C', { components: [createField('datagrid', 'G', { components })] }),
    ])
      .addRow('G')
      .answer('A, row 2', 'x');
    expect(printForm(session, { ...printFunctions, container: printGroup })).toEqual([
      {
        kind: 'group',
        title: 'C',
        blocks: [
          { kind: 'heading', level: 2, text: '[{"a":"","b":""},{"a":"x","b":""}]' },
          { kind: 'group', blocks: [{ kind: 'pair', label: 'A', value: '' }] },
          { kind: 'group', blocks: [{ kind: 'pair', label: 'A', value: 'x' }] },
        ],
      },
    ]);
    expect(printForm(session, { textfield: printPair })).toHaveLength(4);
  });

  it('[ENG-56] prints the label of a component without a print function, and its children', () => {
    const { session } = startScenario([
      createField('hologram', 'Holo', { components: [createField('textfield', 'A')] }),
      createField('number', 'Count'),
      { type: 'nameless' },
    ]);
    expect(printForm(session, printFunctions)).toEqual([
      { kind: 'text', text: 'Holo' },
      { kind: 'pair', label: 'A', value: '' },
      { kind: 'text', text: 'Count' },
      { kind: 'text', text: 'nameless' },
    ]);
  });

  it('[ENG-59] prints a component as changed by logic', () => {
    const shout = { type: 'property', property: { value: 'label', type: 'string' }, text: 'Name of the child' };
    const { session } = startScenario([
      createField('checkbox', 'Child'),
      createField('textfield', 'Name', {
        logic: [{ trigger: { type: 'json', json: { var: 'data.child' } }, actions: [shout] }],
      }),
    ]).answer('Child', true);
    expect(printForm(session, printFunctions)).toContainEqual({ kind: 'pair', label: 'Name of the child', value: '' });
  });

  it('prints a single field, and nothing for an invisible one', () => {
    const { session } = startScenario([
      createField('textfield', 'A', { pdfVisibility: 'hidden' }),
      createField('textfield', 'B', { hidden: true }),
    ]).answer('A', 'x');
    const [a, b] = session.rootIds;
    expect(printField(a!, session, printFunctions)).toEqual([{ kind: 'pair', label: 'A', value: 'x' }]);
    expect(printField(b!, session, printFunctions)).toEqual([]);
  });

  it('[ENG-262] starts a page or keeps blocks together by CSS class', () => {
    const { session } = startScenario([
      createField('textfield', 'A', { customClass: 'wide page-break' }),
      createField('textfield', 'B', { customClassAdvanced: '.prevent-split' }),
      createField('panel', 'Page', {
        ...{ pdfVisibility: 'hideIfEmpty', customClass: 'page-break prevent-split' },
        components: [createField('textfield', 'C', { customClass: 'page-break' })],
      }),
    ])
      .answer('A', 'x')
      .answer('B', 'y');
    const blank: PrintAnswer = ({ label, value }) => [{ kind: 'pair', label, value: `${value ?? ''}` }];
    expect(printForm(session, { ...printFunctions, textfield: blank })).toEqual([
      { kind: 'newPage' },
      { kind: 'pair', label: 'A', value: 'x' },
      { kind: 'group', isTogether: true, blocks: [{ kind: 'pair', label: 'B', value: 'y' }] },
    ]);
  });

  it('[ENG-300] prints a writing line for each answer of a blank form, with a star for required ones', () => {
    const { session } = startScenario([
      createField('textfield', 'A', { validate: { required: true }, defaultValue: 'x' }),
      createField('panel', 'Page', { components: [createField('textfield', 'B')], pdfVisibility: 'hideIfEmpty' }),
    ]).answer('B', 'y');
    const printsWithValues: PrintFunctions = {
      ...printFunctions,
      textfield: ({ label, value }) => [{ kind: 'pair', label, value: `${value ?? ''}` }],
    };
    expect(printBlankForm(session, printsWithValues)).toEqual([
      { kind: 'blank', label: 'A *', room: { lines: 1 } },
      { kind: 'group', title: 'Page', blocks: [{ kind: 'blank', label: 'B', room: { lines: 1 } }] },
    ]);
  });

  it('[ENG-301] prints conditional components on a blank form, but not hidden or omitted ones', () => {
    const { session } = startScenario([
      createField('textfield', 'A'),
      createField('textfield', 'B', { conditional: { show: true, when: 'a', eq: 'yes' } }),
      createField('textfield', 'C', { hidden: true }),
      createField('textfield', 'D', { pdfVisibility: 'hidden' }),
    ]);
    const labels = printBlankForm(session, { textfield: ({ label }) => [{ kind: 'text', text: label }] });
    expect(labels).toEqual([
      { kind: 'text', text: 'A' },
      { kind: 'text', text: 'B' },
    ]);
  });

  it('[ENG-302] passes isBlank to components, so that they can print other writing space', () => {
    const boxes: PrintAnswer = ({ label, isBlank, value }) => [{ kind: 'text', text: `${label} ${isBlank} ${value}` }];
    const { session } = startScenario([createField('textfield', 'A')]).answer('A', 'x');
    expect(printBlankForm(session, { textfield: boxes })).toEqual([{ kind: 'text', text: 'A true undefined' }]);
    expect(printForm(session, { textfield: boxes })).toEqual([{ kind: 'text', text: 'A undefined x' }]);
  });
});
