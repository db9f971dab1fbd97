import type { SubmissionItem } from '@tideform/sync';
import { expect, it } from 'vitest';
import { readPages, type SubmissionPages } from './read-pages.ts';

/** Returns a function that lists `count` pages of one row each. */
const createList =
  (count: number) =>
  (more: string | undefined): Promise<SubmissionPages> => {
    const page = Number(more ?? 0);
    const items = [{ listItemId: String(page) } as SubmissionItem];
    return Promise.resolve({ items, ...(page + 1 < count && { more: String(page + 1) }) });
  };

async function readShownCounts(
  pages: number,
  options: { readonly isBatched?: boolean; readonly enough?: number } = {},
) {
  const counts: number[] = [];
  const { enough = Number.POSITIVE_INFINITY, isBatched } = options;
  const isEnough = ({ length }: readonly SubmissionItem[]) => length >= enough;
  await readPages(createList(pages), undefined, isEnough, ({ items }) => counts.push(items.length), isBatched);
  return counts;
}

it('shows each page as it arrives', async () => {
  expect(await readShownCounts(5)).toEqual([1, 2, 3, 4, 5]);
  expect(await readShownCounts(5, { enough: 2 })).toEqual([1, 2]);
});

it('renders in growing batches, so that total rendering grows linearly with the rows', async () => {
  expect(await readShownCounts(10, { isBatched: true })).toEqual([1, 2, 4, 8, 10]);
  const many = await readShownCounts(200, { isBatched: true });
  expect(many.at(-1)).toBe(200);
  expect(many.reduce((sum, count) => sum + count, 0)).toBeLessThan(3 * 200);
});

it('stops after 200 pages', async () => {
  expect((await readShownCounts(201)).at(-1)).toBe(200);
  expect((await readShownCounts(1000, { isBatched: true })).at(-1)).toBe(200);
});
