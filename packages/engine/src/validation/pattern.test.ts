import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { compilePattern, matchesPattern } from './pattern.ts';

function matchPattern(source: string, text: string): boolean | undefined {
  return matchesPattern(compilePattern(source)!, text);
}

/** Random patterns from all supported syntax that the platform's own `RegExp` matches quickly. */
const tamePattern = fc.letrec<{ part: string; pattern: string }>((tie) => ({
  part: fc.oneof(
    { depthSize: 'small', withCrossShrink: true },
    fc.constantFrom(
      'a',
      'b',
      '.',
      '\\d',
      '\\w',
      '\\s',
      '[ab]',
      '[^a]',
      '[a-c1]',
      '\\.',
      '\\x61',
      '\\b',
      '^',
      '$',
      ']',
      '-',
    ),
    fc.constantFrom('a?', 'b{2}', 'a{1,2}', '\\d{2,}', 'a*?', 'b+'),
    tie('pattern').map((inside) => `(?:${inside})`),
    tie('pattern').map((inside) => `(${inside})?`),
    tie('pattern').map((inside) => `(?=${inside})`),
    tie('pattern').map((inside) => `(?!${inside})`),
  ),
  pattern: fc
    .array(fc.array(tie('part'), { maxLength: 4 }), { minLength: 1, maxLength: 2 })
    .map((branches) => branches.map((parts) => parts.join('')).join('|')),
})).pattern;

describe('patterns', () => {
  it('[ENG-44] match the whole text exactly when RegExp does', () => {
    const text = fc.string({ unit: fc.constantFrom('a', 'b', 'c', '1', '.', ' ', '\n', '-', 'é'), maxLength: 7 });
    fc.assert(
      fc.property(tamePattern, text, (source, sample) => {
        expect(matchPattern(source, sample)).toBe(new RegExp(`^(?:${source})$`).test(sample));
      }),
      { numRuns: 2_000 },
    );
  });

  it('[ENG-44] from real forms match', () => {
    expect(matchPattern('([0-1][0-9]|2[0-3]):[0-5][0-9]', '23:59')).toBe(true);
    expect(matchPattern('([0-1][0-9]|2[0-3]):[0-5][0-9]', '24:00')).toBe(false);
    expect(matchPattern('^((?![<>\\{\\}]).)*$', 'no braces')).toBe(true);
    expect(matchPattern('^((?![<>\\{\\}]).)*$', 'a {brace}')).toBe(false);
    expect(matchPattern('^(?=.*[A-Z])(?=.*\\d)[A-Za-z\\d]{8,}$', 'Passw0rds')).toBe(true);
    expect(matchPattern('(?<year>\\d{4})-\\d\\d', '2026-11')).toBe(true);
  });

  it('[ENG-45] never hang: patterns that make RegExp hang return in bounded steps', () => {
    const text = `${'a'.repeat(5_000)}!`;
    for (const source of ['(a+)+b', '(a|a)*b', '(a*)*b', '([a-z]+\\s?)+$', '(.*a){12}b']) {
      expect(matchPattern(source, text.slice(-60))).toBe(false);
      expect([false, undefined]).toContain(matchPattern(source, text));
    }
    expect(matchPattern('((?=.*!)a)*x', text)).toBe(undefined);
  });

  it('[ENG-46] are rejected if they are invalid or can’t be matched in bounded steps', () => {
    for (const source of ['(', '[z-a]', '(a)\\1', '(?<=a)b', '(?<!a)b', '(?<x>a)\\k<x>', '(?i:a)', 'a'.repeat(2_001)]) {
      expect(compilePattern(source)).toBe(undefined);
    }
  });
});
