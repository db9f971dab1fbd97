import { expect, it } from 'vitest';
import { formatRowsAddress } from './rows-address.ts';
import { createRowChoiceLoader, type RowsSource } from './rows-loader.ts';

const rows = [{ id: '1', City: 'Graz' }, { id: '2', City: 'Ulm' }, 'odd'];
const createLoader = (over: Partial<RowsSource> = {}) =>
  createRowChoiceLoader({
    isOnline: true,
    read: async ({ dataSourceId }) => (dataSourceId === 'as sets' ? rows : undefined),
    ...over,
  });
const loadRows = (address: string, loader = createLoader()) =>
  loader.load({ address, headers: [], isAnew: false }, new AbortController().signal);

it('returns the rows of a source that match the filter', async () => {
  expect(await loadRows(formatRowsAddress('as sets', ''))).toEqual({ kind: 'loaded', json: rows });
  expect(await loadRows(formatRowsAddress('as sets', "City eq 'Ulm'"))).toEqual({ kind: 'loaded', json: [rows[1]] });
});

it('reports an unknown source, an invalid filter, another address and being offline', async () => {
  const failed = { kind: 'failed' };
  expect(await loadRows(formatRowsAddress('none', ''))).toEqual(failed);
  expect(await loadRows(formatRowsAddress('as sets', 'City'))).toEqual(failed);
  expect(await loadRows('https://lists.test/')).toEqual(failed);
  const read = () => Promise.reject(new Error('no'));
  expect(await loadRows(formatRowsAddress('as sets', ''), createLoader({ read }))).toEqual(failed);
  expect(await loadRows(formatRowsAddress('as sets', ''), createLoader({ read, isOnline: false }))).toEqual({
    kind: 'offline',
  });
});

it('returns the same list for the same rows and filter', async () => {
  const jsonOf = async (filter: string) => {
    const list = await loadRows(formatRowsAddress('as sets', filter));
    return list.kind === 'loaded' ? list.json : undefined;
  };
  expect(await jsonOf('')).toBe(rows);
  const ofUlm = await jsonOf("City eq 'Ulm'");
  expect(ofUlm).toEqual([rows[1]]);
  for (const floor of [1, 2, 3]) await jsonOf(`Floor eq ${floor}`);
  expect(await jsonOf("City eq 'Ulm'")).toBe(ofUlm);
  for (const floor of [1, 2, 3, 4, 5, 6, 7, 8, 9]) await jsonOf(`Floor eq ${floor}`);
  expect(await jsonOf("City eq 'Ulm'")).toEqual(ofUlm);
});

it('accepts rows that exceed the JSON limits of a form in total, because each row is checked separately', async () => {
  const many = Array.from({ length: 62_501 }, (_, id) => ({ id, a: 1, b: 2, c: 3, d: 4, e: 5, f: 6, g: 7 }));
  const all = formatRowsAddress('as sets', '');
  expect(await loadRows(all, createLoader({ read: async () => many }))).toMatchObject({ kind: 'loaded' });
  const spoilt = [{ id: 1 }, JSON.parse('{"__proto__":{"polluted":1}}')];
  expect(await loadRows(all, createLoader({ read: async () => spoilt }))).toEqual({ kind: 'failed' });
});
