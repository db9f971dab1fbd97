/** Mapping of one row of a new list to the old list. */
export interface RowMatch {
  /** Index in the old list; `undefined` for a new row. */
  readonly from: number | undefined;
  /** The content of the row was replaced. */
  readonly isReplaced: boolean;
}

/**
 * Matches the rows of two lists. Rows are matched by object identity; an unmatched row takes the place of the unmatched row at
 * the same index.
 */
export function matchRows(before: readonly unknown[], after: readonly unknown[]): readonly RowMatch[] {
  const start = countSame(before, after, (index) => index);
  const longest = Math.min(before.length, after.length) - start;
  const end = Math.min(
    longest,
    countSame(before, after, (index, length) => length - 1 - index),
  );
  const known = new Map<unknown, number[]>();
  for (let at = before.length - end - 1; at >= start; at -= 1) {
    const others = known.get(before[at]);
    if (others) others.push(at);
    else known.set(before[at], [at]);
  }
  const middle = after.slice(start, after.length - end).map((row) => known.get(row)?.pop());
  const taken = new Set(middle);
  const replaced = (at: number) => (at < before.length - end && !taken.has(at) ? at : undefined);
  return after.map((_row, index) => {
    if (index < start) return { from: index, isReplaced: false };
    if (index >= after.length - end) return { from: index - after.length + before.length, isReplaced: false };
    const same = middle[index - start];
    return same === undefined ? { from: replaced(index), isReplaced: true } : { from: same, isReplaced: false };
  });
}

function countSame(
  before: readonly unknown[],
  after: readonly unknown[],
  at: (index: number, length: number) => number,
): number {
  const most = Math.min(before.length, after.length);
  let count = 0;
  while (count < most && Object.is(before[at(count, before.length)], after[at(count, after.length)])) count += 1;
  return count;
}
