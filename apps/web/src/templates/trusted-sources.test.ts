import { expect, it } from 'vitest';
import { isTrusted, listTemplateSources } from './trusted-sources.ts';

const origin = 'https://forms.example.com';
const createEnvironment = (stored: unknown) => ({
  origin,
  storage: { getItem: () => (typeof stored === 'string' ? stored : JSON.stringify(stored)) },
});
const trusting = createEnvironment(['https://other.example/forms', 'https://cdn.example/a/']);

it.each([
  '/templates/hot-work-permit.json',
  `${origin}/templates/x.json`,
  `blob:${origin}/2c0e`,
  'https://other.example/forms/a.json',
  'https://cdn.example/a/b/c.json',
])('trusts %s', (address) => {
  expect(isTrusted(address, trusting)).toBe(true);
});

it.each([
  'https://forms.example.com.evil.example/templates/x.json',
  'https://forms.example.com@evil.example/templates/x.json',
  `${origin}/templates/../api/teams`,
  `${origin}/templates/%2e%2e/api/teams`,
  `${origin}/api/teams`,
  'blob:https://evil.example/2c0e',
  'data:application/json,{}',
  'javascript:alert(1)',
  'https://other.example/forms-of-others/a.json',
  'https://other.example/',
  'http://other.example/forms/a.json',
  'https://cdn.example/a',
  '',
  'https://',
])('does not trust %s', (address) => {
  expect(isTrusted(address, trusting)).toBe(false);
});

it('accepts only complete web URLs from the device’s list', () => {
  const odd = createEnvironment([
    '',
    7,
    null,
    'https://',
    'ftp://a.example/',
    'javascript:1',
    'https://u:p@a.example/',
    'https://a.example/?q',
  ]);
  expect(listTemplateSources(odd)).toEqual([`${origin}/templates/`]);
  expect(listTemplateSources(createEnvironment('not json'))).toEqual([`${origin}/templates/`]);
  expect(listTemplateSources(createEnvironment({}))).toEqual([`${origin}/templates/`]);
});
