import type { PdfWriter } from '../pdf-writer.ts';
import { gaps, textStyles } from '../styles.ts';
import { type MeasureBlock, measureText, type WidthExtent } from './extent.ts';

type TableRow = Parameters<MeasureBlock>[0][];

/**
 * Computes the minimum and maximum width of each column of a table, including its header. In points, without padding.
 */
export function computeColumnExtents(
  writer: PdfWriter,
  table: { readonly header: readonly string[]; readonly rows: readonly Readonly<TableRow>[] },
  measure: MeasureBlock,
): readonly WidthExtent[] {
  const extents = table.header.map((head, column) => {
    const contentExtents = [measureText(writer, head, textStyles.tableHead)];
    for (const row of table.rows) {
      const block = row[column];
      if (block) contentExtents.push(measure(block));
    }
    const longest = Math.max(...contentExtents.map(({ max }) => max));
    const word = Math.max(...contentExtents.map(({ min }) => min), gaps.cell);
    // Half a point of tolerance, so that rounding doesn't wrap a line that fits exactly.
    return { min: word + 0.5, max: Math.max(longest + 0.5, gaps.cell) };
  });
  equalizeCheckboxColumns(
    extents,
    table.header.map((_, column) => table.rows.every((row) => isCheckboxBlock(row[column]))),
  );
  return extents;
}

/**
 * Splits the columns of a table that is too wide for the page into tables below each other, so that only words wider
 * than half of the page are cut. Each table starts with the first column, which identifies the row, unless that column
 * takes more than a third of the width.
 *
 * @param padding padding of a column in points, both sides together
 */
export function splitColumns(
  extents: readonly WidthExtent[],
  width: number,
  padding: number,
): readonly (readonly number[])[] {
  const widths = extents.map(({ min }) => Math.min(min, width / 2 - padding) + padding);
  const [first = 0] = widths;
  const bands: number[][] = [[]];
  let used = 0;
  for (const [column, limitMinimums] of widths.entries()) {
    if (used + limitMinimums > width + 0.01 && used > 0) {
      const repeatsFirst = first <= width / 3;
      bands.push(repeatsFirst ? [0] : []);
      used = repeatsFirst ? first : 0;
    }
    bands.at(-1)?.push(column);
    used += limitMinimums;
  }
  return bands;
}

/**
 * Computes the content width of each column: its longest line if everything fits, otherwise a share that depends on its
 * amount of text. No column is narrower than its longest word, unless the words alone are too wide: then the minimum is
 * half of the page, or an equal share.
 *
 * @returns widths in points without padding, with a sum of `free`
 */
export function computeColumnWidths(extents: readonly WidthExtent[], free: number): readonly number[] {
  const needed = (limit: number) => extents.map(({ min, max }) => ({ min: Math.min(min, limit), max }));
  const fits = (candidates: readonly WidthExtent[]) => sumNumbers(candidates.map(({ min }) => min)) <= free;
  const fitting = [extents, needed(free / 2)].find(fits);
  return distributeWidth(fitting ?? needed(free / Math.max(1, extents.length)), free);
}

const isCheckboxBlock = (block: TableRow[number] | undefined): boolean =>
  block?.kind === 'blank' && 'boxes' in block.room;

/** Gives all columns of checkboxes the same width, because they are steps of one scale. */
function equalizeCheckboxColumns(extents: WidthExtent[], isOfBoxes: readonly boolean[]): void {
  const boxExtents = extents.filter((_, column) => isOfBoxes[column]);
  const min = Math.max(0, ...boxExtents.map((extent) => extent.min));
  const max = Math.max(0, ...boxExtents.map((extent) => extent.max));
  for (const column of extents.keys()) if (isOfBoxes[column]) extents[column] = { min, max };
}

function distributeWidth(extents: readonly WidthExtent[], free: number): readonly number[] {
  const totalMaxWidth = sumNumbers(extents.map(({ max }) => max));
  if (totalMaxWidth <= free) return extents.map(({ max }) => max + ((free - totalMaxWidth) * max) / totalMaxWidth);
  // Limits columns with very long text to two thirds of the page.
  const wantedExtras = extents.map(({ min, max }) => Math.max(0, Math.min(max, (free * 2) / 3) - min));
  const remaining = free - sumNumbers(extents.map(({ min }) => min));
  const wantedSum = sumNumbers(wantedExtras) || 1;
  return extents.map(({ min }, column) => min + (remaining * (wantedExtras[column] ?? 0)) / wantedSum);
}

function sumNumbers(numbers: readonly number[]): number {
  return numbers.reduce((total, each) => total + each, 0);
}
