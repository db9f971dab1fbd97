import { expect, it } from 'vitest';
import { formatRowsAddress } from '../data-rows/rows-address.ts';
import type { ChoiceListResult, ChoiceLoader } from './choice-loader.ts';
import { type ChoiceSource, parseChoiceSource } from './choice-source.ts';
import { loadChoicePage } from './load-choice-page.ts';

const { signal } = new AbortController();
const address = 'https://lists.example/all';
const createSource = (more: object = {}): ChoiceSource =>
  parseChoiceSource({ dataSrc: 'url', data: { url: address }, ...more })!;
const createNames = (from: number, count: number) => Array.from({ length: count }, (_, at) => `n${from + at}`);

function createLoader(answer: (url: URL) => ChoiceListResult) {
  const requestedQueries: string[] = [];
  const loader: ChoiceLoader = {
    isOnline: true,
    async load(request) {
      requestedQueries.push(request.address.slice(address.length));
      return answer(new URL(request.address));
    },
  };
  return { loader, asked: requestedQueries };
}

const createPageRequest = (items: readonly unknown[], more: object = {}) => ({
  address,
  search: '',
  items,
  isAnew: false,
  ...more,
});

it('requests pages of a hundred until the list ends', async () => {
  const { loader, asked: requestedQueries } = createLoader(({ searchParams }) => {
    const skip = Number(searchParams.get('skip'));
    return { kind: 'loaded', json: createNames(skip, skip === 0 ? 100 : 20) };
  });
  const first = await loadChoicePage(loader, createSource(), createPageRequest([]), signal);
  expect(first).toMatchObject({ kind: 'loaded', isWhole: false });
  const all = await loadChoicePage(loader, createSource(), createPageRequest(createNames(0, 100)), signal);
  expect(all).toEqual({ kind: 'loaded', items: createNames(0, 120), isWhole: true, isOld: false });
  expect(requestedQueries).toEqual(['?limit=100&skip=0', '?limit=100&skip=100']);
});

it("stops if the server doesn't support paging, even if the list has exactly one page", async () => {
  const { loader } = createLoader(() => ({ kind: 'loaded', json: createNames(0, 5_000) }));
  expect(await loadChoicePage(loader, createSource(), createPageRequest([]), signal)).toMatchObject({ isWhole: true });
  const same = createLoader(() => ({ kind: 'loaded', json: createNames(0, 100), isOld: true }));
  const again = await loadChoicePage(same.loader, createSource(), createPageRequest(createNames(0, 100)), signal);
  expect(again).toEqual({ kind: 'loaded', items: createNames(0, 100), isWhole: true, isOld: true });
});

it('sends the search text in the configured parameter, and no page limit if it is disabled', async () => {
  const { loader, asked: requestedQueries } = createLoader(() => ({ kind: 'loaded', json: [] }));
  const settings = { searchField: 'name__regex', disableLimit: true };
  await loadChoicePage(loader, createSource(settings), createPageRequest([], { search: 'a&b=c' }), signal);
  await loadChoicePage(loader, createSource({ limit: '20' }), createPageRequest([]), signal);
  expect(requestedQueries).toEqual(['?name__regex=a%26b%3Dc', '?limit=20&skip=0']);
});

it.each<[string, unknown]>([
  ['JSON without a list', { message: 'hello' }],
  ['a string', '<html>'],
  ['a property name of the prototype', JSON.parse('[{"__proto__":{"polluted":1}}]')],
])('treats %s as a failure', async (_what, json) => {
  const { loader } = createLoader(() => ({ kind: 'loaded', json }));
  expect(await loadChoicePage(loader, createSource(), createPageRequest([]), signal)).toEqual({ kind: 'failed' });
});

it('returns the rows of a data source as the same unchanged list each time', async () => {
  const ofRows = parseChoiceSource({ dataSrc: 'dataSource', dataSourceId: 'assets', selectValues: 'data' })!;
  const rows = createNames(0, 30_000);
  const load = (json: unknown): ChoiceLoader => ({ isOnline: true, load: async () => ({ kind: 'loaded', json }) });
  const request = createPageRequest([], { address: formatRowsAddress('assets', '') });
  const firstPage = await loadChoicePage(load(rows), ofRows, request, signal);
  expect(firstPage).toMatchObject({ kind: 'loaded', isWhole: true });
  expect(firstPage.kind === 'loaded' && firstPage.items).toBe(rows);
  expect(await loadChoicePage(load({ data: rows }), ofRows, request, signal)).toEqual({ kind: 'failed' });
});
