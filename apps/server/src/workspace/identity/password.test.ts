import { expect, it } from 'vitest';
import { hashPassword, verifyPassword } from './password.ts';

it('accepts only the password that was hashed', async () => {
  const stored = await hashPassword('low tide at dawn');
  expect(await verifyPassword('low tide at dawn', stored)).toBe(true);
  expect(await verifyPassword('low tide at dusk', stored)).toBe(false);
});

it('compares passwords exactly: case, surrounding spaces and full length', async () => {
  const typed = ` Low tide ${'x'.repeat(90)}y`;
  const stored = await hashPassword(typed);
  expect(await verifyPassword(typed, stored)).toBe(true);
  for (const near of [typed.trim(), typed.toLowerCase(), `${typed} `, typed.slice(0, -1), `${typed.slice(0, -1)}z`]) {
    expect(await verifyPassword(near, stored)).toBe(false);
  }
});

it('salts hashes, so that equal passwords have different hashes', async () => {
  expect(await hashPassword('same')).not.toBe(await hashPassword('same'));
});

it('treats two Unicode forms of a password as equal', async () => {
  expect(await verifyPassword('cafe\u0301', await hashPassword('caf\u00e9'))).toBe(true);
});

it('matches nothing when the stored hash is malformed', async () => {
  expect(await verifyPassword('', '')).toBe(false);
  expect(await verifyPassword('x', 'md5$1$2$3$4$5')).toBe(false);
});
