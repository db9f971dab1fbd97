import { describe, expect, it } from 'vitest';
import { kinds } from '../../palette.ts';
import { keyFromLabel } from './column-key.ts';
import { typeChoices } from './column-types.ts';
import { gridColumns, isRequired, withRequired } from './gridColumns.ts';

const column = (key: string) => ({ type: 'textfield', key });
const props = gridColumns.props.parse({});
const german = await kinds.read({ language: 'de', locale: 'de' });
const compare = new Intl.Collator('de').compare;

describe('columns of a grid', () => {
  it('must have property names of their own, of the right form', () => {
    expect(gridColumns.check([column('a'), column('b'), column('a'), { type: 'number' }, column('x.')], props)).toEqual(
      [
        { rule: 'uniqueKey', params: { rows: '1, 3' } },
        { rule: 'missingKey', params: { rows: '4' } },
        { rule: 'keyPattern', params: { rows: '5' } },
      ],
    );
    expect(gridColumns.check([column('a.b'), column('c-d'), column('e')], props)).toEqual([]);
  });

  it('keep what else they say about answers when they become required', () => {
    const limited = { ...column('a'), validate: { maxLength: 9, required: 'true' } };
    expect(isRequired(limited)).toBe(true);
    expect(withRequired(limited, false)).toEqual({ ...limited, validate: { maxLength: 9, required: false } });
    expect(withRequired(column('b'), true)).toEqual({ ...column('b'), validate: { required: true } });
  });

  it('may be of every type with an answer that fits into a cell, and of the type that they are', () => {
    const types = typeChoices('textfield', german, compare).map(({ type }) => type);
    expect(types).toEqual(expect.arrayContaining(['textfield', 'number', 'select']));
    expect(types).not.toContain('button');
    expect(types).not.toContain('panel');
    const labels = typeChoices('textfield', german, compare).map(({ label }) => label);
    expect(labels).toEqual(labels.toSorted(compare));
    expect(labels).toContain('Auswahl');
    expect(typeChoices('moonPhase', german, compare)).toContainEqual({ type: 'moonPhase', label: 'moonPhase' });
  });
});

describe('the property name of a new column', () => {
  it.each([
    ['Amount in kg', 'amountInKg'],
    ['Material', 'material1'],
    ['Email', 'email1'],
    ['Prüfung', 'prufung'],
    ['日本', 'riBen'],
    ['Количество', 'kolichestvo'],
    ['☂', ''],
  ])('of %j is %j', (label, key) => {
    expect(keyFromLabel(label, [column('material')])).toBe(key);
  });
});
