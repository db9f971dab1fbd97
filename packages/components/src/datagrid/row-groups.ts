/** Group of rows. */
export interface RowGroup {
  readonly label: string;
  /** Index of its first row. */
  readonly start: number;
  /** Number of rows; the last group also contains added rows. */
  readonly count: number;
}

interface RowGroupSettings {
  readonly enableRowGroups: boolean;
  readonly rowGroups: readonly { readonly label: string; readonly numberOfRows: number | undefined }[];
}

/** Returns the groups; empty if rows aren't grouped. */
export function rowGroups({ enableRowGroups, rowGroups }: RowGroupSettings): readonly RowGroup[] {
  const groups: RowGroup[] = [];
  if (!enableRowGroups) return groups;
  let start = 0;
  for (const { label, numberOfRows = 1 } of rowGroups) {
    const count = Math.min(Math.max(Math.floor(numberOfRows), 0), MAX_INITIAL_ROWS - start);
    if (count > 0) groups.push({ label, start, count });
    start += count;
  }
  return groups;
}

/** Maximum number of initial rows. */
const MAX_INITIAL_ROWS = 100;

/** Returns the group of a row; added rows belong to the last group. */
export const findGroup = (groups: readonly RowGroup[], index: number): RowGroup | undefined =>
  groups.findLast(({ start }) => start <= index);

/** Returns the minimum number of rows of all groups. */
export const countGroupRows = (groups: readonly RowGroup[]): number =>
  groups.reduce((sum, { count }) => sum + count, 0);
