import { describe, expect, it } from 'vitest';
import { collectBrokenRules, max, maxLength, maxWords, min, minLength, minWords, pattern, url } from './rules.ts';

describe('rules', () => {
  it('[ENG-48] accept a value equal to the limit, and return the limit when broken', () => {
    expect(collectBrokenRules(minLength('abc', 3), maxLength('abc', 3), min(3, 3), max(3, 3))).toEqual([]);
    expect(collectBrokenRules(minWords(' two  words ', 2), maxWords('two words', 2))).toEqual([]);
    expect(
      collectBrokenRules(
        minLength('ab', 3),
        maxLength('abcd', 3),
        min(2, 3),
        max(4, 3),
        minWords('one', 2),
        maxWords('a b c', 2),
      ),
    ).toEqual([
      { rule: 'minLength', params: { limit: 3 } },
      { rule: 'maxLength', params: { limit: 3 } },
      { rule: 'min', params: { limit: 3 } },
      { rule: 'max', params: { limit: 3 } },
      { rule: 'minWords', params: { limit: 2 } },
      { rule: 'maxWords', params: { limit: 2 } },
    ]);
  });

  it('count Unicode code points, not UTF-16 code units', () => {
    expect(collectBrokenRules(maxLength('✅😀👍', 3), minLength('😀a', 2))).toEqual([]);
    expect(collectBrokenRules(maxLength('😀😀', 1), minLength('😀', 2))).toHaveLength(2);
    expect(maxLength('\ud83d\ud83d', 2)).toBeUndefined();
  });

  it('[ENG-48] accept limits as form.io stores them: numbers or numeric strings; all else is no limit', () => {
    expect(minLength('ab', '3')).toEqual({ rule: 'minLength', params: { limit: 3 } });
    for (const none of ['', ' ', 'three', null, undefined, Number.NaN]) expect(minLength('', none)).toBe(undefined);
    expect(min(-1, 0)).toEqual({ rule: 'min', params: { limit: 0 } });
  });

  it.each([
    'https://example.com/a?b#c',
    'http://localhost:8080',
    'www.example.no',
    'fjord.example.com/path',
    'FTP://files.example.org',
  ])('[ENG-155] accept %s as a URL', (address) => {
    expect(url(address)).toBe(undefined);
  });

  it.each([
    'Hello, world!',
    'hello',
    'javascript:alert(1)',
    'mailto:ada@example.com',
    'ada@example.com',
    'https://',
    'a..no',
    '',
  ])('[ENG-155] reject "%s" as a URL', (text) => {
    expect(url(text)).toEqual({ rule: 'url' });
  });

  it('[ENG-44] match a pattern against the whole text', () => {
    expect(pattern('ab', 'a')).toEqual({ rule: 'pattern', params: { pattern: 'a' } });
    expect(pattern('ab', 'ab|c')).toBe(undefined);
    for (const none of ['', undefined, 5, '(']) expect(pattern('ab', none)).toBe(undefined);
  });
});
