import { describe, expect, it } from 'vitest';
import type { PrintAnswer } from '../component-spec.ts';
import { field, scenario } from '../testing/index.ts';
import { type PrintFunctions, printBlankForm, printField, printForm } from './print-form.ts';

const pair: PrintAnswer = ({ label, value }) => [{ kind: 'pair', label, value: String(value) }];
const group: PrintAnswer = ({ label, slots }) => [{ kind: 'group', title: label, blocks: slots.flat() }];
const json: PrintAnswer = ({ value, slots }) => [{ kind: 'text', text: JSON.stringify(value) }, ...slots.flat()];

const counted: PrintAnswer = ({ value, rows }) => [
  { kind: 'heading', level: 2, text: JSON.stringify(value) },
  ...(rows ?? []).map((columns) => ({ kind: 'group', blocks: columns.flat() }) as const),
];

const prints: PrintFunctions = { textfield: pair, panel: group, container: json, columns: json, datagrid: counted };

describe('printForm', () => {
  it('[ENG-55] prints blocks in the order of the definition, containers with their slots, and no invisible components', () => {
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

  it('[ENG-58] omits components by pdfVisibility, always or while they have no answer', () => {
    const inside = { components: [field('textfield', 'B')], pdfVisibility: 'hideIfEmpty' };
    const form = scenario([
      field('textfield', 'A', { pdfVisibility: 'hidden' }),
      field('panel', 'Page', inside),
      field('textfield', 'C', { pdfVisibility: 'visible' }),
    ]);
    const empty = { kind: 'pair', label: 'C', value: '' };
    expect(printForm(form.session, prints)).toEqual([empty]);
    form.answer('B', 'y');
    const page = { kind: 'group', title: 'Page', blocks: [{ kind: 'pair', label: 'B', value: 'y' }] };
    expect(printForm(form.session, prints)).toEqual([page, empty]);
  });

  it('[ENG-57] passes the blocks of each row, by column, and the answer to a grid’s print function', () => {
    const components = [field('textfield', 'A'), field('textfield', 'B', { hidden: true })];
    const { session } = scenario([field('container', 'C', { components: [field('datagrid', 'G', { components })] })])
      .addRow('G')
      .answer('A, row 2', 'x');
    expect(printForm(session, { ...prints, container: group })).toEqual([
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
    expect(printForm(session, { textfield: pair })).toHaveLength(4);
  });

  it('[ENG-56] prints the label of a component without a print function, and its children', () => {
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

  it('[ENG-59] prints a component as changed by logic', () => {
    const shout = { type: 'property', property: { value: 'label', type: 'string' }, text: 'Name of the child' };
    const { session } = scenario([
      field('checkbox', 'Child'),
      field('textfield', 'Name', {
        logic: [{ trigger: { type: 'json', json: { var: 'data.child' } }, actions: [shout] }],
      }),
    ]).answer('Child', true);
    expect(printForm(session, prints)).toContainEqual({ kind: 'pair', label: 'Name of the child', value: '' });
  });

  it('prints a single field, and nothing for an invisible one', () => {
    const { session } = scenario([
      field('textfield', 'A', { pdfVisibility: 'hidden' }),
      field('textfield', 'B', { hidden: true }),
    ]).answer('A', 'x');
    const [a, b] = session.rootIds;
    expect(printField(a!, session, prints)).toEqual([{ kind: 'pair', label: 'A', value: 'x' }]);
    expect(printField(b!, session, prints)).toEqual([]);
  });

  it('[ENG-262] starts a page or keeps blocks together by CSS class', () => {
    const { session } = scenario([
      field('textfield', 'A', { customClass: 'wide page-break' }),
      field('textfield', 'B', { customClassAdvanced: '.prevent-split' }),
      field('panel', 'Page', {
        ...{ pdfVisibility: 'hideIfEmpty', customClass: 'page-break prevent-split' },
        components: [field('textfield', 'C', { customClass: 'page-break' })],
      }),
    ])
      .answer('A', 'x')
      .answer('B', 'y');
    const blank: PrintAnswer = ({ label, value }) => [{ kind: 'pair', label, value: `${value ?? ''}` }];
    expect(printForm(session, { ...prints, textfield: blank })).toEqual([
      { kind: 'newPage' },
      { kind: 'pair', label: 'A', value: 'x' },
      { kind: 'group', isTogether: true, blocks: [{ kind: 'pair', label: 'B', value: 'y' }] },
    ]);
  });

  it('[ENG-300] prints a writing line for each answer of a blank form, with a star for required ones', () => {
    const { session } = scenario([
      field('textfield', 'A', { validate: { required: true }, defaultValue: 'x' }),
      field('panel', 'Page', { components: [field('textfield', 'B')], pdfVisibility: 'hideIfEmpty' }),
    ]).answer('B', 'y');
    const printsWithValues: PrintFunctions = {
      ...prints,
      textfield: ({ label, value }) => [{ kind: 'pair', label, value: `${value ?? ''}` }],
    };
    expect(printBlankForm(session, printsWithValues)).toEqual([
      { kind: 'blank', label: 'A *', room: { lines: 1 } },
      { kind: 'group', title: 'Page', blocks: [{ kind: 'blank', label: 'B', room: { lines: 1 } }] },
    ]);
  });

  it('[ENG-301] prints conditional components on a blank form, but not hidden or omitted ones', () => {
    const { session } = scenario([
      field('textfield', 'A'),
      field('textfield', 'B', { conditional: { show: true, when: 'a', eq: 'yes' } }),
      field('textfield', 'C', { hidden: true }),
      field('textfield', 'D', { pdfVisibility: 'hidden' }),
    ]);
    const labels = printBlankForm(session, { textfield: ({ label }) => [{ kind: 'text', text: label }] });
    expect(labels).toEqual([
      { kind: 'text', text: 'A' },
      { kind: 'text', text: 'B' },
    ]);
  });

  it('[ENG-302] passes isBlank to components, so that they can print other writing space', () => {
    const boxes: PrintAnswer = ({ label, isBlank, value }) => [{ kind: 'text', text: `${label} ${isBlank} ${value}` }];
    const { session } = scenario([field('textfield', 'A')]).answer('A', 'x');
    expect(printBlankForm(session, { textfield: boxes })).toEqual([{ kind: 'text', text: 'A true undefined' }]);
    expect(printForm(session, { textfield: boxes })).toEqual([{ kind: 'text', text: 'A undefined x' }]);
  });
});
