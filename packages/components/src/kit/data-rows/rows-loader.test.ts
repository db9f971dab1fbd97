import { expect, it } from 'vitest';
import { rowsAddress } from './rows-address.ts';
import { type RowsReader, rowsLoader } from './rows-loader.ts';

const rows = [{ id: '1', City: 'Graz' }, { id: '2', City: 'Ulm' }, 'odd'];
const loaderOf = (over: Partial<RowsReader> = {}) =>
  rowsLoader({
    isOnline: true,
    read: async ({ dataSourceId }) => (dataSourceId === 'as sets' ? rows : undefined),
    ...over,
  });
const load = (address: string, loader = loaderOf()) =>
  loader.load({ address, headers: [], isAnew: false }, new AbortController().signal);

it('gives the rows of a source that fit the filter', async () => {
  expect(await load(rowsAddress('as sets', ''))).toEqual({ kind: 'loaded', json: rows });
  expect(await load(rowsAddress('as sets', "City eq 'Ulm'"))).toEqual({ kind: 'loaded', json: [rows[1]] });
});

it('says what is wrong: no such source, no filter, another address, nobody to ask', async () => {
  const failed = { kind: 'failed' };
  expect(await load(rowsAddress('none', ''))).toEqual(failed);
  expect(await load(rowsAddress('as sets', 'City'))).toEqual(failed);
  expect(await load('https://lists.test/')).toEqual(failed);
  const read = () => Promise.reject(new Error('no'));
  expect(await load(rowsAddress('as sets', ''), loaderOf({ read }))).toEqual(failed);
  expect(await load(rowsAddress('as sets', ''), loaderOf({ read, isOnline: false }))).toEqual({ kind: 'offline' });
});
