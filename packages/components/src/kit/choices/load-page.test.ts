import { expect, it } from 'vitest';
import { formatRowsAddress } from '../data-rows/rows-address.ts';
import type { ChoiceLoader, LoadedList } from './choice-loader.ts';
import { type ChoiceSource, parseSource } from './choice-source.ts';
import { loadPage } from './load-page.ts';

const { signal } = new AbortController();
const address = 'https://lists.example/all';
const source = (more: object = {}): ChoiceSource => parseSource({ dataSrc: 'url', data: { url: address }, ...more })!;
const names = (from: number, count: number) => Array.from({ length: count }, (_, at) => `n${from + at}`);

function loaderOf(answer: (url: URL) => LoadedList) {
  const asked: string[] = [];
  const loader: ChoiceLoader = {
    isOnline: true,
    async load(wanted) {
      asked.push(wanted.address.slice(address.length));
      return answer(new URL(wanted.address));
    },
  };
  return { loader, asked };
}

const page = (items: readonly unknown[], more: object = {}) => ({ address, search: '', items, isAnew: false, ...more });

it('requests pages of a hundred until the list ends', async () => {
  const { loader, asked } = loaderOf(({ searchParams }) => {
    const skip = Number(searchParams.get('skip'));
    return { kind: 'loaded', json: names(skip, skip === 0 ? 100 : 20) };
  });
  const first = await loadPage(loader, source(), page([]), signal);
  expect(first).toMatchObject({ kind: 'loaded', isWhole: false });
  const all = await loadPage(loader, source(), page(names(0, 100)), signal);
  expect(all).toEqual({ kind: 'loaded', items: names(0, 120), isWhole: true, isOld: false });
  expect(asked).toEqual(['?limit=100&skip=0', '?limit=100&skip=100']);
});

it("stops if the server doesn't support paging, even if the list has exactly one page", async () => {
  const { loader } = loaderOf(() => ({ kind: 'loaded', json: names(0, 5_000) }));
  expect(await loadPage(loader, source(), page([]), signal)).toMatchObject({ isWhole: true });
  const same = loaderOf(() => ({ kind: 'loaded', json: names(0, 100), isOld: true }));
  const again = await loadPage(same.loader, source(), page(names(0, 100)), signal);
  expect(again).toEqual({ kind: 'loaded', items: names(0, 100), isWhole: true, isOld: true });
});

it('sends the search text in the configured parameter, and no page limit if it is disabled', async () => {
  const { loader, asked } = loaderOf(() => ({ kind: 'loaded', json: [] }));
  const settings = { searchField: 'name__regex', disableLimit: true };
  await loadPage(loader, source(settings), page([], { search: 'a&b=c' }), signal);
  await loadPage(loader, source({ limit: '20' }), page([]), signal);
  expect(asked).toEqual(['?name__regex=a%26b%3Dc', '?limit=20&skip=0']);
});

it.each<[string, unknown]>([
  ['JSON without a list', { message: 'hello' }],
  ['a string', '<html>'],
  ['a property name of the prototype', JSON.parse('[{"__proto__":{"polluted":1}}]')],
])('treats %s as a failure', async (_what, json) => {
  const { loader } = loaderOf(() => ({ kind: 'loaded', json }));
  expect(await loadPage(loader, source(), page([]), signal)).toEqual({ kind: 'failed' });
});

it('returns the rows of a data source as the same unchanged list each time', async () => {
  const ofRows = parseSource({ dataSrc: 'dataSource', dataSourceId: 'assets', selectValues: 'data' })!;
  const rows = names(0, 30_000);
  const load = (json: unknown): ChoiceLoader => ({ isOnline: true, load: async () => ({ kind: 'loaded', json }) });
  const wanted = page([], { address: formatRowsAddress('assets', '') });
  const came = await loadPage(load(rows), ofRows, wanted, signal);
  expect(came).toMatchObject({ kind: 'loaded', isWhole: true });
  expect(came.kind === 'loaded' && came.items).toBe(rows);
  expect(await loadPage(load({ data: rows }), ofRows, wanted, signal)).toEqual({ kind: 'failed' });
});
