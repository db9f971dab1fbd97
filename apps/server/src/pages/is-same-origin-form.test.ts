import { expect, it } from 'vitest';
import { isSameOriginForm } from './form-requests.ts';

const local = 'http://localhost:8080';
const far = 'https://forms.example.com';

it.each([
  ['a page of this server', local, { origin: local }, 'localhost:8080', true],
  ['a page of this server behind a proxy with another name', far, { origin: far }, '10.0.0.7:8080', true],
  ['a client without browser headers', far, {}, '10.0.0.7:8080', true],
  ['a page of another site', local, { origin: 'https://evil.example' }, 'localhost:8080', false],
  ['a page that hides its origin', local, { origin: 'null' }, 'localhost:8080', false],
  ['a page under a foreign name that resolves to this machine', local, { origin: local }, 'evil.example:8080', false],
  ['a foreign name, without an origin', local, { 'sec-fetch-site': 'same-origin' }, 'evil.example:8080', false],
])('detects whether a form is from this server: %s', (_, publicUrl, headers, host, isOurs) => {
  expect(isSameOriginForm({ headers, host }, publicUrl)).toBe(isOurs);
});
