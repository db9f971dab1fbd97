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
const summarize = ({ kind, hasMoved, before, after }: ComparedComponent) =>
  `${(after ?? before)?.key} ${kind}${hasMoved ? ', moved' : ''}`;

describe('compareForms', () => {
  it('[ENG-304] lists added, removed, changed and equal components', () => {
    const before = [text('a'), text('b'), text('c')];
    const after = [text('a'), text('c', { label: 'Sea' }), text('d')];
    const changes = compare(before, after);
    expect(changes.map(summarize)).toEqual(['a same', 'b removed', 'c changed', 'd added']);
    expect(changes[2]?.settings).toEqual([{ path: ['label'], before: 'C', after: 'Sea' }]);
  });

  it('[ENG-304] lists a removed component after its former predecessor, also at the start and in a panel', () => {
    const before = [text('a'), panel('p', text('b'), text('c')), text('d')];
    const changes = compare(before, [panel('p', text('c'))]);
    expect(changes.map(summarize)).toEqual(['a removed', 'p same', 'b removed', 'c same', 'd removed']);
    expect(changes[2]?.ancestors.map(({ key }) => key)).toEqual(['p']);
  });

  it('[ENG-305] matches components by key and ancestors first', () => {
    const changes = compare(
      [panel('p', text('a')), panel('q', text('a'))],
      [panel('q', text('a')), panel('p', text('a'))],
    );
    expect(changes.map(summarize)).toEqual(['q changed, moved', 'a same', 'p same', 'a same']);
  });

  it('[ENG-305] matches a component if its type changed, or if only its key changed', () => {
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

  it('[ENG-305] matches components in order if keys are missing or repeated', () => {
    const line = { type: 'htmlelement', content: '<hr>' };
    const changes = compare([line, text('a'), text('a')], [line, line, text('a'), text('a', { label: 'Again' })]);
    expect(changes.map(({ kind }) => kind)).toEqual(['same', 'added', 'same', 'changed']);
  });

  it('[ENG-306] reports only the component that was dragged past others as moved', () => {
    const keys = ['a', 'b', 'c', 'd', 'e'];
    const changes = compare(
      keys.map((key) => text(key)),
      ['b', 'c', 'd', 'e', 'a'].map((key) => text(key)),
    );
    expect(changes.filter(({ hasMoved }) => hasMoved).map(summarize)).toEqual(['a changed, moved']);
  });

  it('[ENG-306] reports a move into another component, or into another column of the same component', () => {
    expect(compare([text('a'), panel('p')], [panel('p', text('a'))]).map(summarize)).toEqual([
      'p same',
      'a changed, moved',
    ]);
    expect(compare([columns([text('a')], [])], [columns([], [text('a')])]).map(summarize)).toEqual([
      'columns same',
      'a changed, moved',
    ]);
  });

  it('[ENG-307] lists changed settings with their paths, and a list as one setting', () => {
    const one = text('a', { id: 'e1', validate: { required: true, max: 45 }, values: [{ label: 'Yes', value: 'y' }] });
    const other = text('a', { id: 'e2', validate: { required: true, max: 38 }, values: [], hidden: true });
    expect(compare([one], [other])[0]?.settings).toEqual([
      { path: ['validate', 'max'], before: 45, after: 38 },
      { path: ['values'], before: [{ label: 'Yes', value: 'y' }], after: [] },
      { path: ['hidden'], before: undefined, after: true },
    ]);
  });

  it('[ENG-307] lists each setting of a group that was added', () => {
    const [changes] = compare([text('a')], [text('a', { validate: { required: true, pattern: '^x' } })]);
    expect(changes?.settings.map(({ path }) => path.join('.'))).toEqual(['validate.required', 'validate.pattern']);
  });

  it('[ENG-307] compares the settings of columns without their components', () => {
    const one = columns([text('a')], []);
    const other = {
      ...one,
      columns: [
        { components: [text('a'), text('b')], width: 8 },
        { components: [], width: 6 },
      ],
    };
    const [changes] = compare([one], [other]);
    expect(changes?.settings).toEqual([
      { path: ['columns'], before: [{ width: 6 }, { width: 6 }], after: [{ width: 8 }, { width: 6 }] },
    ]);
  });

  it('[ENG-307] compares the settings of the form itself', () => {
    const { settings } = compareForms({ display: 'form', components: [] }, { display: 'wizard', components: [] });
    expect(settings).toEqual([{ path: ['display'], before: 'form', after: 'wizard' }]);
  });

  it('[ENG-304] tolerates keys such as __proto__, and deep nesting', () => {
    const deep = (levels: number) => {
      let inner = text('a');
      for (let level = 0; level < levels; level += 1) inner = panel(`p${level}`, inner);
      return [inner];
    };
    expect(compare(deep(300), deep(300)).every(({ kind }) => kind === 'same')).toBe(true);
    expect(compare([text('constructor')], [text('__proto__')]).map(({ kind }) => kind)).toEqual(['removed', 'added']);
  });
});
