import { type ComponentDefinition, type FormDefinition, walkComponents } from '@tideform/engine';
import { describe, expect, it } from 'vitest';
import { getComponentIdentity } from '../positions/component-identity.ts';
import { findComponent } from '../positions/find-component.ts';
import { addComponent } from './add-component.ts';
import { formatClipboard, parseClipboard } from './clipboard.ts';
import { duplicateComponents } from './duplicate-components.ts';
import { moveComponent } from './move-component.ts';
import { pasteComponents } from './paste-components.ts';
import { removeComponent } from './remove-component.ts';
import { replaceComponent } from './replace-component.ts';

const createTextField = (key: string): ComponentDefinition => ({ type: 'textfield', key, label: key });
const createPanel = (key: string, ...components: ComponentDefinition[]) => ({ type: 'panel', key, components });
const form: FormDefinition = {
  display: 'form',
  components: [
    createTextField('a'),
    createPanel('p', createTextField('b'), createTextField('c')),
    createTextField('d'),
  ],
};
const createTopPosition = (index: number) => ({ parent: undefined, slot: undefined, index });
const createPanelPosition = (index: number, parent = '1') => ({ parent, slot: 'components', index });
const formatOutline = (of: FormDefinition) =>
  [...walkComponents(of)].map(({ id, definition }) => `${id} ${definition.key}`);

describe('adding', () => {
  it('generates the key from the label and selects the component', () => {
    const first = addComponent(form, { type: 'textfield', label: 'Text field' }, createPanelPosition(1));
    const second = addComponent(first.form, { type: 'textfield', label: 'Text field' }, createTopPosition(99));
    expect(first.path).toBe('1.components.1');
    expect(second.path).toBe('3');
    expect(formatOutline(second.form)).toEqual([
      '0 a',
      '1 p',
      '1.components.0 b',
      '1.components.1 textField',
      '1.components.2 c',
      '2 d',
      '3 textField1',
    ]);
  });

  it("changes nothing if the position doesn't exist", () => {
    expect(addComponent(form, createTextField('x'), createPanelPosition(0, '7'))).toMatchObject({
      form,
      path: undefined,
    });
  });
});

describe('moving', () => {
  it('moves among siblings, up and down', () => {
    expect(formatOutline(moveComponent(form, '0', createTopPosition(2)).form)[2]).toBe('0.components.1 c');
    expect(moveComponent(form, '0', createTopPosition(3))).toMatchObject({ path: '2' });
    expect(moveComponent(form, '2', createTopPosition(0))).toMatchObject({ path: '0' });
  });

  it('moves into and out of containers, and returns the new path even if other components shift', () => {
    const into = moveComponent(form, '0', createPanelPosition(1));
    expect(into.path).toBe('0.components.1');
    expect(formatOutline(into.form)).toEqual([
      '0 p',
      '0.components.0 b',
      '0.components.1 a',
      '0.components.2 c',
      '1 d',
    ]);
    const out = moveComponent(form, '1.components.0', createTopPosition(1));
    expect(formatOutline(out.form)).toEqual(['0 a', '1 b', '2 p', '2.components.0 c', '3 d']);
    expect(out.path).toBe('1');
  });

  it('ignores a move into the component itself or to its current position', () => {
    expect(moveComponent(form, '1', createPanelPosition(0)).form).toBe(form);
    expect(moveComponent(form, '0', createTopPosition(0)).form).toBe(form);
    expect(moveComponent(form, '0', createTopPosition(1)).form).toBe(form);
    expect(moveComponent(form, '8', createTopPosition(0)).form).toBe(form);
  });

  it('reuses the objects of the moved definition and of unaffected components', () => {
    const { form: next } = moveComponent(form, '0', createTopPosition(3));
    expect(next.components[2]).toBe(form.components[0]);
    expect(next.components[0]).toBe(form.components[1]);
  });
});

describe('removing', () => {
  it('selects the next component, the previous one, or the parent', () => {
    const first = removeComponent(form, '1.components.0');
    expect(first.path).toBe('1.components.0');
    expect(removeComponent(form, '2').path).toBe('1');
    expect(removeComponent(first.form, '1.components.0').path).toBe('1');
    expect(removeComponent({ components: [createTextField('a')] }, '0')).toEqual({
      form: { components: [] },
      path: undefined,
    });
  });
});

describe('duplicating', () => {
  it('inserts the copy of a panel after the original, with new keys for the panel and its children', () => {
    const { form: next, paths } = duplicateComponents(form, ['1']);
    expect(paths).toEqual(['2']);
    expect(formatOutline(next).slice(4, 7)).toEqual(['2 p1', '2.components.0 b1', '2.components.1 c1']);
  });
});

describe('component identity', () => {
  it("survives edits, moves and changes of child components, but isn't copied to duplicates", () => {
    const named = (of: FormDefinition, path: string) => getComponentIdentity(findComponent(of, path)!);
    const edited = replaceComponent(form, '1.components.0', { ...createTextField('other'), label: 'New' }).form;
    const moved = moveComponent(edited, '1', createTopPosition(0)).form;
    expect(named(moved, '0')).toBe(named(form, '1'));
    expect(named(moved, '0.components.0')).toBe(named(form, '1.components.0'));
    expect(named(duplicateComponents(form, ['1']).form, '2')).not.toBe(named(form, '1'));
  });
});

describe('replacing', () => {
  it('replaces one component and reuses all other objects', () => {
    const { form: next } = replaceComponent(form, '1.components.1', { ...createTextField('c'), label: 'New' });
    expect((next.components[1]!.components as ComponentDefinition[])[1]?.label).toBe('New');
    expect(next.components[0]).toBe(form.components[0]);
  });
});

describe('pasting', () => {
  it('generates new keys for copied components, and keeps the keys of cut ones', () => {
    const copied = parseClipboard(formatClipboard([form.components[1]!]));
    const cut = removeComponent(form, '1').form;
    expect(formatOutline(pasteComponents(cut, copied, createTopPosition(1)).form)).toEqual(formatOutline(form));
    expect(formatOutline(pasteComponents(form, copied, createTopPosition(3)).form).slice(-3)).toEqual([
      '3 p1',
      '3.components.0 b1',
      '3.components.1 c1',
    ]);
  });

  it('parses one component, a list of components, or a whole form', () => {
    expect(parseClipboard(JSON.stringify(createTextField('a')))).toEqual([createTextField('a')]);
    expect(parseClipboard(JSON.stringify([createTextField('a'), createTextField('b')]))).toHaveLength(2);
    const endless = {
      ...createTextField('c'),
      type: 'select',
      data: { values: Array.from({ length: 10_001 }, String) },
    };
    expect(parseClipboard(JSON.stringify(endless))).toEqual([]);
    expect(parseClipboard(JSON.stringify(form))).toHaveLength(3);
  });

  it("rejects text that isn't a form or contains dangerous property names", () => {
    const refused = [
      '',
      'hello',
      '5',
      'null',
      '{"components":[{"key":"a"}]}',
      '[1]',
      '{"type":"textfield","key":"__proto__"}',
      '{"components":[{"type":"x","__proto__":{"a":1}}]}',
      '['.repeat(5000) + ']'.repeat(5000),
    ];
    for (const pasted of refused) expect(parseClipboard(pasted)).toEqual([]);
  });
});
