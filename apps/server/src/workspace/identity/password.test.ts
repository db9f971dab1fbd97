import { expect, it } from 'vitest';
import { hashPassword, verifyPassword } from './password.ts';

it('accepts the password that was hashed and no other', async () => {
  const stored = await hashPassword('low tide at dawn');
  expect(await verifyPassword('low tide at dawn', stored)).toBe(true);
  expect(await verifyPassword('low tide at dusk', stored)).toBe(false);
});

it('compares a password as it was typed: case, blanks at its ends, and all of a long one', async () => {
  const typed = ` Low tide ${'x'.repeat(90)}y`;
  const stored = await hashPassword(typed);
  expect(await verifyPassword(typed, stored)).toBe(true);
  for (const near of [typed.trim(), typed.toLowerCase(), `${typed} `, typed.slice(0, -1), `${typed.slice(0, -1)}z`]) {
    expect(await verifyPassword(near, stored)).toBe(false);
  }
});

it('salts: the same password never gives the same hash', async () => {
  expect(await hashPassword('same')).not.toBe(await hashPassword('same'));
});

it('takes two Unicode spellings of one password as one', async () => {
  expect(await verifyPassword('cafe\u0301', await hashPassword('caf\u00e9'))).toBe(true);
});

it('matches nothing when the stored hash is unreadable', async () => {
  expect(await verifyPassword('', '')).toBe(false);
  expect(await verifyPassword('x', 'md5$1$2$3$4$5')).toBe(false);
});
