import { describe, expect, it } from 'vitest';
import { localizedPalette } from '../../palette.ts';
import { generateColumnKey } from './column-key.ts';
import { listTypeChoices } from './column-types.ts';
import { gridColumns, isRequired, setRequired } from './gridColumns.ts';

const column = (key: string) => ({ type: 'textfield', key });
const props = gridColumns.props.parse({});
const german = await localizedPalette.read({ language: 'de', locale: 'de' });
const compare = new Intl.Collator('de').compare;

describe('grid columns', () => {
  it('must have unique, valid property names', () => {
    expect(gridColumns.check([column('a'), column('b'), column('a'), { type: 'number' }, column('x.')], props)).toEqual(
      [
        { rule: 'uniqueKey', params: { rows: '1, 3' } },
        { rule: 'missingKey', params: { rows: '4' } },
        { rule: 'keyPattern', params: { rows: '5' } },
      ],
    );
    expect(gridColumns.check([column('a.b'), column('c-d'), column('e')], props)).toEqual([]);
  });

  it('keep other validation settings when the required setting changes', () => {
    const limited = { ...column('a'), validate: { maxLength: 9, required: 'true' } };
    expect(isRequired(limited)).toBe(true);
    expect(setRequired(limited, false)).toEqual({ ...limited, validate: { maxLength: 9, required: false } });
    expect(setRequired(column('b'), true)).toEqual({ ...column('b'), validate: { required: true } });
  });

  it('allow every component type that can be rendered in a cell, and the current type', () => {
    const types = listTypeChoices('textfield', german, compare).map(({ type }) => type);
    expect(types).toEqual(expect.arrayContaining(['textfield', 'number', 'select']));
    expect(types).not.toContain('button');
    expect(types).not.toContain('panel');
    const labels = listTypeChoices('textfield', german, compare).map(({ label }) => label);
    expect(labels).toEqual(labels.toSorted(compare));
    expect(labels).toContain('Auswahl');
    expect(listTypeChoices('moonPhase', german, compare)).toContainEqual({ type: 'moonPhase', label: 'moonPhase' });
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
    expect(generateColumnKey(label, [column('material')])).toBe(key);
  });
});
