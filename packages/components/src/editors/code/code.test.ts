import type { FormDefinition } from '@tideform/engine';
import { describe, expect, it } from 'vitest';
import { specs } from '../../specs.ts';
import { code } from './code.ts';
import { codeNamesMessages } from './code-names.messages.ts';
import { listCodeNames } from './code-names.ts';
import { parseCode, toStoredCode } from './edited-code.ts';

const props = code.props.parse({});
const messages = await codeNamesMessages.read({ language: 'en', locale: 'en' });

describe('code', () => {
  it('is empty without code, and for an empty JSONLogic object', () => {
    for (const value of [undefined, null, '', ' \n', {}]) expect(code.isEmpty(value, props)).toBe(true);
    expect(code.isEmpty('value = 1', props)).toBe(false);
    expect(code.isEmpty({ var: 'a' }, props)).toBe(false);
  });

  it('stores JavaScript as text and JSONLogic as an object', () => {
    expect(toStoredCode({ language: 'javascript', text: ' value = 1;\n' })).toEqual({
      ok: true,
      value: ' value = 1;\n',
    });
    expect(toStoredCode({ language: 'json', text: '{"var":"data.a"}' })).toEqual({
      ok: true,
      value: { var: 'data.a' },
    });
    expect(toStoredCode({ language: 'javascript', text: '  ' })).toEqual({ ok: true, value: undefined });
    expect(toStoredCode({ language: 'json', text: '{}' })).toEqual({ ok: true, value: undefined });
  });

  it.each(['{"var":', '7', '"text"', 'null'])("doesn't store JSON that isn't a rule: %s", (text) => {
    expect(toStoredCode({ language: 'json', text })).toEqual({ ok: false });
  });

  it('detects the language from the stored value and the languages that the setting supports', () => {
    expect(parseCode({ var: 'a' }, 'either')).toEqual({ language: 'json', text: '{\n  "var": "a"\n}' });
    expect(parseCode('value = 1', 'either')).toEqual({ language: 'javascript', text: 'value = 1' });
    expect(parseCode('{"var":', 'json')).toEqual({ language: 'json', text: '{"var":' });
    expect(parseCode('', 'json')).toEqual({ language: 'json', text: '' });
  });
});

describe('names in code', () => {
  const price = { type: 'number', key: 'price', label: 'Price' };
  const form: FormDefinition = {
    components: [
      { type: 'panel', key: 'p', components: [{ type: 'textfield', key: 'site', label: 'Site' }] },
      { type: 'datagrid', key: 'items', label: 'Items', components: [{ type: 'number', key: 'count' }, price] },
      { type: 'container', key: 'person', components: [{ type: 'textfield', key: 'name', label: 'Name' }] },
      { type: 'button', key: 'submit' },
    ],
  };
  const pathsOf = (component: { readonly type: string; readonly key: string }, kind = 'calculateValue') =>
    listCodeNames(form, component, kind, specs, messages).map(({ path }) => path);

  it("include the paths of the form's answers, without layout components", () => {
    const answers = pathsOf(price).filter((path) => path.startsWith('data.'));
    expect(answers).toEqual([
      'data.site',
      'data.items',
      'data.items.count',
      'data.items.price',
      'data.person',
      'data.person.name',
      'data.submit',
    ]);
    expect(listCodeNames(form, price, '', specs, messages)).toContainEqual({
      path: 'data.person.name',
      detail: 'Name',
      type: 'string',
    });
  });

  it.each([
    [{ type: 'number', key: 'a' }, 'number'],
    [{ type: 'checkbox', key: 'a' }, 'boolean'],
    [{ type: 'textfield', key: 'a', multiple: true }, 'string[]'],
    [{ type: 'radio', key: 'a', values: [{ value: 'x' }, { value: 'y' }] }, '"x" | "y"'],
    [{ type: 'selectboxes', key: 'a', values: [{ value: 'x' }, { value: 'y' }] }, 'Record<"x" | "y", boolean>'],
    [{ type: 'datagrid', key: 'a', components: [] }, 'object[]'],
    [{ type: 'nobody', key: 'a', input: true }, undefined],
  ])('include the type of an answer: %j', (component, type) => {
    const all = listCodeNames({ components: [component] }, undefined, '', specs, messages);
    expect(all.find(({ path }) => path === 'data.a')?.type).toBe(type);
  });

  it("include the fields in the component's row", () => {
    expect(pathsOf(price).filter((path) => path.startsWith('row.'))).toEqual(['row.count', 'row.price']);
  });

  it('start with the variable that the code sets', () => {
    expect(pathsOf(price, 'validate.custom')[0]).toBe('valid');
    expect(pathsOf(price, 'customConditional')).toContain('show');
    expect(pathsOf(price, 'calculateValue')).not.toContain('show');
  });
});
