import { expect, it } from 'vitest';
import { getPage } from './get-page.ts';

it.each(['/form/abc', '/form/abc/', '/tenant/t1', '/blocked', '/templates/preview'])(
  'opens %s without a sign-in',
  (path) => {
    expect(getPage(path)).toBe('public.html');
  },
);

it.each([
  '/',
  '/teams',
  '/teams/form/abc',
  '/form',
  '/form/',
  '/form/a/b',
  '/tenant/',
  '/blocked/x',
  '/formula/x',
  '/templates/build',
  '/templates',
])('opens %s in the app', (path) => {
  expect(getPage(path)).toBe('index.html');
});
