import type { PrintBlock } from '@tideform/engine';
import { POINTS_PER_PX } from '../../pictures/compute-max-widths.ts';
import type { Pictures } from '../../pictures/open-pictures.ts';
import { createPlainParagraph } from '../../rich-text/paragraph.ts';
import { parseRichText } from '../../rich-text/parse-rich-text.ts';
import { computeCheckboxWidth } from '../lay-out-blank.ts';
import type { PdfWriter, TypeStyle } from '../pdf-writer.ts';
import { gaps, textStyles } from '../styles.ts';

/** Width of content in points: the minimum without cutting words, and the maximum without wrapping lines. */
export interface WidthExtent {
  readonly min: number;
  readonly max: number;
}

export type MeasureBlock = (block: PrintBlock) => WidthExtent;

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
export function measureText(writer: PdfWriter, text: string, style: TypeStyle): WidthExtent {
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
