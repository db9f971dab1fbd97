import { expect, it } from 'vitest';
import { readLastAccount, writeLastAccount } from './last-account.ts';

const ada = { tenantId: 't', userId: 'u', displayName: 'Ada', username: 'ada@example.com' };

function storage() {
  const storedValues = new Map<string, string>();
  return {
    getItem: (name: string) => storedValues.get(name) ?? null,
    setItem: (name: string, value: string) => void storedValues.set(name, value),
    removeItem: (name: string) => void storedValues.delete(name),
  };
}

it('stores the last active account until it signs out', () => {
  const storedValues = storage();
  writeLastAccount(storedValues, ada);
  expect(readLastAccount(storedValues)).toEqual(ada);
  writeLastAccount(storedValues, undefined);
  expect(readLastAccount(storedValues)).toBeUndefined();
});

it.each([null, [], 'Ada', { ...ada, tenantId: 1 }, { userId: 'u' }])(
  'ignores the stored account %j',
  (storedValues) => {
    const other = storage();
    other.setItem('lastAccount', JSON.stringify(storedValues));
    expect(readLastAccount(other)).toBeUndefined();
  },
);

it('ignores invalid JSON and unknown properties', () => {
  const storedValues = storage();
  storedValues.setItem('lastAccount', '{');
  expect(readLastAccount(storedValues)).toBeUndefined();
  storedValues.setItem('lastAccount', JSON.stringify({ ...ada, more: 1 }));
  expect(readLastAccount(storedValues)).toEqual(ada);
});
