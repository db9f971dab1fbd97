import { describe, expect, it } from 'vitest';
import type { ComponentDefinition } from '../definition/form-definition.ts';
import { type ComparedComponent, compareForms } from './compare-forms.ts';

const createTextField = (key: string, more = {}): ComponentDefinition => ({
  type: 'textfield',
  key,
  label: key.toUpperCase(),
  input: true,
  ...more,
});
const createPanel = (key: string, ...components: readonly ComponentDefinition[]): ComponentDefinition => ({
  type: 'panel',
  key,
  title: key,
  components,
});
const createColumns = (...lists: readonly (readonly ComponentDefinition[])[]): ComponentDefinition => ({
  type: 'columns',
  key: 'columns',
  columns: lists.map((components) => ({ components, width: 6 })),
});
const compareComponents = (before: readonly ComponentDefinition[], after: readonly ComponentDefinition[]) =>
  compareForms({ components: before }, { components: after }).components;
const summarize = ({ kind, hasMoved, before, after }: ComparedComponent) =>
  `${(after ?? before)?.key} ${kind}${hasMoved ? ', moved' : ''}`;

describe('compareForms', () => {
  it('[ENG-304] lists added, removed, changed and equal components', () => {
    const before = [createTextField('a'), createTextField('b'), createTextField('c')];
    const after = [createTextField('a'), createTextField('c', { label: 'Sea' }), createTextField('d')];
    const changes = compareComponents(before, after);
    expect(changes.map(summarize)).toEqual(['a same', 'b removed', 'c changed', 'd added']);
    expect(changes[2]?.settings).toEqual([{ path: ['label'], before: 'C', after: 'Sea' }]);
  });

  it('[ENG-304] lists a removed component after its former predecessor, also at the start and in a panel', () => {
    const before = [
      createTextField('a'),
      createPanel('p', createTextField('b'), createTextField('c')),
      createTextField('d'),
    ];
    const changes = compareComponents(before, [createPanel('p', createTextField('c'))]);
    expect(changes.map(summarize)).toEqual(['a removed', 'p same', 'b removed', 'c same', 'd removed']);
    expect(changes[2]?.ancestors.map(({ key }) => key)).toEqual(['p']);
  });

  it('[ENG-305] matches components by key and ancestors first', () => {
    const changes = compareComponents(
      [createPanel('p', createTextField('a')), createPanel('q', createTextField('a'))],
      [createPanel('q', createTextField('a')), createPanel('p', createTextField('a'))],
    );
    expect(changes.map(summarize)).toEqual(['q changed, moved', 'a same', 'p same', 'a same']);
  });

  it('[ENG-305] matches a component if its type changed, or if only its key changed', () => {
    const [type, name] = compareComponents(
      [createTextField('a'), createTextField('b', { tooltip: 'x' })],
      [createTextField('a', { type: 'textarea' }), createTextField('bee', { label: 'B', tooltip: 'x' })],
    );
    expect(type).toMatchObject({
      kind: 'changed',
      settings: [{ path: ['type'], before: 'textfield', after: 'textarea' }],
    });
    expect(name).toMatchObject({ kind: 'changed', settings: [{ path: ['key'], before: 'b', after: 'bee' }] });
  });

  it('[ENG-305] matches components in order if keys are missing or repeated', () => {
    const line = { type: 'htmlelement', content: '<hr>' };
    const changes = compareComponents(
      [line, createTextField('a'), createTextField('a')],
      [line, line, createTextField('a'), createTextField('a', { label: 'Again' })],
    );
    expect(changes.map(({ kind }) => kind)).toEqual(['same', 'added', 'same', 'changed']);
  });

  it('[ENG-306] reports only the component that was dragged past others as moved', () => {
    const keys = ['a', 'b', 'c', 'd', 'e'];
    const changes = compareComponents(
      keys.map((key) => createTextField(key)),
      ['b', 'c', 'd', 'e', 'a'].map((key) => createTextField(key)),
    );
    expect(changes.filter(({ hasMoved }) => hasMoved).map(summarize)).toEqual(['a changed, moved']);
  });

  it('[ENG-306] reports a move into another component, or into another column of the same component', () => {
    expect(
      compareComponents([createTextField('a'), createPanel('p')], [createPanel('p', createTextField('a'))]).map(
        summarize,
      ),
    ).toEqual(['p same', 'a changed, moved']);
    expect(
      compareComponents([createColumns([createTextField('a')], [])], [createColumns([], [createTextField('a')])]).map(
        summarize,
      ),
    ).toEqual(['columns same', 'a changed, moved']);
  });

  it('[ENG-307] lists changed settings with their paths, and a list as one setting', () => {
    const one = createTextField('a', {
      id: 'e1',
      validate: { required: true, max: 45 },
      values: [{ label: 'Yes', value: 'y' }],
    });
    const other = createTextField('a', { id: 'e2', validate: { required: true, max: 38 }, values: [], hidden: true });
    expect(compareComponents([one], [other])[0]?.settings).toEqual([
      { path: ['validate', 'max'], before: 45, after: 38 },
      { path: ['values'], before: [{ label: 'Yes', value: 'y' }], after: [] },
      { path: ['hidden'], before: undefined, after: true },
    ]);
  });

  it('[ENG-307] lists each setting of a group that was added', () => {
    const [changes] = compareComponents(
      [createTextField('a')],
      [createTextField('a', { validate: { required: true, pattern: '^x' } })],
    );
    expect(changes?.settings.map(({ path }) => path.join('.'))).toEqual(['validate.required', 'validate.pattern']);
  });

  it('[ENG-307] compares the settings of columns without their components', () => {
    const one = createColumns([createTextField('a')], []);
    const other = {
      ...one,
      columns: [
        { components: [createTextField('a'), createTextField('b')], width: 8 },
        { components: [], width: 6 },
      ],
    };
    const [changes] = compareComponents([one], [other]);
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
      let inner = createTextField('a');
      for (let level = 0; level < levels; level += 1) inner = createPanel(`p${level}`, inner);
      return [inner];
    };
    expect(compareComponents(deep(300), deep(300)).every(({ kind }) => kind === 'same')).toBe(true);
    expect(
      compareComponents([createTextField('constructor')], [createTextField('__proto__')]).map(({ kind }) => kind),
    ).toEqual(['removed', 'added']);
  });
});
