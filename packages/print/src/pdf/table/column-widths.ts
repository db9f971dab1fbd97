import type { Pen } from '../pen.ts';
import { gaps, styles } from '../styles.ts';
import { type Extent, type Measure, textExtent } from './extent.ts';

type Row = Parameters<Measure>[0][];

/** How narrow and how wide the columns of a table can be, with their heads. In points, without padding. */
export function columnExtents(
  pen: Pen,
  table: { readonly header: readonly string[]; readonly rows: readonly Readonly<Row>[] },
  measure: Measure,
): readonly Extent[] {
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
  return extents;
}

/**
 * Divides the columns of a table that is too wide for the page into tables that stand below each other, so that no word is cut but
 * one that is wider than half of the page. Each begins with the first column, which says what the row is about, unless that takes
 * more than a third of the width.
 *
 * @param padding of a column, both sides together
 */
export function columnBands(
  extents: readonly Extent[],
  width: number,
  padding: number,
): readonly (readonly number[])[] {
  const widths = extents.map(({ min }) => Math.min(min, width / 2 - padding) + padding);
  const [first = 0] = widths;
  const bands: number[][] = [[]];
  let used = 0;
  for (const [column, needed] of widths.entries()) {
    if (used + needed > width + 0.01 && used > 0) {
      const repeats = first <= width / 3;
      bands.push(repeats ? [0] : []);
      used = repeats ? first : 0;
    }
    bands.at(-1)?.push(column);
    used += needed;
  }
  return bands;
}

/**
 * Widths of the columns' content: as wide as the longest line where that fits, else by the share of text. No column is
 * narrower than its longest word, unless the words alone are too wide for the page: then than half of it, or an equal share.
 *
 * @returns points without padding, `free` in sum
 */
export function columnWidths(extents: readonly Extent[], free: number): readonly number[] {
  const needed = (most: number) => extents.map(({ min, max }) => ({ min: Math.min(min, most), max }));
  const fits = (those: readonly Extent[]) => sum(those.map(({ min }) => min)) <= free;
  const wanted = [extents, needed(free / 2)].find(fits);
  return share(wanted ?? needed(free / Math.max(1, extents.length)), free);
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
