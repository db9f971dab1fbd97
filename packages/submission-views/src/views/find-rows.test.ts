import type { SubmissionItem } from '@tideform/sync';
import { expect, it } from 'vitest';
import type { SubmissionColumn } from '../columns/submission-column.ts';
import { createSubmissionColumns, isShownByDefault } from '../columns/submission-columns.ts';
import { computeRanksInSlices } from './compute-ranks.ts';
import { findRows } from './find-rows.ts';
import { defaultView } from './view-state.ts';

type Order = number | string | undefined;

/** Deterministic sort keys: names with and without special letters, numeric texts, numbers, missing values. */
function createSortKeys(count: number): Order[] {
  const names = ['Pump 9', 'pump 10', 'PUMP 0010', 'Öl', 'ol', 'Zoo', '', 'Äpfel 2', 'Apfel 11', 'A-17'];
  return Array.from({ length: count }, (_, at) => {
    const random = (at * 7919 + 13) % 1009;
    if (random % 11 === 0) return undefined;
    return random % 5 === 0 ? random - 500 : `${names[random % names.length]} ${random % 37}`;
  });
}

/** A column with given sort keys that counts how often they are read. */
function createColumn(
  id: string,
  orders: readonly Order[],
): SubmissionColumn & { readonly getReadCount: () => number } {
  let asked = 0;
  const createSortKey = ({ listItemId }: SubmissionItem): Order => orders[Number(listItemId)];
  const text = (item: SubmissionItem) => String(createSortKey(item) ?? '');
  const order = (item: SubmissionItem): Order => {
    asked += 1;
    return createSortKey(item);
  };
  const createView = { label: id, filter: 'text', cell: 'text', widthPx: 100 } as const;
  return { id, ...createView, text, value: text, getSortKey: order, getReadCount: () => asked };
}

const createRows = (count: number) =>
  Array.from({ length: count }, (_, at) => ({ listItemId: `${at}` }) as SubmissionItem);
const getIds = (search: readonly SubmissionItem[]) => search.map(({ listItemId }) => Number(listItemId));
const findSorted = (...sorting: readonly (readonly [id: string, desc: boolean])[]) => ({
  ...defaultView,
  sorting: sorting.map(([id, desc]) => ({ id, desc })),
});
const germanSearch = { typed: '', locale: 'de' };

/** Reference implementation: sorts with a plain collator. */
function sortNaively(orders: readonly Order[], isDescending: boolean): number[] {
  const { compare } = new Intl.Collator('de', { numeric: true, sensitivity: 'base' });
  return [...orders.keys()].toSorted((a, b) => {
    const [one, other] = [orders[a], orders[b]];
    if (one === undefined || other === undefined) return Number(one === undefined) - Number(other === undefined);
    const order = typeof one === 'number' && typeof other === 'number' ? one - other : compare(`${one}`, `${other}`);
    return isDescending ? -order : order;
  });
}

it.each([
  ['numbers', createSortKeys(600).map((order) => (typeof order === 'string' ? undefined : order))],
  ['words', createSortKeys(600).map((order) => (typeof order === 'number' ? 'Zoo' : order))],
])('sorts in both directions, with missing values last and equal ones in their original order', (id, orders) => {
  const column = createColumn(id, orders);
  for (const desc of [false, true]) {
    const found = findRows(createRows(600), [column], findSorted([id, desc]), germanSearch);
    expect(getIds(found)).toEqual(sortNaively(orders, desc));
  }
});

it('sorts equal rows by the next column', () => {
  const columns = [createColumn('kind', [2, 1, 2, 1, undefined]), createColumn('name', ['b', 'b', 'a', 'a', 'a'])];
  expect(getIds(findRows(createRows(5), columns, findSorted(['kind', true], ['name', false]), germanSearch))).toEqual([
    2, 0, 3, 1, 4,
  ]);
});

it('sorts only matching rows, and ignores columns that no longer exist', () => {
  const column = createColumn('name', ['Pump 9', 'Valve', 'pump 10', 'Rohr', undefined]);
  const view = { ...findSorted(['gone', false], ['name', true]), columnFilters: [{ id: 'gone', value: { has: 'x' } }] };
  expect(getIds(findRows(createRows(5), [column], view, { typed: 'PÜMP', locale: 'de' }))).toEqual([2, 0]);
});

it('ranks rows that are loaded later among the others', () => {
  const orders = createSortKeys(500).filter((order) => typeof order !== 'number');
  const column = createColumn('name', orders);
  const items = createRows(orders.length);
  const by = findSorted(['name', false]);
  findRows(items.slice(0, 300), [column], by, germanSearch);
  const asked = column.getReadCount();
  expect(getIds(findRows(items, [column], by, germanSearch))).toEqual(sortNaively(orders, false));
  expect(column.getReadCount() - asked).toBe(orders.length - 300);
  // Different rows at the same positions are ranked again.
  const reversed = items.toReversed();
  const expected = sortNaively(orders.toReversed(), false).map((at) => reversed[at]);
  expect(findRows(reversed, [column], by, germanSearch)).toEqual(expected);
});

it('reuses ranks that were computed in advance', async () => {
  const orders = createSortKeys(2500).filter((order) => typeof order !== 'number');
  const column = createColumn('name', orders);
  const items = createRows(orders.length);
  await computeRanksInSlices(items, column, 'de');
  const asked = column.getReadCount();
  expect(getIds(findRows(items, [column], findSorted(['name', true]), germanSearch))).toEqual(
    sortNaively(orders, true),
  );
  expect(column.getReadCount()).toBe(asked);
});

it('finds a submission only by its complete ID, whether the column is shown or not', () => {
  const id = '7f3c19a2-5b1e-4e0c-9d2a-0c8e6b7d4a11';
  const items = [{ responseId: id }, { responseId: '00000000-0000-4000-8000-000000000000' }].map(
    (item, at) => ({ ...item, listItemId: `${at}`, title: `Visit ${at}` }) as SubmissionItem,
  );
  const title = { ...createColumn('title', []), text: (item: SubmissionItem) => item.title };
  const [idColumn] = createSubmissionColumns([], {} as never, { locale: 'en', anonymous: '' });
  const found = (typed: string) => getIds(findRows(items, [idColumn!, title], defaultView, { typed, locale: 'en' }));
  expect(isShownByDefault(idColumn!.id)).toBe(false);
  expect(idColumn!.value(items[0]!)).toBe(id);
  expect(found(id.toUpperCase())).toEqual([0]);
  expect(found(`visit ${id}`)).toEqual([0]);
  // Parts of an ID would match by chance.
  for (const idPart of ['7f', '5b1e', id.slice(0, -1), '4000']) expect(found(idPart)).toEqual([]);
});
