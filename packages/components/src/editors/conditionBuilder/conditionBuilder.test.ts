import { describe, expect, it } from 'vitest';
import { specs } from '../../specs.ts';
import { conditionBuilder } from './conditionBuilder.ts';
import { listOperators, resolveOperator } from './logic/operators.ts';
import { formatCondition, parseCondition } from './logic/parse-condition.ts';
import { findTargetField, listTargetFields } from './logic/target-fields.ts';

const simpleCondition = { show: true, when: 'scaffold', eq: 'true' };
const conditionWithConjunction = {
  show: false,
  conjunction: 'any',
  conditions: [{ component: 'a', operator: 'isEmpty', value: '' }],
};

describe('stored shapes of a condition', () => {
  it("don't change when they are parsed and formatted again", () => {
    for (const stored of [simpleCondition, conditionWithConjunction])
      expect(formatCondition(stored, parseCondition(stored))).toEqual(stored);
  });

  it('parses the simple shape as one row, and uses the newer shape for more rows', () => {
    const read = parseCondition(simpleCondition);
    expect(read).toEqual({
      show: true,
      isAny: false,
      rows: [{ component: 'scaffold', operator: 'isEqual', value: 'true' }],
    });
    const more = { ...read, rows: [...read.rows, { component: 'b', operator: 'isEmpty', value: '' }] };
    expect(formatCondition(simpleCondition, more)).toEqual({ show: true, conjunction: 'all', conditions: more.rows });
    expect(
      formatCondition(simpleCondition, { ...read, rows: [{ ...read.rows[0]!, operator: 'isNotEqual' }] }),
    ).toMatchObject({
      conjunction: 'all',
    });
  });

  it('uses the simple shape for one new comparison, even without a field', () => {
    const rows = [{ component: '', operator: 'isEqual', value: '' }];
    const written = formatCondition(undefined, { show: true, isAny: false, rows });
    expect(written).toEqual({ show: true, when: '', eq: '' });
    expect(parseCondition(written).rows).toEqual(rows);
  });

  it("treats form.io's empty conditions as no condition", () => {
    for (const none of [undefined, null, 'x', { show: null, when: null, eq: '' }, { show: '', when: '', eq: '' }]) {
      expect(parseCondition(none)).toEqual({ show: true, isAny: false, rows: [] });
      expect(conditionBuilder.isEmpty(none, conditionBuilder.props.parse({}))).toBe(true);
    }
    expect(formatCondition({ ...simpleCondition, json: '' }, { show: true, isAny: false, rows: [] })).toBeUndefined();
  });

  it('keeps unknown properties of a stored condition', () => {
    const strange = {
      ...conditionWithConjunction,
      json: { '==': [1, 1] },
      conditions: [{ ...conditionWithConjunction.conditions[0], note: 'x' }],
    };
    expect(formatCondition(strange, parseCondition(strange))).toEqual(strange);
    expect(formatCondition(strange, { show: true, isAny: false, rows: [] })).toEqual({ json: strange.json });
  });

  it('hides the component on equality for any `show` except true, like the engine', () => {
    expect([true, 'true', false, null].map((show) => parseCondition({ ...simpleCondition, show }).show)).toEqual([
      true,
      true,
      false,
      false,
    ]);
  });
});

describe('fields for a condition', () => {
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
  const fields = listTargetFields(form, own, specs);

  it('exclude the component itself, its children, layouts and buttons', () => {
    expect(fields.map(({ path, label, kind }) => [path, label, kind])).toEqual([
      ['tag', 'Tag', 'choice'],
      ['other.size', 'Other size', 'number'],
      ['far', 'Far', 'text'],
    ]);
  });

  it('exclude the component even if it is newer than the form, or shares its key with another component', () => {
    const paths = (component: object) =>
      listTargetFields(form, component as typeof inner, specs).map(({ path }) => path);
    expect(paths({ ...own, label: 'Site!' })).not.toContain('site.size');
    expect(paths(inner)).toEqual(['tag', 'other.size', 'far']);
  });

  it('are found by data path, otherwise by property name', () => {
    expect(findTargetField(fields, 'other.size')?.label).toBe('Other size');
    expect(findTargetField(fields, 'size')?.label).toBe('Other size');
    expect(findTargetField(fields, 'gone')).toBeUndefined();
  });
});

describe('operators', () => {
  it('depend on the kind of answer, and always include the stored operator', () => {
    expect(listOperators('tick', 'isEqual')).toEqual(['isEqual', 'isNotEqual']);
    expect(listOperators('tick', 'moonPhase')).toContain('moonPhase');
    expect(resolveOperator('date', 'isEqual')).toBe('isDateEqual');
    expect(resolveOperator('number', 'lessThan')).toBe('lessThan');
  });
});
