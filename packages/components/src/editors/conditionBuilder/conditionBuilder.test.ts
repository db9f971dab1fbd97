import { describe, expect, it } from 'vitest';
import { specs } from '../../specs.ts';
import { conditionBuilder } from './conditionBuilder.ts';
import { readConditions, writeConditions } from './logic/condition-shape.ts';
import { fittingOperator, operatorsOf } from './logic/operators-of.ts';
import { findTarget, targetFields } from './logic/target-fields.ts';

const simple = { show: true, when: 'scaffold', eq: 'true' };
const newer = { show: false, conjunction: 'any', conditions: [{ component: 'a', operator: 'isEmpty', value: '' }] };

describe('the stored shapes of a condition', () => {
  it('come back as they were when nothing is changed', () => {
    for (const stored of [simple, newer]) expect(writeConditions(stored, readConditions(stored))).toEqual(stored);
  });

  it('is read as one row in the simple shape, and grows into the newer one', () => {
    const read = readConditions(simple);
    expect(read).toEqual({
      show: true,
      isAny: false,
      rows: [{ component: 'scaffold', operator: 'isEqual', value: 'true' }],
    });
    const more = { ...read, rows: [...read.rows, { component: 'b', operator: 'isEmpty', value: '' }] };
    expect(writeConditions(simple, more)).toEqual({ show: true, conjunction: 'all', conditions: more.rows });
    expect(writeConditions(simple, { ...read, rows: [{ ...read.rows[0]!, operator: 'isNotEqual' }] })).toMatchObject({
      conjunction: 'all',
    });
  });

  it('is simple for one new comparison, also while its field is not chosen yet', () => {
    const rows = [{ component: '', operator: 'isEqual', value: '' }];
    const written = writeConditions(undefined, { show: true, isAny: false, rows });
    expect(written).toEqual({ show: true, when: '', eq: '' });
    expect(readConditions(written).rows).toEqual(rows);
  });

  it('is no condition as form.io stores none', () => {
    for (const none of [undefined, null, 'x', { show: null, when: null, eq: '' }, { show: '', when: '', eq: '' }]) {
      expect(readConditions(none)).toEqual({ show: true, isAny: false, rows: [] });
      expect(conditionBuilder.isEmpty(none, conditionBuilder.props.parse({}))).toBe(true);
    }
    expect(writeConditions({ ...simple, json: '' }, { show: true, isAny: false, rows: [] })).toBeUndefined();
  });

  it('keeps what it does not understand', () => {
    const strange = { ...newer, json: { '==': [1, 1] }, conditions: [{ ...newer.conditions[0], note: 'x' }] };
    expect(writeConditions(strange, readConditions(strange))).toEqual(strange);
    expect(writeConditions(strange, { show: true, isAny: false, rows: [] })).toEqual({ json: strange.json });
  });

  it('hides when equal for any show but true, as the engine does', () => {
    expect([true, 'true', false, null].map((show) => readConditions({ ...simple, show }).show)).toEqual([
      true,
      true,
      false,
      false,
    ]);
  });
});

describe('the fields that a condition may look at', () => {
  const inner = { type: 'number', key: 'size', label: 'Size' };
  const own = { type: 'container', key: 'site', label: 'Site', components: [inner] };
  const form = {
    components: [
      { type: 'panel', key: 'page', components: [{ type: 'radio', key: 'tag', label: 'Tag', values: ['yes', 'no'] }] },
      own,
      { type: 'container', key: 'other', components: [{ ...inner, label: 'Other size' }] },
      { type: 'strange', key: 'far', label: 'Far', input: true },
      { type: 'button', key: 'submit', label: 'Send', input: true },
    ],
  };
  const fields = targetFields(form, own, specs);

  it('are all but the component, what lies in it, layouts and buttons, with their data paths', () => {
    expect(fields.map(({ path, label, kind }) => [path, label, kind])).toEqual([
      ['tag', 'Tag', 'choice'],
      ['other.size', 'Other size', 'number'],
      ['far', 'Far', 'text'],
    ]);
  });

  it('are all but the component where it is newer than the form, and where another has its name', () => {
    const paths = (component: object) => targetFields(form, component as typeof inner, specs).map(({ path }) => path);
    expect(paths({ ...own, label: 'Site!' })).not.toContain('site.size');
    expect(paths(inner)).toEqual(['tag', 'other.size', 'far']);
  });

  it('are found by their path, else by their property name', () => {
    expect(findTarget(fields, 'other.size')?.label).toBe('Other size');
    expect(findTarget(fields, 'size')?.label).toBe('Other size');
    expect(findTarget(fields, 'gone')).toBeUndefined();
  });
});

describe('operators', () => {
  it('fit the kind of answer, and a stored one stays in the list', () => {
    expect(operatorsOf('tick', 'isEqual')).toEqual(['isEqual', 'isNotEqual']);
    expect(operatorsOf('tick', 'moonPhase')).toContain('moonPhase');
    expect(fittingOperator('date', 'isEqual')).toBe('isDateEqual');
    expect(fittingOperator('number', 'lessThan')).toBe('lessThan');
  });
});
