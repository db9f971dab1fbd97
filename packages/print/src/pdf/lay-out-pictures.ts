import type { PrintBlock } from '@tideform/engine';
import type { Picture, Pictures } from '../pictures/open-pictures.ts';
import { POINTS_PER_PX, perRow } from '../pictures/room.ts';
import { plain } from '../rich-text/paragraph.ts';
import { layOutParagraph } from './lay-out-text.ts';
import type { Pen } from './pen.ts';
import type { Piece } from './piece.ts';
import { addChild, drawAs, type Structure } from './structure.ts';
import { gaps, styles } from './styles.ts';

type Image = Extract<PrintBlock, { kind: 'image' }>;

interface Size {
  readonly width: number;
  readonly height: number;
}

/** What a picture takes of the page at most: alone, beside another, and in rows of three. */
const SHARES = [
  { width: 1, height: 1 / 2 },
  { width: 1 / 2, height: 1 / 3 },
  { width: 1 / 3, height: 1 / 4 },
] as const;

/** Pictures that follow each other, side by side while they fit; one row is one piece. One that is missing is named. */
export function layOutPictures(
  pen: Pen,
  parent: Structure,
  images: readonly Image[],
  width: number,
  pictures: Pictures,
): readonly Piece[] {
  const pieces: Piece[] = [];
  let row: Tile[] = [];
  const endRow = () => {
    if (row.length > 0) pieces.push(rowOf(pen, row));
    row = [];
  };
  for (const image of images) {
    const picture = pictures.get(image.source);
    if (!picture) {
      if (image.isExtra) continue;
      endRow();
      pieces.push(...nameOf(pen, parent, image, width));
      continue;
    }
    const tile = {
      size: sizeOf(pen, image, picture, width, perRow(images.length)),
      draw: tileOf(pen, parent, image, picture),
    };
    if (widthOf(pen, [...row, tile]) > width + 0.01) endRow();
    row.push(tile);
  }
  endRow();
  return pieces;
}

/** Its width as it is wanted, never larger than its pixels allow nor than its share of the page. Proportions are kept. */
function sizeOf(pen: Pen, image: Image, { widthPx, heightPx }: Picture, width: number, inRow: 1 | 2 | 3): Size {
  const share = SHARES[inRow - 1] ?? SHARES[0];
  const ratio = heightPx / widthPx;
  const gap = (gaps.pictures * pen.paper.scale * (inRow - 1)) / inRow;
  const wanted = Math.min(widthPx, image.widthPx ?? widthPx) * POINTS_PER_PX * pen.paper.scale;
  const fitted = Math.min(wanted, width * share.width - gap, (pen.paper.innerHeight * share.height) / ratio);
  return { width: fitted, height: fitted * ratio };
}

/** A picture in its place in a row. */
interface Tile {
  readonly size: Size;
  draw(left: number, top: number, size: Size): void;
}

function tileOf(pen: Pen, parent: Structure, image: Image, picture: Picture): Tile['draw'] {
  const element = addChild(pen.doc, parent, 'Figure', { alt: image.alt });
  return (left, top, size) =>
    drawAs(pen.doc, element, 'Figure', () => {
      // NOTE: pdfkit draws what it has opened; its published types know only files and bytes.
      pen.doc.image(picture.opened as unknown as Buffer, left, top, size);
    });
}

function rowOf(pen: Pen, row: readonly Tile[]): Piece {
  const gapAfter = gaps.block * pen.paper.scale;
  return {
    height: Math.max(...row.map(({ size }) => size.height)) + gapAfter,
    gapAfter,
    draw({ x, y, width }) {
      row.forEach(({ size, draw }, index) => {
        const before = widthOf(pen, row.slice(0, index + 1)) - size.width;
        draw(pen.direction === 'rtl' ? x + width - before - size.width : x + before, y, size);
      });
    },
  };
}

function widthOf(pen: Pen, row: readonly Tile[]): number {
  const gap = gaps.pictures * pen.paper.scale;
  return row.reduce((sum, { size }) => sum + size.width + gap, 0) - (row.length > 0 ? gap : 0);
}

function nameOf(pen: Pen, parent: Structure, { alt }: Image, width: number): readonly Piece[] {
  return layOutParagraph(pen, parent, plain(alt), { style: styles.body, tag: 'P', width, gapAfter: gaps.block });
}
