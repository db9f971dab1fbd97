/** Mapping of one row of a new list to the old list. */
export interface RowMatch {
  /** Index in the old list; `undefined` for a new row. */
  readonly from: number | undefined;
  /** True if the content of the row was replaced. */
  readonly isReplaced: boolean;
}

/**
 * Matches the rows of two lists. Rows are matched by object identity; an unmatched row takes the place of the unmatched
 * row at the same index.
 */
export function matchRows(before: readonly unknown[], after: readonly unknown[]): readonly RowMatch[] {
  const start = countMatching(before, after, (index) => index);
  const maxEnd = Math.min(before.length, after.length) - start;
  const end = Math.min(
    maxEnd,
    countMatching(before, after, (index, length) => length - 1 - index),
  );
  const indexesByRow = new Map<unknown, number[]>();
  for (let index = before.length - end - 1; index >= start; index -= 1) {
    const others = indexesByRow.get(before[index]);
    if (others) others.push(index);
    else indexesByRow.set(before[index], [index]);
  }
  const middle = after.slice(start, after.length - end).map((row) => indexesByRow.get(row)?.pop());
  const matched = new Set(middle);
  const findReplaced = (index: number) => (index < before.length - end && !matched.has(index) ? index : undefined);
  return after.map((_row, index) => {
    if (index < start) return { from: index, isReplaced: false };
    if (index >= after.length - end) return { from: index - after.length + before.length, isReplaced: false };
    const same = middle[index - start];
    return same === undefined ? { from: findReplaced(index), isReplaced: true } : { from: same, isReplaced: false };
  });
}

function countMatching(
  before: readonly unknown[],
  after: readonly unknown[],
  getIndex: (index: number, length: number) => number,
): number {
  const maxCount = Math.min(before.length, after.length);
  let count = 0;
  while (count < maxCount && Object.is(before[getIndex(count, before.length)], after[getIndex(count, after.length)]))
    count += 1;
  return count;
}
