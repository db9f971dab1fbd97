import type { ComponentDefinition, FormDefinition } from '@tideform/engine';
import { describe, expect, it } from 'vitest';
import { addComponent } from '../components/add-component.ts';
import { formatClipboard, parseClipboard } from '../components/clipboard.ts';
import { pasteComponents } from '../components/paste-components.ts';
import { removeComponents } from '../components/remove-components.ts';
import { restoreComponents } from '../components/restore-components.ts';
import { removePage } from '../pages/remove-page.ts';
import { type DropPosition, getPosition } from '../positions/component-path.ts';
import { editComponent } from '../positions/edit-list.ts';
import { findComponent } from '../positions/find-component.ts';
import { findUnknownNames, isReferencedExternally, listReferences } from './list-references.ts';
import { updateReferences } from './update-references.ts';

const createField = (type: string, key: string, more: object = {}): ComponentDefinition => ({
  ...{ type, key, label: key, input: true },
  ...more,
});
const createContainer = (type: string, key: string, ...components: ComponentDefinition[]) =>
  createField(type, key, { components });
const getComponent = (form: FormDefinition, path: string) => findComponent(form, path)!;
const renameField = (form: FormDefinition, path: string, key: string) =>
  updateReferences(
    form,
    editComponent(form, path, (one) => ({ ...one, key })),
  ).form;
const createPositionInside = (parent: string): DropPosition => ({ parent, slot: 'components', index: 0 });
const getEndPosition = (form: FormDefinition): DropPosition => ({
  parent: undefined,
  slot: undefined,
  index: form.components.length,
});

/** Creates a component that refers to `qty` in its label, a formula, a condition, and the URL of its options. */
const createReferrer = (data: string, when: string) =>
  createField('textfield', 'asker', {
    ...{ label: `{{ ${data} }} pieces`, calculateValue: `// pieces\nvalue = ${data} * 2` },
    ...{ conditional: { show: true, when, eq: '1' }, data: { url: `https://x.example/{{ ${data} }}` } },
  });
const getReferringSettings = (component: ComponentDefinition) => {
  const { label, calculateValue, conditional, data } = component as Record<string, unknown>;
  return { label, calculateValue, conditional, data };
};

/** Cuts and pastes through the clipboard format; `meanwhile` edits the form in between. */
function cutAndPaste(form: FormDefinition, path: string, to: DropPosition, meanwhile = (now: FormDefinition) => now) {
  const definitions = [getComponent(form, path)];
  const text = formatClipboard(definitions);
  const now = meanwhile(removeComponents(form, [path]).form);
  return pasteComponents(now, parseClipboard(text), to, { form, definitions, isMoved: true });
}

describe('cut and paste', () => {
  const form = {
    components: [createField('number', 'qty'), createContainer('container', 'box'), createReferrer('data.qty', 'qty')],
  };
  const inBox = getReferringSettings(createReferrer('data.box.qty', 'box.qty'));

  it('updates references when a field is pasted into a container and back', () => {
    const { form: into, lost } = cutAndPaste(form, '0', createPositionInside('0'));
    expect(getReferringSettings(getComponent(into, '1'))).toMatchObject({ ...inBox, conditional: { when: 'qty' } });
    expect(lost).toEqual([]);
    const { form: out } = cutAndPaste(into, '0.components.0', getEndPosition(into));
    expect(getReferringSettings(getComponent(out, '1'))).toMatchObject(
      getReferringSettings(createReferrer('data.qty', 'qty')),
    );
  });

  it('updates row formulas when a column is pasted outside its grid, and reports invalid references', () => {
    const sum = createField('number', 'sum', { calculateValue: { '*': [{ var: 'row.qty' }, { var: 'data.rate' }] } });
    const grid = {
      components: [
        createField('number', 'rate'),
        createContainer('datagrid', 'lines', createField('number', 'qty'), sum),
      ],
    };
    const out = cutAndPaste(grid, '1.components.0', getEndPosition(grid));
    expect(getComponent(out.form, '1.components.0').calculateValue).toEqual({
      '*': [{ var: 'data.qty' }, { var: 'data.rate' }],
    });
    const back = cutAndPaste(out.form, '1.components.0', getEndPosition(out.form));
    expect(getComponent(back.form, '3').calculateValue).toEqual({ '*': [{ var: 'data.qty' }, { var: 'data.rate' }] });
    const moved = cutAndPaste(back.form, '2', createPositionInside('1'));
    expect(moved.lost).toEqual([{ path: '2', property: 'calculateValue', name: 'data.qty', line: 1 }]);
  });

  it('applies renames between cut and paste', () => {
    const own = {
      components: [
        createField('number', 'rate'),
        createField('number', 'qty', { calculateValue: 'value = data.rate' }),
      ],
    };
    const { form: next } = cutAndPaste(own, '1', { ...getEndPosition(own), index: 0 }, (now) =>
      renameField(now, '0', 'price'),
    );
    expect(getComponent(next, '0').calculateValue).toBe('value = data.price');
  });

  it('keeps references to the original when a copy is pasted', () => {
    const pasted = parseClipboard(formatClipboard([getComponent(form, '0')]));
    const copy = pasteComponents(form, pasted, createPositionInside('1'), {
      form,
      definitions: [getComponent(form, '0')],
    }).form;
    expect(getReferringSettings(getComponent(copy, '2'))).toEqual(
      getReferringSettings(createReferrer('data.qty', 'qty')),
    );
  });
});

it("renames a custom field's references when the form already uses its keys", () => {
  const total = createField('number', 'total', { calculateValue: { '+': [{ var: 'data.qty' }, 1] } });
  const saved = createField('panel', 'order', { input: false, components: [createField('number', 'qty'), total] });
  const { form } = addComponent({ components: [createField('number', 'qty')] }, saved, createPositionInside('9'));
  expect(form.components).toHaveLength(1);
  const there = { components: [createField('number', 'qty')] };
  const added = addComponent(there, saved, getEndPosition(there)).form;
  expect(getComponent(added, '1.components.1').calculateValue).toEqual({ '+': [{ var: 'data.qty1' }, 1] });
});

describe('removing', () => {
  const form = {
    components: [createField('number', 'qty'), createField('number', 'other'), createReferrer('data.qty', 'qty')],
  };

  it('reports every reference to removed components, with the line in code', () => {
    expect(removeComponents(form, ['0']).lost).toEqual([
      { path: '1', property: 'label', name: 'data.qty', line: 1 },
      { path: '1', property: 'calculateValue', name: 'data.qty', line: 2 },
      { path: '1', property: 'conditional', name: 'qty', line: 1 },
      { path: '1', property: 'data', name: 'data.qty', line: 1 },
    ]);
    expect(removeComponents(form, ['0', '2']).lost).toEqual([]);
    expect(removeComponents(form, ['1']).lost).toEqual([]);
  });

  it('reports wizard pages whose next page was removed', () => {
    const page = (key: string, nextPage?: string) =>
      createField('panel', key, { input: false, nextPage, components: [] });
    const wizard: FormDefinition = { display: 'wizard', components: [page('p1', 'p3'), page('p2'), page('p3')] };
    expect(removePage(wizard, '2').lost).toEqual([{ path: '0', property: 'nextPage', name: 'p3', line: 1 }]);
    expect(removePage(wizard, '1').lost).toEqual([]);
  });

  it('restores references to the same components if a field was renamed between removal and undo', () => {
    const own = {
      components: [
        createField('number', 'rate'),
        createField('number', 'qty', { calculateValue: 'value = data.rate' }),
      ],
    };
    const removed = [{ definition: getComponent(own, '1'), place: getPosition('1') }];
    const now = renameField(removeComponents(own, ['1']).form, '0', 'price');
    expect(getComponent(restoreComponents(now, removed, own).form, '1').calculateValue).toBe('value = data.price');
  });
});

it('lists references to nonexistent fields, in the form and in texts outside the definition', () => {
  const form = { components: [createField('number', 'qty'), createReferrer('data.gone', 'gone')] };
  const broken = listReferences(form).filter(({ to }) => !to);
  expect(broken.map(({ path, property, line }) => [path, property, line])).toEqual([
    ['1', 'label', 1],
    ['1', 'calculateValue', 2],
    ['1', 'conditional', 1],
    ['1', 'data', 1],
  ]);
  const email = {
    to: '{{data.qty}}, {{ data.mail }}',
    subject: '{{#if data.gone}}{{data.mail}}{{/if}} {{form.title}}',
  };
  expect(findUnknownNames(form, email)).toEqual(['data.mail', 'data.gone']);
});

it.each([
  ['Visit to {{data.site}}', '0', true],
  ['Visit to {{data.site}}', '1', false],
  ['{{#if data.other}}{{dateFormat data.site "D"}}{{/if}}', '1', true],
  [{ footer: { left: '{{data.other}}', right: '' } }, '1', true],
  ['data.site', '0', false],
  [undefined, '0', false],
])('returns whether %j refers to component %s: %s', (value, path, isNamed) => {
  const form = { components: ['site', 'other'].map((key) => ({ type: 'textfield', key, label: key })) };
  expect(isReferencedExternally(form, value, path)).toBe(isNamed);
});
