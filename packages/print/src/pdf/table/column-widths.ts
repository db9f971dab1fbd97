import type { Pen } from '../pen.ts';
import { gaps, styles } from '../styles.ts';
import { type Extent, type Measure, textExtent } from './extent.ts';

type Row = Parameters<Measure>[0][];

/**
 * Widths of the columns' content: as wide as the longest line where that fits, else by the share of text. No column is
 * narrower than its longest word, unless the words alone are too wide for the page: then than an equal share.
 *
 * @returns points without padding, `free` in sum
 */
export function columnWidths(
  pen: Pen,
  table: { readonly header: readonly string[]; readonly rows: readonly Readonly<Row>[] },
  free: number,
  measure: Measure,
): readonly number[] {
  const equal = free / Math.max(1, table.header.length);
  const extents = table.header.map((head, column) => {
    const contents = [textExtent(pen, head, styles.tableHead)];
    for (const row of table.rows) {
      const block = row[column];
      if (block) contents.push(measure(block));
    }
    const longest = Math.max(...contents.map(({ max }) => max));
    const word = Math.max(...contents.map(({ min }) => min), gaps.cell);
    // Half a point more: a line that fits exactly must not break over a rounding.
    return { min: word + 0.5, max: Math.max(longest + 0.5, gaps.cell) };
  });
  makeEqual(
    extents,
    table.header.map((_, column) => table.rows.every((row) => isBox(row[column]))),
  );
  const needed = sum(extents.map(({ min }) => min));
  if (needed <= free) return share(extents, free);
  return share(
    extents.map(({ min, max }) => ({ min: Math.min(min, equal), max })),
    free,
  );
}

const isBox = (block: Row[number] | undefined): boolean => block?.kind === 'blank' && 'boxes' in block.room;

/** Columns of boxes to tick are as wide as each other: they are steps of one scale. */
function makeEqual(extents: Extent[], isOfBoxes: readonly boolean[]): void {
  const own = extents.filter((_, column) => isOfBoxes[column]);
  const min = Math.max(0, ...own.map((extent) => extent.min));
  const max = Math.max(0, ...own.map((extent) => extent.max));
  for (const column of extents.keys()) if (isOfBoxes[column]) extents[column] = { min, max };
}

function share(extents: readonly Extent[], free: number): readonly number[] {
  const most = sum(extents.map(({ max }) => max));
  if (most <= free) return extents.map(({ max }) => max + ((free - most) * max) / most);
  // A column with a whole story takes no more than two thirds of the page from the others.
  const wishes = extents.map(({ min, max }) => Math.max(0, Math.min(max, (free * 2) / 3) - min));
  const left = free - sum(extents.map(({ min }) => min));
  const wished = sum(wishes) || 1;
  return extents.map(({ min }, column) => min + (left * (wishes[column] ?? 0)) / wished);
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, each) => total + each, 0);
}
