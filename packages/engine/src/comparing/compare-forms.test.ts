import { describe, expect, it } from 'vitest';
import type { ComponentDefinition } from '../definition/form-definition.ts';
import { compareForms } from './compare-forms.ts';
import type { ComparedComponent } from './form-changes.ts';

const text = (key: string, more = {}): ComponentDefinition => ({
  type: 'textfield',
  key,
  label: key.toUpperCase(),
  input: true,
  ...more,
});
const panel = (key: string, ...components: readonly ComponentDefinition[]): ComponentDefinition => ({
  type: 'panel',
  key,
  title: key,
  components,
});
const columns = (...lists: readonly (readonly ComponentDefinition[])[]): ComponentDefinition => ({
  type: 'columns',
  key: 'columns',
  columns: lists.map((components) => ({ components, width: 6 })),
});
const compare = (before: readonly ComponentDefinition[], after: readonly ComponentDefinition[]) =>
  compareForms({ components: before }, { components: after }).components;
const word = ({ kind, hasMoved, before, after }: ComparedComponent) =>
  `${(after ?? before)?.key} ${kind}${hasMoved ? ', moved' : ''}`;

describe('a form beside what it was', () => {
  it('[ENG-304] tells what was added, removed and changed, and what stayed', () => {
    const before = [text('a'), text('b'), text('c')];
    const after = [text('a'), text('c', { label: 'Sea' }), text('d')];
    const told = compare(before, after);
    expect(told.map(word)).toEqual(['a same', 'b removed', 'c changed', 'd added']);
    expect(told[2]?.settings).toEqual([{ path: ['label'], before: 'C', after: 'Sea' }]);
  });

  it('[ENG-304] puts what was removed behind what it stood behind, also at the beginning and within', () => {
    const before = [text('a'), panel('p', text('b'), text('c')), text('d')];
    const told = compare(before, [panel('p', text('c'))]);
    expect(told.map(word)).toEqual(['a removed', 'p same', 'b removed', 'c same', 'd removed']);
    expect(told[2]?.within.map(({ key }) => key)).toEqual(['p']);
  });

  it('[ENG-305] knows a component by its name in the place of its answers, before all else', () => {
    const told = compare(
      [panel('p', text('a')), panel('q', text('a'))],
      [panel('q', text('a')), panel('p', text('a'))],
    );
    expect(told.map(word)).toEqual(['q changed, moved', 'a same', 'p same', 'a same']);
  });

  it('[ENG-305] knows one whose type was changed, or its name and nothing else', () => {
    const [type, name] = compare(
      [text('a'), text('b', { tooltip: 'x' })],
      [text('a', { type: 'textarea' }), text('bee', { label: 'B', tooltip: 'x' })],
    );
    expect(type).toMatchObject({
      kind: 'changed',
      settings: [{ path: ['type'], before: 'textfield', after: 'textarea' }],
    });
    expect(name).toMatchObject({ kind: 'changed', settings: [{ path: ['key'], before: 'b', after: 'bee' }] });
  });

  it('[ENG-305] takes the first for the first where names are missing or repeated', () => {
    const line = { type: 'htmlelement', content: '<hr>' };
    const told = compare([line, text('a'), text('a')], [line, line, text('a'), text('a', { label: 'Again' })]);
    expect(told.map(({ kind }) => kind)).toEqual(['same', 'added', 'same', 'changed']);
  });

  it('[ENG-306] tells of the one that was carried past many that it moved, and of no other', () => {
    const keys = ['a', 'b', 'c', 'd', 'e'];
    const told = compare(
      keys.map((key) => text(key)),
      ['b', 'c', 'd', 'e', 'a'].map((key) => text(key)),
    );
    expect(told.filter(({ hasMoved }) => hasMoved).map(word)).toEqual(['a changed, moved']);
  });

  it('[ENG-306] tells that one moved into another component, or into another column of the same', () => {
    expect(compare([text('a'), panel('p')], [panel('p', text('a'))]).map(word)).toEqual(['p same', 'a changed, moved']);
    expect(compare([columns([text('a')], [])], [columns([], [text('a')])]).map(word)).toEqual([
      'columns same',
      'a changed, moved',
    ]);
  });

  it('[ENG-307] tells settings by their path, and lists as one', () => {
    const one = text('a', { id: 'e1', validate: { required: true, max: 45 }, values: [{ label: 'Yes', value: 'y' }] });
    const other = text('a', { id: 'e2', validate: { required: true, max: 38 }, values: [], hidden: true });
    expect(compare([one], [other])[0]?.settings).toEqual([
      { path: ['validate', 'max'], before: 45, after: 38 },
      { path: ['values'], before: [{ label: 'Yes', value: 'y' }], after: [] },
      { path: ['hidden'], before: undefined, after: true },
    ]);
  });

  it('[ENG-307] tells each setting of a group that was not there', () => {
    const [told] = compare([text('a')], [text('a', { validate: { required: true, pattern: '^x' } })]);
    expect(told?.settings.map(({ path }) => path.join('.'))).toEqual(['validate.required', 'validate.pattern']);
  });

  it('[ENG-307] tells of columns what was set of them, not what lies in them', () => {
    const one = columns([text('a')], []);
    const other = {
      ...one,
      columns: [
        { components: [text('a'), text('b')], width: 8 },
        { components: [], width: 6 },
      ],
    };
    const [told] = compare([one], [other]);
    expect(told?.settings).toEqual([
      { path: ['columns'], before: [{ width: 6 }, { width: 6 }], after: [{ width: 8 }, { width: 6 }] },
    ]);
  });

  it('[ENG-307] tells what was set of the form itself', () => {
    const { settings } = compareForms({ display: 'form', components: [] }, { display: 'wizard', components: [] });
    expect(settings).toEqual([{ path: ['display'], before: 'form', after: 'wizard' }]);
  });

  it('[ENG-304] bears names that mean something to JavaScript, and depth', () => {
    const deep = (levels: number) => {
      let inner = text('a');
      for (let level = 0; level < levels; level += 1) inner = panel(`p${level}`, inner);
      return [inner];
    };
    expect(compare(deep(300), deep(300)).every(({ kind }) => kind === 'same')).toBe(true);
    expect(compare([text('constructor')], [text('__proto__')]).map(({ kind }) => kind)).toEqual(['removed', 'added']);
  });
});
