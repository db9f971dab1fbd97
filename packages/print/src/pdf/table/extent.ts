import type { PrintBlock } from '@tideform/engine';
import { POINTS_PER_PX } from '../../pictures/max-widths.ts';
import type { Pictures } from '../../pictures/open-pictures.ts';
import { createPlainParagraph } from '../../rich-text/paragraph.ts';
import { parseRichText } from '../../rich-text/read-rich-text.ts';
import { computeBoxWidth } from '../lay-out-blank.ts';
import type { Pen, TypeStyle } from '../pen.ts';
import { gaps, styles } from '../styles.ts';

/** Width of content in points: the minimum without cutting words, and the maximum without wrapping lines. */
export interface Extent {
  readonly min: number;
  readonly max: number;
}

export type Measure = (block: PrintBlock) => Extent;

const NONE: Extent = { min: 0, max: 0 };
/** Width of a picture in a cell, in points at scale 1. */
const PICTURE_WIDTH = { min: 60, max: 150 } as const;

/** Width for handwriting in a cell, in points at scale 1. */
const WRITING_WIDTH = { least: 60, most: 160 } as const;

/** Maximum number of characters of a text that are measured. Longer texts wouldn't change the column widths. */
const MAX_CHARACTERS = 2_000;

export function createMeasure(pen: Pen, pictures: Pictures): Measure {
  const measure: Measure = (block) => {
    switch (block.kind) {
      case 'text':
        return typeof block.text === 'string'
          ? measureText(pen, block.text, styles.body)
          : mergeExtents(parseRichText(block.text.html).map(({ text }) => measureText(pen, text, styles.body)));
      case 'heading':
        return measureText(pen, block.text, styles.heading[0]);
      case 'pair':
        return mergeExtents([measureText(pen, block.label, styles.label), measureText(pen, block.value, styles.body)]);
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
        return NONE;
    }
  };
  return measure;

  function measureGroup({ title, label, columns, blocks }: Extract<PrintBlock, { kind: 'group' }>): Extent {
    const blockExtents = blocks.map(measure);
    const head = mergeExtents([
      measureText(pen, title ?? '', styles.heading[2]),
      measureText(pen, label ?? '', styles.label),
    ]);
    return mergeExtents([head, columns?.length ? sumExtents(blockExtents, gaps.columns) : mergeExtents(blockExtents)]);
  }

  function measureColumn(head: string, rows: readonly (readonly PrintBlock[])[], column: number): Extent {
    const cells = rows.flatMap((row) => (row[column] ? [measure(row[column])] : []));
    return mergeExtents([measureText(pen, head, styles.tableHead), ...cells]);
  }

  function measurePicture({ source, alt, widthPx }: Extract<PrintBlock, { kind: 'image' }>): Extent {
    const picture = pictures.get(source);
    if (!picture) return measureText(pen, alt, styles.label);
    const wanted = Math.min(picture.widthPx, widthPx ?? picture.widthPx) * POINTS_PER_PX;
    const limitWidth = (most: number) => Math.min(wanted, most) * pen.paper.scale;
    return { min: limitWidth(PICTURE_WIDTH.min), max: limitWidth(PICTURE_WIDTH.max) };
  }

  function measureBlank({ room }: Extract<PrintBlock, { kind: 'blank' }>): Extent {
    if ('boxes' in room)
      return mergeExtents(
        room.boxes.map((words) => ({ min: computeBoxWidth(pen, words), max: computeBoxWidth(pen, words) })),
      );
    return { min: WRITING_WIDTH.least * pen.paper.scale, max: WRITING_WIDTH.most * pen.paper.scale };
  }

  function sumExtents(extents: readonly Extent[], gap: number): Extent {
    const gapSum = gap * pen.paper.scale * extents.length;
    return extents.reduce((sum, { min, max }) => ({ min: sum.min + min, max: sum.max + max }), {
      min: gapSum,
      max: gapSum,
    });
  }
}

/** Measures a text word by word, like line breaking, so that the typeface can cache the widths of words. */
export function measureText(pen: Pen, text: string, style: TypeStyle): Extent {
  const widthOf = (words: string) => pen.measureWidth(words, style);
  const lines = createPlainParagraph(text.slice(0, MAX_CHARACTERS)).text.split('\n');
  return mergeExtents(
    lines.map((line) => {
      const words = line.split(/[^\S\u00A0\u202F]+/).filter((word) => word !== '');
      const max = widthOf(line);
      return { min: words.length < 2 ? max : Math.max(...words.map(widthOf)), max };
    }),
  );
}

function mergeExtents(extents: readonly Extent[]): Extent {
  return extents.reduce((most, { min, max }) => ({ min: Math.max(most.min, min), max: Math.max(most.max, max) }), NONE);
}
