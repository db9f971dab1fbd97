import { describe, expect, it } from 'vitest';
import {
  checkMax,
  checkMaxLength,
  checkMaxWords,
  checkMin,
  checkMinLength,
  checkMinWords,
  checkPattern,
  checkUrl,
  collectBrokenRules,
} from './rules.ts';

describe('rules', () => {
  it('[ENG-48] accept a value equal to the limit, and return the limit when broken', () => {
    expect(
      collectBrokenRules(checkMinLength('abc', 3), checkMaxLength('abc', 3), checkMin(3, 3), checkMax(3, 3)),
    ).toEqual([]);
    expect(collectBrokenRules(checkMinWords(' two  words ', 2), checkMaxWords('two words', 2))).toEqual([]);
    expect(
      collectBrokenRules(
        checkMinLength('ab', 3),
        checkMaxLength('abcd', 3),
        checkMin(2, 3),
        checkMax(4, 3),
        checkMinWords('one', 2),
        checkMaxWords('a b c', 2),
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
    expect(collectBrokenRules(checkMaxLength('✅😀👍', 3), checkMinLength('😀a', 2))).toEqual([]);
    expect(collectBrokenRules(checkMaxLength('😀😀', 1), checkMinLength('😀', 2))).toHaveLength(2);
    expect(checkMaxLength('\ud83d\ud83d', 2)).toBeUndefined();
  });

  it('[ENG-48] accept limits as form.io stores them: numbers or numeric strings; all else is no limit', () => {
    expect(checkMinLength('ab', '3')).toEqual({ rule: 'minLength', params: { limit: 3 } });
    for (const none of ['', ' ', 'three', null, undefined, Number.NaN])
      expect(checkMinLength('', none)).toBe(undefined);
    expect(checkMin(-1, 0)).toEqual({ rule: 'min', params: { limit: 0 } });
  });

  it.each([
    'https://example.com/a?b#c',
    'http://localhost:8080',
    'www.example.no',
    'fjord.example.com/path',
    'FTP://files.example.org',
  ])('[ENG-155] accept %s as a URL', (address) => {
    expect(checkUrl(address)).toBe(undefined);
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
    expect(checkUrl(text)).toEqual({ rule: 'url' });
  });

  it('[ENG-44] match a pattern against the whole text', () => {
    expect(checkPattern('ab', 'a')).toEqual({ rule: 'pattern', params: { pattern: 'a' } });
    expect(checkPattern('ab', 'ab|c')).toBe(undefined);
    for (const none of ['', undefined, 5, '(']) expect(checkPattern('ab', none)).toBe(undefined);
  });
});
