import { describe, expect, it } from 'vitest';
import { findOperator } from './operators.ts';

function evaluateOperator(name: string, answer: unknown, expected?: unknown, isEmpty = false): boolean {
  return findOperator(name)!(answer, expected, isEmpty);
}

describe('operators', () => {
  it.each([
    ['isEqual', 5, '5', true],
    ['isEqual', undefined, '', true],
    ['isEqual', { a: true }, 'a', true],
    ['isEqual', { city: 'Oslo' }, { city: 'Oslo' }, true],
    ['isEqual', { id: 7, data: { city: 'Oslo', size: 2 } }, { data: { city: 'Oslo' } }, true],
    ['isEqual', { id: 7, data: { city: 'Oslo' } }, { data: { city: 'Bergen' } }, false],
    ['isEqual', { city: 'Oslo' }, {}, false],
    ['isEqual', { city: 'Oslo' }, { toString: 'x' }, false],
    ['isNotEqual', ['a', 'b'], 'b', false],
    ['includes', 'abc', 'bc', true],
    ['includes', ['abc'], 'bc', false],
    ['notIncludes', 'abc', 'x', true],
    ['startsWith', 'abc', 'ab', true],
    ['endsWith', 'abc', 'ab', false],
    ['lessThan', 9, '10', true],
    ['lessThanOrEqual', 10, '10', true],
    ['greaterThan', '9', 10, false],
    ['greaterThanOrEqual', undefined, '0', false],
    ['isDateEqual', '2026-11-21T00:00:00Z', '2026-11-21', true],
    ['isNotDateEqual', '2026-11-21', '2026-11-22', true],
    ['dateLessThan', '2026-11-20', '2026-11-21', true],
    ['dateLessThanOrEqual', 'never', '2026-11-21', false],
    ['dateGreaterThan', '2026-11-22', '2026-11-21', true],
    ['dateGreaterThanOrEqual', '', '2026-11-21', false],
  ])('[ENG-21] %s of %j and %j is %s', (name, answer, expected, result) => {
    expect(evaluateOperator(name, answer, expected)).toBe(result);
  });

  it('[ENG-21] treat an answer as empty if the component does', () => {
    expect([evaluateOperator('isEmpty', false, '', true), evaluateOperator('isNotEmpty', false, '', true)]).toEqual([
      true,
      false,
    ]);
  });

  it('[ENG-22] are found by name, but not by the names of inherited properties', () => {
    expect([findOperator('isPrime'), findOperator('constructor')]).toEqual([undefined, undefined]);
  });
});
