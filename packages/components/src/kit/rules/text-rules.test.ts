import { describe, expect, it } from 'vitest';
import { textRules, validateText } from './text-rules.ts';

const broken = (value: string, validate: unknown) => validateText(value, textRules(validate));

describe('limits of a text field', () => {
  it('return each broken rule with its limit', () => {
    expect(broken('one', { minLength: '5', minWords: 2 })).toEqual([
      { rule: 'minLength', params: { limit: 5 } },
      { rule: 'minWords', params: { limit: 2 } },
    ]);
    expect(broken('one two three', { maxLength: 5, maxWords: 2 })).toEqual([
      { rule: 'maxLength', params: { limit: 5 } },
      { rule: 'maxWords', params: { limit: 2 } },
    ]);
  });

  it('match a pattern against the whole answer', () => {
    expect(broken('AB-12', { pattern: '[A-Z]{2}-\\d+' })).toEqual([]);
    expect(broken('xAB-12', { pattern: '[A-Z]{2}-\\d+' })).toHaveLength(1);
  });

  it("[ENG-45] aren't blocked by a slow pattern", () => {
    expect(broken(`${'a'.repeat(5_000)}!`, { pattern: '(a+)+b' })).toHaveLength(1);
  });

  it('ignore invalid patterns and limits of zero', () => {
    expect(broken('x', { pattern: '([', minLength: 0, maxLength: '' })).toEqual([]);
  });
});
