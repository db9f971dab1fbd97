import { expect, it } from 'vitest';
import { hashPath } from './hash-path.ts';

it('turns a hash that starts with teams, config or tenant into a path', () => {
  expect(hashPath('#teams/1/forms?search=a')).toBe('/teams/1/forms?search=a');
  expect(hashPath('#/config')).toBe('/config');
  expect(hashPath('#tenant/abc')).toBe('/tenant/abc');
});

it('leaves every other hash alone', () => {
  expect(hashPath('#data={"a":1}')).toBeUndefined();
  expect(hashPath('#teamsters')).toBeUndefined();
  expect(hashPath('')).toBeUndefined();
});
