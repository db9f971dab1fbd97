import type { SubmissionItem } from '@tideform/sync';
import { expect, it } from 'vitest';
import type { SubmissionColumn } from '../columns/submission-column.ts';
import { isShownByDefault, submissionColumns } from '../columns/submission-columns.ts';
import { findRows } from './find-rows.ts';
import { rankInBreaths } from './ranks-of.ts';
import { plainView } from './view-state.ts';

type Order = number | string | undefined;

/** The same each time: names with and without letters of their own, numbers in words, numbers, nothing. */
function ordersOf(count: number): Order[] {
  const names = ['Pump 9', 'pump 10', 'PUMP 0010', 'Öl', 'ol', 'Zoo', '', 'Äpfel 2', 'Apfel 11', 'A-17'];
  return Array.from({ length: count }, (_, at) => {
    const drawn = (at * 7919 + 13) % 1009;
    if (drawn % 11 === 0) return undefined;
    return drawn % 5 === 0 ? drawn - 500 : `${names[drawn % names.length]} ${drawn % 37}`;
  });
}

/** A column that says in which order its rows stand, and counts how often it is asked. */
function columnOf(id: string, orders: readonly Order[]): SubmissionColumn & { readonly asked: () => number } {
  let asked = 0;
  const orderOf = ({ listItemId }: SubmissionItem): Order => orders[Number(listItemId)];
  const text = (item: SubmissionItem) => String(orderOf(item) ?? '');
  const order = (item: SubmissionItem): Order => {
    asked += 1;
    return orderOf(item);
  };
  const look = { label: id, filter: 'text', cell: 'text', widthPx: 100 } as const;
  return { id, ...look, text, value: text, order, asked: () => asked };
}

const rows = (count: number) => Array.from({ length: count }, (_, at) => ({ listItemId: `${at}` }) as SubmissionItem);
const ids = (found: readonly SubmissionItem[]) => found.map(({ listItemId }) => Number(listItemId));
const sortedBy = (...sorting: readonly (readonly [id: string, desc: boolean])[]) => ({
  ...plainView,
  sorting: sorting.map(([id, desc]) => ({ id, desc })),
});
const german = { typed: '', locale: 'de' };

/** As a dictionary has it, worked out in the plainest way. */
function plainlySorted(orders: readonly Order[], isDescending: boolean): number[] {
  const { compare } = new Intl.Collator('de', { numeric: true, sensitivity: 'base' });
  return [...orders.keys()].toSorted((a, b) => {
    const [one, other] = [orders[a], orders[b]];
    if (one === undefined || other === undefined) return Number(one === undefined) - Number(other === undefined);
    const order = typeof one === 'number' && typeof other === 'number' ? one - other : compare(`${one}`, `${other}`);
    return isDescending ? -order : order;
  });
}

it.each([
  ['numbers', ordersOf(600).map((order) => (typeof order === 'string' ? undefined : order))],
  ['words', ordersOf(600).map((order) => (typeof order === 'number' ? 'Zoo' : order))],
])('sorts by %s either way, what says nothing last, what is alike as it came', (id, orders) => {
  const column = columnOf(id, orders);
  for (const desc of [false, true]) {
    const found = findRows(rows(600), [column], sortedBy([id, desc]), german);
    expect(ids(found)).toEqual(plainlySorted(orders, desc));
  }
});

it('sorts what is alike by the next column', () => {
  const columns = [columnOf('kind', [2, 1, 2, 1, undefined]), columnOf('name', ['b', 'b', 'a', 'a', 'a'])];
  expect(ids(findRows(rows(5), columns, sortedBy(['kind', true], ['name', false]), german))).toEqual([2, 0, 3, 1, 4]);
});

it('sorts only what is found, and passes over columns that are gone', () => {
  const column = columnOf('name', ['Pump 9', 'Valve', 'pump 10', 'Rohr', undefined]);
  const view = { ...sortedBy(['gone', false], ['name', true]), columnFilters: [{ id: 'gone', value: { has: 'x' } }] };
  expect(ids(findRows(rows(5), [column], view, { typed: 'PÜMP', locale: 'de' }))).toEqual([2, 0]);
});

it('ranks rows that are loaded later among the others', () => {
  const orders = ordersOf(500).filter((order) => typeof order !== 'number');
  const column = columnOf('name', orders);
  const items = rows(orders.length);
  const by = sortedBy(['name', false]);
  findRows(items.slice(0, 300), [column], by, german);
  const asked = column.asked();
  expect(ids(findRows(items, [column], by, german))).toEqual(plainlySorted(orders, false));
  expect(column.asked() - asked).toBe(orders.length - 300);
  // Others in the place of those that were ranked are ranked again.
  const turned = items.toReversed();
  const expected = plainlySorted(orders.toReversed(), false).map((at) => turned[at]);
  expect(findRows(turned, [column], by, german)).toEqual(expected);
});

it('has nothing left to rank for who sorts by what was ranked ahead', async () => {
  const orders = ordersOf(2500).filter((order) => typeof order !== 'number');
  const column = columnOf('name', orders);
  const items = rows(orders.length);
  await rankInBreaths(items, column, 'de');
  const asked = column.asked();
  expect(ids(findRows(items, [column], sortedBy(['name', true]), german))).toEqual(plainlySorted(orders, true));
  expect(column.asked()).toBe(asked);
});

it('finds a submission by its whole id alone, whether the column is shown or not', () => {
  const id = '7f3c19a2-5b1e-4e0c-9d2a-0c8e6b7d4a11';
  const items = [{ responseId: id }, { responseId: '00000000-0000-4000-8000-000000000000' }].map(
    (item, at) => ({ ...item, listItemId: `${at}`, title: `Visit ${at}` }) as SubmissionItem,
  );
  const title = { ...columnOf('title', []), text: (item: SubmissionItem) => item.title };
  const [idColumn] = submissionColumns([], {} as never, { locale: 'en', anonymous: '' });
  const found = (typed: string) => ids(findRows(items, [idColumn!, title], plainView, { typed, locale: 'en' }));
  expect(isShownByDefault(idColumn!.id)).toBe(false);
  expect(idColumn!.value(items[0]!)).toBe(id);
  expect(found(id.toUpperCase())).toEqual([0]);
  expect(found(`visit ${id}`)).toEqual([0]);
  // Parts of it would be found by chance.
  for (const part of ['7f', '5b1e', id.slice(0, -1), '4000']) expect(found(part)).toEqual([]);
});
