import { expect, it } from 'vitest';
import { parseHashPath } from './parse-hash-path.ts';

it('converts a hash that starts with teams, config or tenant to a path', () => {
  expect(parseHashPath('#teams/1/forms?search=a')).toBe('/teams/1/forms?search=a');
  expect(parseHashPath('#/config')).toBe('/config');
  expect(parseHashPath('#tenant/abc')).toBe('/tenant/abc');
});

it('ignores every other hash', () => {
  expect(parseHashPath('#data={"a":1}')).toBeUndefined();
  expect(parseHashPath('#teamsters')).toBeUndefined();
  expect(parseHashPath('')).toBeUndefined();
});
