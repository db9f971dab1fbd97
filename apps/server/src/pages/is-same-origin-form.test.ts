import { expect, it } from 'vitest';
import { isSameOriginForm } from './is-same-origin-form.ts';

const local = 'http://localhost:8080';
const far = 'https://forms.example.com';

it.each([
  ['a page of ours', local, { origin: local }, 'localhost:8080', true],
  ['a page of ours behind a proxy with a name of its own', far, { origin: far }, '10.0.0.7:8080', true],
  ['a program', far, {}, '10.0.0.7:8080', true],
  ["somebody else's page", local, { origin: 'https://evil.example' }, 'localhost:8080', false],
  ['a page that hides where it lies', local, { origin: 'null' }, 'localhost:8080', false],
  ['a page under a name that was led to this machine', local, { origin: local }, 'evil.example:8080', false],
  ['the same, without an origin', local, { 'sec-fetch-site': 'same-origin' }, 'evil.example:8080', false],
])('detects whether a form is from this server: %s', (_, publicUrl, headers, host, isOurs) => {
  expect(isSameOriginForm({ headers, host }, publicUrl)).toBe(isOurs);
});
