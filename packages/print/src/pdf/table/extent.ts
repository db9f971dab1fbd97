import type { PrintBlock } from '@tideform/engine';
import type { Pictures } from '../../pictures/open-pictures.ts';
import { POINTS_PER_PX } from '../../pictures/room.ts';
import { plain } from '../../rich-text/paragraph.ts';
import { readRichText } from '../../rich-text/read-rich-text.ts';
import { boxWidth } from '../lay-out-blank.ts';
import type { Pen, TypeStyle } from '../pen.ts';
import { gaps, styles } from '../styles.ts';

/** How narrow content can be without cutting a word, and how wide it is without breaking a line. In points. */
export interface Extent {
  readonly min: number;
  readonly max: number;
}

export type Measure = (block: PrintBlock) => Extent;

const NONE: Extent = { min: 0, max: 0 };
/** Widths that a picture asks for in a cell, in points at scale 1. */
const PICTURE = { least: 60, most: 150 } as const;

/** What a hand needs to write into a cell. */
const WRITING = { least: 60, most: 160 } as const;

/** More of one text says nothing new about the width that it wants. */
const MAX_CHARACTERS = 2_000;

export function createMeasure(pen: Pen, pictures: Pictures): Measure {
  const measure: Measure = (block) => {
    switch (block.kind) {
      case 'text':
        return typeof block.text === 'string'
          ? textExtent(pen, block.text, styles.body)
          : widest(readRichText(block.text.html).map(({ text }) => textExtent(pen, text, styles.body)));
      case 'heading':
        return textExtent(pen, block.text, styles.heading[0]);
      case 'pair':
        return widest([textExtent(pen, block.label, styles.label), textExtent(pen, block.value, styles.body)]);
      case 'image':
        return pictureExtent(block);
      case 'table':
        return beside(
          block.header.map((head, column) => columnExtent(head, block.rows, column)),
          2 * gaps.cell,
        );
      case 'group':
        return groupExtent(block);
      case 'blank':
        return blankExtent(block);
      case 'newPage':
        return NONE;
    }
  };
  return measure;

  function groupExtent({ title, label, columns, blocks }: Extract<PrintBlock, { kind: 'group' }>): Extent {
    const inside = blocks.map(measure);
    const head = widest([textExtent(pen, title ?? '', styles.heading[2]), textExtent(pen, label ?? '', styles.label)]);
    return widest([head, columns?.length ? beside(inside, gaps.columns) : widest(inside)]);
  }

  function columnExtent(head: string, rows: readonly (readonly PrintBlock[])[], column: number): Extent {
    const cells = rows.flatMap((row) => (row[column] ? [measure(row[column])] : []));
    return widest([textExtent(pen, head, styles.tableHead), ...cells]);
  }

  function pictureExtent({ source, alt, widthPx }: Extract<PrintBlock, { kind: 'image' }>): Extent {
    const picture = pictures.get(source);
    if (!picture) return textExtent(pen, alt, styles.label);
    const wanted = Math.min(picture.widthPx, widthPx ?? picture.widthPx) * POINTS_PER_PX;
    const within = (most: number) => Math.min(wanted, most) * pen.paper.scale;
    return { min: within(PICTURE.least), max: within(PICTURE.most) };
  }

  function blankExtent({ room }: Extract<PrintBlock, { kind: 'blank' }>): Extent {
    if ('boxes' in room)
      return widest(room.boxes.map((words) => ({ min: boxWidth(pen, words), max: boxWidth(pen, words) })));
    return { min: WRITING.least * pen.paper.scale, max: WRITING.most * pen.paper.scale };
  }

  function beside(extents: readonly Extent[], gap: number): Extent {
    const gapSum = gap * pen.paper.scale * extents.length;
    return extents.reduce((sum, { min, max }) => ({ min: sum.min + min, max: sum.max + max }), {
      min: gapSum,
      max: gapSum,
    });
  }
}

/** With the widths by which lines are broken, which the typeface remembers. */
export function textExtent(pen: Pen, text: string, style: TypeStyle): Extent {
  const widthOf = (words: string) => pen.widthOf(words, style);
  const lines = plain(text.slice(0, MAX_CHARACTERS)).text.split('\n');
  return widest(
    lines.map((line) => {
      const words = line.split(/[^\S\u00A0\u202F]+/).filter((word) => word !== '');
      const max = widthOf(line);
      return { min: words.length < 2 ? max : Math.max(...words.map(widthOf)), max };
    }),
  );
}

function widest(extents: readonly Extent[]): Extent {
  return extents.reduce((most, { min, max }) => ({ min: Math.max(most.min, min), max: Math.max(most.max, max) }), NONE);
}
