import { type ComponentDefinition, createSession, type FormDefinition, type SubmissionData } from '@tideform/engine';
import { describe, expect, it } from 'vitest';
import { specs } from '../../specs.ts';
import { duplicateComponents } from '../components/duplicate-components.ts';
import { moveComponents } from '../components/move-components.ts';
import { pasteComponents } from '../components/paste-components.ts';
import { movePage } from '../pages/move-page.ts';
import { editComponent } from '../positions/edit-list.ts';
import { findComponent } from '../positions/find-component.ts';
import { updateReferences, updateTextReferences } from './update-references.ts';

const createField = (type: string, key: string, more: object = {}): ComponentDefinition => ({
  ...{ type, key, label: key, input: true },
  ...more,
});
const createContainer = (type: string, key: string, ...components: ComponentDefinition[]) =>
  createField(type, key, { components });
const createCondition = (when: string) => ({ conditional: { show: true, when, eq: 'x' } });
const renameField = (form: FormDefinition, path: string, key: string) =>
  updateReferences(
    form,
    editComponent(form, path, (one) => ({ ...one, key })),
  );
const getComponent = (form: FormDefinition, path: string) => findComponent(form, path)!;

/** Returns the answers, including calculated ones, that the engine computes from `data`. */
function computeAnswers(form: FormDefinition, data: SubmissionData): SubmissionData {
  const session = createSession({ form, specs, data });
  const answers = session.data();
  session.close();
  return answers;
}

/** Creates a component with every kind of reference to one answer. */
const createReferrer = (name: string, target = name): ComponentDefinition =>
  createField('textfield', 'asker', {
    ...{ label: `About {{ data.${name} }}`, description: `{% if data.${name} %}{{ row.${name} }}{% endif %}` },
    conditional: { show: true, when: target, eq: 'x', json: { '==': [{ var: `data.${name}` }, 'data.other'] } },
    customConditional: `show = data.${name} === 'data.${name}'; // data.${name}`,
    calculateValue: { cat: [{ var: `data.${name}` }, { var: [`row.${name}`, 'data'] }] },
    customDefaultValue: `value = data['${name}'] + row?.${name}.length`,
    validate: { custom: `valid = data.${name} ? true : \`\${data.${name}}\``, json: { missing: [`data.${name}`] } },
    logic: [
      {
        trigger: {
          type: 'simple',
          simple: { when: target },
          json: { var: `data.${name}` },
          javascript: `data.${name}`,
        },
        actions: [
          { type: 'property', property: { value: 'label' }, text: `{{ data.${name} }}` },
          { type: 'value', value: `value = data.${name}` },
        ],
      },
    ],
    refreshOn: [{ value: target }],
    data: { url: `https://lists.example/{{ data.${name} }}?data.${name}`, custom: `values = [data.${name}]` },
    errors: { required: `{{ data.${name} }} is missing` },
  });

const cloneDefinition = (definition: ComponentDefinition) =>
  JSON.parse(JSON.stringify(definition)) as ComponentDefinition;

describe('renaming a field', () => {
  it('updates all references, but not strings and comments that only look like references', () => {
    const form = { components: [createField('textfield', 'site'), createReferrer('site')] };
    const expected = createReferrer('building');
    const unchanged = {
      customConditional: "show = data.building === 'data.site'; // data.site",
      data: { url: 'https://lists.example/{{ data.building }}?data.site', custom: 'values = [data.building]' },
    };
    const { form: next, lost } = renameField(form, '0', 'building');
    expect(cloneDefinition(getComponent(next, '1'))).toEqual(cloneDefinition({ ...expected, ...unchanged }));
    expect(lost).toEqual([]);
  });

  it('reports code that redefines data or row, with its line', () => {
    const code = 'const rows = data.lines;\nvalue = rows.reduce((sum, row) => sum + row.qty, 0)';
    const grid = createContainer(
      'datagrid',
      'lines',
      createField('number', 'qty'),
      createField('number', 'sum', { calculateValue: code }),
    );
    const { form, lost } = renameField({ components: [grid] }, '0.components.0', 'count');
    expect(getComponent(form, '0.components.1').calculateValue).toBe(code);
    expect(lost).toEqual([{ path: '0.components.1', property: 'calculateValue', name: 'row.qty', line: 2 }]);
  });

  // Renames the column `lines.qty` to `lines.count`, and then the grid `lines` to `items`.
  const grid = () => createContainer('datagrid', 'lines', createField('number', 'qty'), createField('number', 'rate'));
  const inGrid = (more: object) => {
    const form = { components: [grid(), createField('textfield', 'asker', more)] };
    const column = renameField(form, '0.components.0', 'count');
    const list = renameField(column.form, '0', 'items');
    const { key: _key, type: _type, label: _label, input: _input, ...now } = getComponent(list.form, '1');
    return { now, lost: column.lost.map(({ name, line }) => `${line}: ${name}`) };
  };

  it.each([
    ['value = data.lines.map((l) => l.qty)', 'value = data.items.map((l) => l.count)'],
    ['value = data.lines.map(l => l.qty * l["rate"])', 'value = data.items.map(l => l.count * l["rate"])'],
    [
      "data.lines.forEach(function (l, i) { total += l['qty']; })",
      "data.items.forEach(function (l, i) { total += l['count']; })",
    ],
    [
      'value = data.lines.reduce((sum, l) => sum + l.qty, 0)',
      'value = data.items.reduce((sum, l) => sum + l.count, 0)',
    ],
    [
      'value = data.lines.filter((l) => l.rate).map((o) => o.qty)',
      'value = data.items.filter((l) => l.rate).map((o) => o.count)',
    ],
    ['for (const l of data.lines) value += l.qty;', 'for (const l of data.items) value += l.count;'],
    ['value = data.lines[i].qty + data.lines[i - 1].qty', 'value = data.items[i].count + data.items[i - 1].count'],
    ['value = row.lines.some((l) => l?.qty)', 'value = row.items.some((l) => l?.count)'],
  ])('updates code that refers to columns: %s', (code, expected) => {
    expect(inGrid({ calculateValue: code })).toEqual({ now: { calculateValue: expected }, lost: [] });
  });

  it.each([
    ["value = _.sumBy(data.lines, 'qty')", ["1: 'qty'"]],
    ['const rows = data.lines;\nvalue = rows.map((one) => one.qty)', ['2: qty']],
    ['value = data.lines\n.map(({ qty }) => qty)', ['2: qty', '2: qty']],
    ['let l = 1;\nvalue = data.lines.map((l) => l.qty)', ['2: l.qty']],
    ['value = data.lines.find((l) => l.rate > 1).qty', ['1: qty']],
    ['value = data.lines[key.of(1)].qty', ['1: qty']],
  ])('reports code that refers to columns and can’t be rewritten safely: %s', (code, lost) => {
    const { now, lost: found } = inGrid({ calculateValue: code });
    expect(found).toEqual(lost);
    expect(now).toEqual({ calculateValue: code.replace('data.lines', 'data.items') });
  });

  it.each([
    [
      '{% data.lines.forEach((l) => { %}<li>{{ l.qty }}</li>{% }) %}',
      '{% data.items.forEach((l) => { %}<li>{{ l.count }}</li>{% }) %}',
    ],
    [
      '{{#each data.lines}}{{qty}} of {{this.qty}} "qty"{{/each}} qty',
      '{{#each data.items}}{{count}} of {{this.count}} "qty"{{/each}} qty',
    ],
    [
      '{{#each data.lines as |l|}}{{#if l.qty equals "qty"}}{{l.qty}}{{/if}}{{/each}}',
      '{{#each data.items as |l|}}{{#if l.count equals "qty"}}{{l.count}}{{/if}}{{/each}}',
    ],
    [
      '{{#each @root.data.lines}}{{#if qty}}{{../x}}{{/if}}{{/each}}{{qty}}',
      '{{#each @root.data.items}}{{#if count}}{{../x}}{{/if}}{{/each}}{{qty}}',
    ],
    [
      '{{#with data.lines.[0]}}{{qty}}{{/with}} {{data.lines.length}}',
      '{{#with data.items.[0]}}{{count}}{{/with}} {{data.items.length}}',
    ],
  ])('updates templates that refer to columns: %s', (text, expected) => {
    expect(inGrid({ content: text })).toEqual({ now: { content: expected }, lost: [] });
  });

  it('updates conditions that refer to a grid column from outside the grid', () => {
    const conditions = [{ component: 'lines.qty', operator: 'isEqual', value: '1' }];
    for (const [was, is] of [
      [
        { conditional: { show: true, when: 'lines.qty', eq: '1' } },
        { conditional: { show: true, when: 'items.count', eq: '1' } },
      ],
      [{ conditional: { show: true, when: 'qty', eq: '1' } }, { conditional: { show: true, when: 'count', eq: '1' } }],
      [{ refreshOn: 'lines.qty' }, { refreshOn: 'items.count' }],
      [
        { conditional: { conditions } },
        { conditional: { conditions: [{ ...conditions[0], component: 'items.count' }] } },
      ],
    ] as const) {
      expect(inGrid(was)).toEqual({ now: is, lost: [] });
    }
    const panel = createContainer(
      'panel',
      'order',
      grid(),
      createField('textfield', 'asker', createCondition('lines.qty')),
    );
    const copied = duplicateComponents({ components: [panel] }, ['0']);
    expect(getComponent(copied.form, '1.components.1').conditional).toMatchObject({ when: 'lines1.qty' });
  });

  it('reuses the objects of unaffected components', () => {
    const form = {
      components: [
        createField('textfield', 'a'),
        createField('textfield', 'b', createCondition('c')),
        createField('textfield', 'c'),
      ],
    };
    expect(renameField(form, '0', 'z').form.components[1]).toBe(form.components[1]);
  });

  it('updates next pages when a wizard page is renamed or moved', () => {
    const page = (key: string, nextPage?: string | number) =>
      createField('panel', key, { input: false, nextPage, components: [] });
    const code = "if (data.a) page = 'p3'";
    const form: FormDefinition = { display: 'wizard', components: [page('p1', 'p3'), page('p2', 2), page('p3', code)] };
    expect(getComponent(renameField(form, '2', 'summary').form, '0').nextPage).toBe('summary');
    const moved = movePage(form, '2', 0).form;
    expect(moved.components.map(({ key, nextPage }) => [key, nextPage])).toEqual([
      ['p3', code],
      ['p1', 'p3'],
      ['p2', 0],
    ]);
  });
});

it("updates the form's own texts: its title template and PDF headers", () => {
  const before = {
    components: [
      createField('textfield', 'site'),
      createField('textfield', 'first name'),
      createContainer('container', 'place'),
    ],
  };
  const texts = {
    titleTemplate: '{{#if data.site equals "data.site"}}{{data.[first name]}} at {{ data.site }}{{/if}} data.site',
    pdfOptions: { scale: 1, pageTemplate: { header: ['{{data.site}}', 'Page {{page}}'] } },
  };
  const moved = moveComponents(before, ['0'], { parent: '2', slot: 'components', index: 0 }).form;
  const renamed = editComponent(moved, '0', (one) => ({ ...one, key: 'name' }));
  expect(updateTextReferences(before, renamed, texts)).toEqual({
    titleTemplate:
      '{{#if data.place.site equals "data.site"}}{{data.[name]}} at {{ data.place.site }}{{/if}} data.site',
    pdfOptions: { scale: 1, pageTemplate: { header: ['{{data.place.site}}', 'Page {{page}}'] } },
  });
  expect(updateTextReferences(before, before, texts)).toBe(texts);
});

describe('copies', () => {
  it('of a grid calculate with their own rows', () => {
    const amount = createField('number', 'amount', {
      calculateValue: { '*': [{ var: 'row.qty' }, { var: 'row.price' }] },
    });
    const form = {
      components: [
        createContainer('datagrid', 'lines', createField('number', 'qty'), createField('number', 'price'), amount),
      ],
    };
    const { form: next } = duplicateComponents(form, ['0']);
    const rows = [{ qty: 3, price: 10 }];
    expect(computeAnswers(next, { lines: rows, lines1: rows })).toEqual({
      lines: [{ qty: 3, price: 10, amount: 30 }],
      lines1: [{ qty: 3, price: 10, amount: 30 }],
    });
  });

  it('of a panel evaluate rules of every kind with the copied fields', () => {
    const json = { '==': [{ var: 'data.qty' }, 2] };
    const hidden = [{ type: 'property', property: { value: 'hidden', type: 'boolean' }, state: true }];
    const panel = createField('panel', 'order', {
      input: false,
      components: [
        createField('number', 'qty'),
        createField('number', 'price'),
        createField('number', 'total', { calculateValue: { '*': [{ var: 'data.qty' }, { var: 'data.price' }] } }),
        createField('textfield', 'note', { conditional: { show: true, when: 'qty', eq: '2' } }),
        createField('textfield', 'lg', {
          logic: [
            { name: 'l', trigger: { type: 'simple', simple: { show: true, when: 'qty', eq: '2' } }, actions: hidden },
          ],
        }),
        createField('textfield', 'cj', { conditional: { json } }),
        createField('select', 'sel', { refreshOn: 'qty', clearOnRefresh: true }),
      ],
    });
    const { form } = duplicateComponents({ components: [panel] }, ['0']);
    const session = createSession({ form, specs, data: { qty: 2, price: 10, qty1: 5, price1: 100 } });
    expect([session.data().total, session.data().total1]).toEqual([20, 500]);
    const shown = [3, 4, 5].map((index) =>
      ['0', '1'].map((panelPath) => session.state(`${panelPath}.components.${index}`).visible),
    );
    expect(shown).toEqual([
      [true, false],
      [false, true],
      [true, false],
    ]);
    expect(getComponent(form, '1.components.6').refreshOn).toBe('qty1');
  });

  it('of containers refer to copied fields if those were copied too, and to the originals otherwise', () => {
    const consent = createField('radio', 'consent', {
      values: ['yes', 'no'].map((value) => ({ value, label: value })),
    });
    const no = (when: string) => ({ conditional: { show: true, when, eq: 'no' } });
    const form = {
      components: [
        createContainer('container', 'applicant', consent, createField('textfield', 'why', no('applicant.consent'))),
        createContainer(
          'container',
          'contact',
          { ...consent },
          createField('textfield', 'reason', no('contact.consent')),
          createField('textfield', 'other', no('applicant.consent')),
        ),
      ],
    };
    const whenOf = (of: FormDefinition, path: string) =>
      (getComponent(of, path).conditional as { readonly when: string }).when;
    const both = duplicateComponents(form, ['0', '1']).form;
    expect(['2.components.1', '3.components.1', '3.components.2'].map((path) => whenOf(both, path))).toEqual([
      'applicant1.consent',
      'contact1.consent',
      'applicant1.consent',
    ]);
    const one = duplicateComponents(form, ['1']).form;
    expect(['2.components.1', '2.components.2'].map((path) => whenOf(one, path))).toEqual([
      'contact1.consent',
      'applicant.consent',
    ]);
  });

  it('pasted next to fields with the same keys calculate with each other', () => {
    const total = createField('number', 'total', {
      calculateValue: { '*': [{ var: 'data.qty' }, { var: 'data.price' }] },
    });
    const copied = [createField('number', 'qty'), createField('number', 'price'), total];
    const form = { components: [createField('number', 'qty'), createField('number', 'price')] };
    const { form: next } = pasteComponents(form, copied, { parent: undefined, slot: undefined, index: 2 });
    expect(computeAnswers(next, { qty: 2, price: 3, qty1: 5, price1: 7 }).total).toBe(35);
  });

  it("keep their references to fields that weren't copied", () => {
    const form = {
      components: [createField('textfield', 'site'), createField('textfield', 'note', createCondition('site'))],
    };
    const [, note] = form.components;
    const { form: next } = pasteComponents(form, [note!], { parent: undefined, slot: undefined, index: 2 });
    expect(getComponent(next, '2')).toMatchObject({ key: 'note1', ...createCondition('site') });
  });
});

describe('moving a field', () => {
  const top = (index: number) => ({ parent: undefined, slot: undefined, index });
  const inside = (parent: string, index = 0) => ({ parent, slot: 'components', index });

  it.each(['container', 'datagrid'])('into and out of a %s updates references', (type) => {
    const doubled = createField('number', 'twice', { calculateValue: { '*': [{ var: 'row.n' }, 2] } });
    const form = {
      components: [createField('number', 'n'), createContainer(type, 'box', createField('number', 'own'), doubled)],
    };
    // The formula in the container refers to nothing yet, because the container has no field `n`.
    const into = moveComponents(form, ['0'], inside('1')).form;
    const answers = type === 'datagrid' ? { box: [{ n: 4 }] } : { box: { n: 4 } };
    expect(JSON.stringify(computeAnswers(into, answers))).toContain('"twice":8');
    const out = moveComponents(into, ['0.components.0'], top(0)).form;
    expect(getComponent(out, '1.components.1').calculateValue).toEqual({ '*': [{ var: 'data.n' }, 2] });
    const again = moveComponents(out, ['0'], inside('1')).form;
    expect(JSON.stringify(computeAnswers(again, answers))).toContain('"twice":8');
  });

  it('into a container updates conditions, rules, texts and code outside the container', () => {
    const form = {
      components: [createField('textfield', 'site'), createReferrer('site'), createContainer('container', 'place')],
    };
    const { form: next } = moveComponents(form, ['0'], inside('2'));
    const asker = getComponent(next, '0');
    expect(asker).toMatchObject({
      label: 'About {{ data.place.site }}',
      conditional: { json: { '==': [{ var: 'data.place.site' }, 'data.other'] } },
      customConditional: "show = data.place.site === 'data.site'; // data.site",
      calculateValue: { cat: [{ var: 'data.place.site' }, { var: ['row.place.site', 'data'] }] },
      data: { url: 'https://lists.example/{{ data.place.site }}?data.site' },
    });
    const { customConditional: _code, ...simple } = asker;
    const shown = editComponent(next, '0', () => simple as ComponentDefinition);
    const session = createSession({ form: shown, specs, data: { place: { site: 'x' } } });
    expect(session.state('0').visible).toBe(true);
    const back = moveComponents(next, ['1.components.0'], top(0)).form;
    expect(getComponent(back, '1')).toMatchObject({
      label: 'About {{ data.site }}',
      calculateValue: { cat: [{ var: 'data.site' }, { var: ['row.site', 'data'] }] },
    });
  });

  it('into a grid breaks references from outside, which are reported and not rewritten', () => {
    const form = {
      components: [
        createField('number', 'n'),
        createField('number', 'm', { calculateValue: { var: 'data.n' } }),
        createContainer('datagrid', 'rows'),
      ],
    };
    const after = moveComponents(form, ['0'], inside('2'));
    expect(getComponent(after.form, '0').calculateValue).toEqual({ var: 'data.n' });
    expect(after.lost).toEqual([{ path: '0', property: 'calculateValue', name: 'data.n', line: 1 }]);
  });

  it('updates the references of the moved field', () => {
    const form = {
      components: [
        createContainer(
          'container',
          'box',
          createField('number', 'a'),
          createField('number', 'b', { calculateValue: { var: 'row.a' } }),
        ),
      ],
    };
    const { form: next } = moveComponents(form, ['0.components.1'], top(1));
    expect(computeAnswers(next, { box: { a: 4 } }).b).toBe(4);
  });

  it('to an object that already has the key generates a new key, and keeps the keys of its children', () => {
    const inner = createContainer('container', 'box', createField('number', 'n'));
    const form = {
      components: [
        createContainer('container', 'box', createField('number', 'n')),
        createContainer('container', 'other', inner),
      ],
    };
    const { form: next } = moveComponents(form, ['1.components.0'], top(2));
    expect([getComponent(next, '2').key, getComponent(next, '2.components.0').key]).toEqual(['box1', 'n']);
  });

  it('between panels changes no references', () => {
    const form = {
      components: [createField('textfield', 'site'), createReferrer('site'), createContainer('panel', 'p')],
    };
    expect(getComponent(moveComponents(form, ['0'], inside('2')).form, '0')).toBe(form.components[1]);
  });
});
