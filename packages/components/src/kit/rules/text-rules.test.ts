import { describe, expect, it } from 'vitest';
import { parseTextRules, validateText } from './text-rules.ts';

const findBrokenRules = (value: string, validate: unknown) => validateText(value, parseTextRules(validate));

describe('limits of a text field', () => {
  it('return each broken rule with its limit', () => {
    expect(findBrokenRules('one', { minLength: '5', minWords: 2 })).toEqual([
      { rule: 'minLength', params: { limit: 5 } },
      { rule: 'minWords', params: { limit: 2 } },
    ]);
    expect(findBrokenRules('one two three', { maxLength: 5, maxWords: 2 })).toEqual([
      { rule: 'maxLength', params: { limit: 5 } },
      { rule: 'maxWords', params: { limit: 2 } },
    ]);
  });

  it('match a pattern against the whole answer', () => {
    expect(findBrokenRules('AB-12', { pattern: '[A-Z]{2}-\\d+' })).toEqual([]);
    expect(findBrokenRules('xAB-12', { pattern: '[A-Z]{2}-\\d+' })).toHaveLength(1);
  });

  it("[ENG-45] aren't blocked by a slow pattern", () => {
    expect(findBrokenRules(`${'a'.repeat(5_000)}!`, { pattern: '(a+)+b' })).toHaveLength(1);
  });

  it('ignore invalid patterns and limits of zero', () => {
    expect(findBrokenRules('x', { pattern: '([', minLength: 0, maxLength: '' })).toEqual([]);
  });
});
