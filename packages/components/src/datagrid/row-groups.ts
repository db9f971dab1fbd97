/** Group of consecutive grid rows with a heading. */
export interface RowGroup {
  readonly label: string;
  /** Index of the group's first row. */
  readonly start: number;
  /** Number of rows, without rows that respondents add to the last group. */
  readonly count: number;
}

interface RowGroupSettings {
  readonly enableRowGroups: boolean;
  readonly rowGroups: readonly { readonly label: string; readonly numberOfRows: number | undefined }[];
}

/** Returns the row groups that the author configured; empty if row groups are disabled. */
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

/** Maximum number of rows in a new response. */
const MAX_INITIAL_ROWS = 100;

/** Returns the group of the row at `index`. Added rows belong to the last group. */
export const findGroup = (groups: readonly RowGroup[], index: number): RowGroup | undefined =>
  groups.findLast(({ start }) => start <= index);

/** Returns the total number of rows of all groups, which is the minimum number of rows. */
export const countGroupRows = (groups: readonly RowGroup[]): number =>
  groups.reduce((sum, { count }) => sum + count, 0);
