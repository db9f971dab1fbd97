import { describe, expect, it } from 'vitest';
import { localizedPalette } from '../../palette.ts';
import { listColumnTypeChoices } from './column-types.ts';
import { generateColumnKey } from './generate-column-key.ts';
import { gridColumns, isRequiredColumn, setColumnRequired } from './gridColumns.ts';

const createColumn = (key: string) => ({ type: 'textfield', key });
const props = gridColumns.props.parse({});
const german = await localizedPalette.read({ language: 'de', locale: 'de' });
const compare = new Intl.Collator('de').compare;

describe('grid columns', () => {
  it('must have unique, valid property names', () => {
    expect(
      gridColumns.check(
        [createColumn('a'), createColumn('b'), createColumn('a'), { type: 'number' }, createColumn('x.')],
        props,
      ),
    ).toEqual([
      { rule: 'uniqueKey', params: { rows: '1, 3' } },
      { rule: 'missingKey', params: { rows: '4' } },
      { rule: 'keyPattern', params: { rows: '5' } },
    ]);
    expect(gridColumns.check([createColumn('a.b'), createColumn('c-d'), createColumn('e')], props)).toEqual([]);
  });

  it('keep other validation settings when the required setting changes', () => {
    const limited = { ...createColumn('a'), validate: { maxLength: 9, required: 'true' } };
    expect(isRequiredColumn(limited)).toBe(true);
    expect(setColumnRequired(limited, false)).toEqual({ ...limited, validate: { maxLength: 9, required: false } });
    expect(setColumnRequired(createColumn('b'), true)).toEqual({ ...createColumn('b'), validate: { required: true } });
  });

  it('allow every component type that can be rendered in a cell, and the current type', () => {
    const types = listColumnTypeChoices('textfield', german, compare).map(({ type }) => type);
    expect(types).toEqual(expect.arrayContaining(['textfield', 'number', 'select']));
    expect(types).not.toContain('button');
    expect(types).not.toContain('panel');
    const labels = listColumnTypeChoices('textfield', german, compare).map(({ label }) => label);
    expect(labels).toEqual(labels.toSorted(compare));
    expect(labels).toContain('Auswahl');
    expect(listColumnTypeChoices('moonPhase', german, compare)).toContainEqual({
      type: 'moonPhase',
      label: 'moonPhase',
    });
  });
});

describe('property name of a new column', () => {
  it.each([
    ['Amount in kg', 'amountInKg'],
    ['Material', 'material1'],
    ['Email', 'email1'],
    ['Prüfung', 'prufung'],
    ['日本', 'riBen'],
    ['Количество', 'kolichestvo'],
    ['☂', ''],
  ])('of %j is %j', (label, key) => {
    expect(generateColumnKey(label, [createColumn('material')])).toBe(key);
  });
});
