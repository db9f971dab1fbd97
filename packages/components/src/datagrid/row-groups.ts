/** Rows that belong together. */
export interface RowGroup {
  readonly label: string;
  /** Index of its first row. */
  readonly start: number;
  /** How many rows its author gives it; the last one also has what is added. */
  readonly count: number;
}

interface Grouped {
  readonly enableRowGroups: boolean;
  readonly rowGroups: readonly { readonly label: string; readonly numberOfRows: number | undefined }[];
}

/** @returns none where rows are not grouped */
export function rowGroups({ enableRowGroups, rowGroups }: Grouped): readonly RowGroup[] {
  const groups: RowGroup[] = [];
  if (!enableRowGroups) return groups;
  let start = 0;
  for (const { label, numberOfRows = 1 } of rowGroups) {
    const count = Math.min(Math.max(Math.floor(numberOfRows), 0), MOST_ROWS - start);
    if (count > 0) groups.push({ label, start, count });
    start += count;
  }
  return groups;
}

/** More rows than this are never made before anybody answered. */
const MOST_ROWS = 100;

/** The group of a row; rows that were added belong to the last one. */
export const groupOf = (groups: readonly RowGroup[], index: number): RowGroup | undefined =>
  groups.findLast(({ start }) => start <= index);

/** How many rows there are at least. */
export const rowsInGroups = (groups: readonly RowGroup[]): number => groups.reduce((sum, { count }) => sum + count, 0);
