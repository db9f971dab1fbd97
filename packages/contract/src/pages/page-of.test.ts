import { expect, it } from 'vitest';
import { pageOf } from './page-of.ts';

it.each(['/form/abc', '/form/abc/', '/tenant/t1', '/blocked', '/templates/preview'])(
  'opens %s without a sign-in',
  (path) => {
    expect(pageOf(path)).toBe('public.html');
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
  expect(pageOf(path)).toBe('index.html');
});
