import type { PrintBlock } from '@tideform/engine';
import { type Pictures, POINTS_PER_PX } from '../../pictures/pictures.ts';
import { createPlainParagraph } from '../../rich-text/paragraph.ts';
import { parseRichText } from '../../rich-text/parse-rich-text.ts';
import { computeCheckboxWidth } from '../lay-out-blank.ts';
import type { PdfWriter, TypeStyle } from '../pdf-writer.ts';
import { gaps, textStyles } from '../styles.ts';

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

/** Width of content in points: the minimum without cutting words, and the maximum without wrapping lines. */
interface WidthExtent {
  readonly min: number;
  readonly max: number;
}

type MeasureBlock = (block: PrintBlock) => WidthExtent;

const NO_EXTENT: WidthExtent = { min: 0, max: 0 };
/** Width of a picture in a cell, in points at scale 1. */
const PICTURE_WIDTH = { min: 60, max: 150 } as const;

/** Width for handwriting in a cell, in points at scale 1. */
const WRITING_WIDTH = { least: 60, most: 160 } as const;

/** Maximum number of characters of a text that are measured. Longer texts wouldn't change the column widths. */
const MAX_CHARACTERS = 2_000;

export function createBlockMeasurer(writer: PdfWriter, pictures: Pictures): MeasureBlock {
  const measure: MeasureBlock = (block) => {
    switch (block.kind) {
      case 'text':
        return typeof block.text === 'string'
          ? measureText(writer, block.text, textStyles.body)
          : mergeExtents(parseRichText(block.text.html).map(({ text }) => measureText(writer, text, textStyles.body)));
      case 'heading':
        return measureText(writer, block.text, textStyles.heading[0]);
      case 'pair':
        return mergeExtents([
          measureText(writer, block.label, textStyles.label),
          measureText(writer, block.value, textStyles.body),
        ]);
      case 'image':
        return measurePicture(block);
      case 'table':
        return sumExtents(
          block.header.map((head, column) => measureColumn(head, block.rows, column)),
          2 * gaps.cell,
        );
      case 'group':
        return measureGroup(block);
      case 'blank':
        return measureBlank(block);
      case 'newPage':
        return NO_EXTENT;
    }
  };
  return measure;

  function measureGroup({ title, label, columns, blocks }: Extract<PrintBlock, { kind: 'group' }>): WidthExtent {
    const blockExtents = blocks.map(measure);
    const head = mergeExtents([
      measureText(writer, title ?? '', textStyles.heading[2]),
      measureText(writer, label ?? '', textStyles.label),
    ]);
    return mergeExtents([head, columns?.length ? sumExtents(blockExtents, gaps.columns) : mergeExtents(blockExtents)]);
  }

  function measureColumn(head: string, rows: readonly (readonly PrintBlock[])[], column: number): WidthExtent {
    const cells = rows.flatMap((row) => (row[column] ? [measure(row[column])] : []));
    return mergeExtents([measureText(writer, head, textStyles.tableHead), ...cells]);
  }

  function measurePicture({ source, alt, widthPx }: Extract<PrintBlock, { kind: 'image' }>): WidthExtent {
    const picture = pictures.get(source);
    if (!picture) return measureText(writer, alt, textStyles.label);
    const wanted = Math.min(picture.widthPx, widthPx ?? picture.widthPx) * POINTS_PER_PX;
    const limitWidth = (most: number) => Math.min(wanted, most) * writer.pageArea.scale;
    return { min: limitWidth(PICTURE_WIDTH.min), max: limitWidth(PICTURE_WIDTH.max) };
  }

  function measureBlank({ room }: Extract<PrintBlock, { kind: 'blank' }>): WidthExtent {
    if ('boxes' in room)
      return mergeExtents(
        room.boxes.map((words) => ({
          min: computeCheckboxWidth(writer, words),
          max: computeCheckboxWidth(writer, words),
        })),
      );
    return { min: WRITING_WIDTH.least * writer.pageArea.scale, max: WRITING_WIDTH.most * writer.pageArea.scale };
  }

  function sumExtents(extents: readonly WidthExtent[], gap: number): WidthExtent {
    const gapSum = gap * writer.pageArea.scale * extents.length;
    return extents.reduce((sum, { min, max }) => ({ min: sum.min + min, max: sum.max + max }), {
      min: gapSum,
      max: gapSum,
    });
  }
}

/** Measures a text word by word, like line breaking, so that the typeface can cache the widths of words. */
function measureText(writer: PdfWriter, text: string, style: TypeStyle): WidthExtent {
  const widthOf = (words: string) => writer.measureWidth(words, style);
  const lines = createPlainParagraph(text.slice(0, MAX_CHARACTERS)).text.split('\n');
  return mergeExtents(
    lines.map((line) => {
      const words = line.split(/[^\S\u00A0\u202F]+/).filter((word) => word !== '');
      const max = widthOf(line);
      return { min: words.length < 2 ? max : Math.max(...words.map(widthOf)), max };
    }),
  );
}

function mergeExtents(extents: readonly WidthExtent[]): WidthExtent {
  return extents.reduce(
    (most, { min, max }) => ({ min: Math.max(most.min, min), max: Math.max(most.max, max) }),
    NO_EXTENT,
  );
}
