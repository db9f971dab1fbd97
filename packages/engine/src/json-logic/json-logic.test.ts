import { describe, expect, it } from 'vitest';
import { getAtPath } from '../data/data-path.ts';
import type { JsonLogicError } from './find-rule-error.ts';
import { parseJsonLogicRule } from './json-logic.ts';

const data = {
  age: 17,
  name: '',
  none: null,
  tags: ['a', 'b'],
  rows: [
    { price: 2, count: 3 },
    { price: 5, count: 1 },
  ],
};

function evaluate(rule: unknown, context: unknown = { data, row: { age: 5 } }): unknown {
  const read = parseJsonLogicRule(rule);
  if ('problem' in read) throw new Error(read.problem.reason);
  return read.evaluate((path) => getAtPath(context, path));
}

function findError(rule: unknown): JsonLogicError | undefined {
  const read = parseJsonLogicRule(rule);
  return 'problem' in read ? read.problem : undefined;
}

function listReads(rule: unknown): readonly string[] {
  const read = parseJsonLogicRule(rule);
  const paths: string[] = [];
  if ('problem' in read) return [read.problem.reason];
  read.evaluate((path) => {
    paths.push(path.join('.'));
    return getAtPath({ data }, path);
  });
  return paths;
}

/** Creates a rule that applies `body` to its own result, `times` times. */
function createRepeated(body: unknown, start: unknown, times = 60): unknown {
  return { reduce: [Array.from({ length: times }, () => 0), body, start] };
}

const accumulator = { var: 'accumulator' };

describe('JSONLogic', () => {
  it.each([
    [{ '>=': [{ var: 'data.age' }, 18] }, false],
    [{ if: [{ '==': [{ var: 'row.age' }, '5'] }, 'five', 'other'] }, 'five'],
    [{ var: ['data.nobody', 'fallback'] }, 'fallback'],
    [{ var: ['data.none', 'fallback'] }, null],
    [{ var: 'data.rows.1.price' }, 5],
    [{ var: 'age' }, null],
    [{ missing: ['data.age', 'data.name', 'data.none', 'data.nobody'] }, ['data.name', 'data.none', 'data.nobody']],
    [{ missing: { merge: ['data.age', ['data.name']] } }, ['data.name']],
    [{ missing_some: [1, ['data.age', 'data.name']] }, []],
    [{ missing_some: [2, ['data.age', 'data.name']] }, ['data.name']],
    [{ map: [{ var: 'data.rows' }, { '*': [{ var: 'price' }, { var: 'count' }] }] }, [6, 5]],
    [{ reduce: [{ var: 'data.rows' }, { '+': [{ var: 'current.price' }, accumulator] }, 0] }, 7],
    [{ filter: [{ var: 'data.tags' }, { '!==': [{ var: '' }, 'a'] }] }, ['b']],
    [{ some: [{ var: 'data.rows' }, { '>': [{ var: 'price' }, 4] }] }, true],
    [{ all: [{ var: 'data.rows' }, { missing: 'price' }] }, false],
    [{ none: [{ var: 'data.tags' }, { '===': [{ var: '' }, 'c'] }] }, true],
    [{ and: [{ in: ['a', { var: 'data.tags' }] }, { in: ['ell', 'hello'] }, { '!': { in: ['a', 5] } }] }, true],
    [{ cat: ['I am ', { var: 'data.age' }] }, 'I am 17'],
    [{ var: 'data.plain.a' }, null],
    [
      { a: 1, b: { log: 'a value with two names is no rule' } },
      { a: 1, b: { log: 'a value with two names is no rule' } },
    ],
    [true, true],
  ])('[ENG-140] evaluates %j to %j', (rule, wanted) => {
    expect(evaluate(rule)).toEqual(wanted);
  });

  it.each([
    [{ '+': ['3,5', 1] }, 4.5],
    [{ '+': ['1.234,5', '2.25'] }, 1236.75],
    [{ '+': ['12 kg'] }, 12],
    [{ '+': ['1,234'] }, Number.NaN],
    [{ '+': ['2026-11-29'] }, Number.NaN],
    [{ '+': [{ merge: [3, 5] }] }, Number.NaN],
    [{ '+': [{ merge: ['3,5'] }] }, 3.5],
    [{ '*': ['3,5', 2] }, 7],
    [{ '*': ['3,5'] }, 3.5],
    [{ '*': ['12-14', 1] }, Number.NaN],
  ])('[ENG-350] parses complete numbers in texts: %j is %j', (rule, wanted) => {
    expect(evaluate(rule)).toEqual(wanted);
  });

  it('[ENG-140] accepts a rule stored as text', () => {
    expect(evaluate('{"var": "data.age"}')).toBe(17);
    expect(findError('{"var": ')).toEqual({ reason: 'noJson' });
  });

  it('[ENG-141] reads only the answers that a rule needs', () => {
    expect(
      listReads({ if: [{ '>': [{ var: 'data.age' }, 20] }, { var: 'data.name' }, { missing: ['data.none'] }] }),
    ).toEqual(['data.age', 'data.none']);
    expect(listReads({ map: [{ var: 'data.rows' }, { var: 'price' }] })).toEqual(['data.rows']);
    expect(listReads({ var: '' })).toEqual(['']);
    expect(listReads({ var: { cat: ['data.', 'age'] } })).toEqual(['data.age']);
  });

  it('[ENG-142] reports unknown operators wherever they would be evaluated', () => {
    const unknown = (name: string) => ({ reason: 'operator', name });
    for (const name of [
      'method',
      'log',
      '_sum',
      'cat.constructor',
      'constructor',
      '__proto__',
      'hasOwnProperty',
      'eval',
    ])
      expect(findError({ if: [false, [JSON.parse(`{"${name}": ["toString"]}`)]] })).toEqual(unknown(name));
    expect(findError({ and: [{ log: 'x' }] })).toEqual(unknown('log'));
  });

  it('[ENG-143] rejects rules that are too deep or too long', () => {
    const deep = Array.from({ length: 60 }).reduce<unknown>((rule) => ({ '!': rule }), true);
    expect(findError(deep)).toEqual({ reason: 'tooDeep', limit: 50 });
    expect(findError({ cat: Array.from({ length: 10_001 }, () => 'a') })).toEqual({
      reason: 'tooLarge',
      limit: 10_000,
    });
  });

  it.each([
    'constructor',
    '__proto__',
    'constructor.constructor',
    'toString',
    'at.constructor',
    'tags.map.constructor',
    '0.constructor',
  ])('[ENG-144] reads only own properties: %s', (path) => {
    const items = { map: [[{ var: 'data' }, { var: 'data.tags' }, 'text', 5], { var: path }] };
    expect(evaluate(items)).toEqual([null, null, null, null]);
    expect(evaluate({ var: `data.${path}` })).toBe(null);
    expect(evaluate({ var: `data.name.${path}` })).toBe(null);
    expect(evaluate({ missing: [`data.${path}`] })).toEqual([`data.${path}`]);
  });

  it('[ENG-144] never evaluates an answer as a rule', () => {
    const context = { data: { path: { cat: ['data.', 'age'] }, paths: [{ var: 'data.age' }], age: 1 } };
    expect(evaluate({ var: { var: 'data.path' } }, context)).toBe(null);
    expect(evaluate({ missing: { var: 'data.paths' } }, context)).toEqual([{ var: 'data.age' }]);
    expect(evaluate({ map: [{ var: 'data.paths' }, { var: '' }] }, context)).toEqual([{ var: 'data.age' }]);
  });

  it.each([
    ['a text that is doubled repeatedly', createRepeated({ cat: [accumulator, accumulator] }, 'a')],
    ['a list that is doubled repeatedly', createRepeated({ merge: [accumulator, accumulator] }, [1])],
    ['a list that contains itself', createRepeated([accumulator, accumulator], 1)],
    ['a list that contains itself, converted to text', { cat: [createRepeated([accumulator, accumulator], 1)] }],
    ['a comparison with a list that contains itself', { '==': [createRepeated([accumulator, accumulator], 1), 'a'] }],
    ['the reduce context, doubled repeatedly', createRepeated([{ var: '' }, { var: '' }], 1)],
    ['nested lists', [1, 2, 3, 4].reduce<unknown>((body) => ({ map: [Array(50).fill(0), body] }), 1)],
    [
      'a long search',
      {
        in: [
          { cat: [createRepeated({ cat: [accumulator, accumulator] }, 'a', 16), 'b'] },
          createRepeated({ cat: [accumulator, accumulator] }, 'a', 17),
        ],
      },
    ],
    ['a type error', { merge: [{ substr: [] }, { cat: [{ a: 1, toString: 5, valueOf: 5 }] }] }],
  ])('[ENG-145] quickly returns undefined for %s', (_name, rule) => {
    expect(evaluate(rule)).toBe(undefined);
  });

  it('[ENG-145] iterates over ten thousand rows', () => {
    const rows = Array.from({ length: 10_000 }, (_row, index) => ({ price: index, count: 2 }));
    const sum = { '+': [{ '*': [{ var: 'current.price' }, { var: 'current.count' }] }, accumulator] };
    expect(evaluate({ reduce: [{ var: 'data.rows' }, sum, 0] }, { data: { rows } })).toBe(99_990_000);
  });

  it('[ENG-340] rounds as lodash does', () => {
    const round = (...given: readonly unknown[]) => evaluate({ _round: given });
    expect([round(1.005, 2), round(-1.005, 2), round(-2.5), round('7.46', 1), round(1234, -2), round(1e21, 2)]).toEqual(
      [1.01, -1, -2, 7.5, 1200, 1e21],
    );
  });

  it('[ENG-340] computes dates relative to the start of the session, and returns undefined without a start', () => {
    const nowMs = new Date(2026, 11, 31, 23, 30).getTime();
    const rule = parseJsonLogicRule({ relativeMaxDate: [1] });
    if ('problem' in rule) throw new Error(rule.problem.reason);
    const later = String(rule.evaluate(() => undefined, nowMs));
    expect(later.slice(0, 16)).toBe('2027-01-01T23:30');
    expect(Date.parse(later)).toBe(nowMs + 86_400_000);
    expect(rule.evaluate(() => undefined)).toBeUndefined();
  });

  it('[ENG-145] supports evaluating a rule while another rule reads an answer', () => {
    const inner = parseJsonLogicRule({ cat: [{ var: 'x' }, { var: 'x' }] });
    const outer = parseJsonLogicRule({ cat: [{ var: 'a' }, { var: 'b' }] });
    if ('problem' in inner || 'problem' in outer) throw new Error('a rule cannot be read');
    expect(outer.evaluate(([name]) => inner.evaluate(() => name))).toBe('aabb');
  });
});
