import type { PrintBlock } from '@tideform/engine';
import { getPicturesPerRow, POINTS_PER_PX } from '../pictures/max-widths.ts';
import type { Picture, Pictures } from '../pictures/open-pictures.ts';
import { createPlainParagraph } from '../rich-text/paragraph.ts';
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

/** Maximum size of a picture as a share of the page, if it is alone, in a row of two, or in a row of three. */
const SHARES = [
  { width: 1, height: 1 / 2 },
  { width: 1 / 2, height: 1 / 3 },
  { width: 1 / 3, height: 1 / 4 },
] as const;

/**
 * Lays out consecutive pictures side by side while they fit; each row is one piece. A missing picture is replaced with
 * its alternative text.
 */
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
    if (row.length > 0) pieces.push(createRow(pen, row));
    row = [];
  };
  for (const image of images) {
    const picture = pictures.get(image.source);
    if (!picture) {
      if (image.isExtra) continue;
      endRow();
      pieces.push(...layOutAlternativeText(pen, parent, image, width));
      continue;
    }
    const tile = {
      size: computeSize(pen, image, picture, width, getPicturesPerRow(images.length)),
      draw: createTileDrawer(pen, parent, image, picture),
    };
    if (computeRowWidth(pen, [...row, tile]) > width + 0.01) endRow();
    row.push(tile);
  }
  endRow();
  return pieces;
}

/** Returns the requested size, limited by the picture's pixels and its share of the page. Keeps the aspect ratio. */
function computeSize(pen: Pen, image: Image, { widthPx, heightPx }: Picture, width: number, inRow: 1 | 2 | 3): Size {
  const share = SHARES[inRow - 1] ?? SHARES[0];
  const ratio = heightPx / widthPx;
  const gap = (gaps.pictures * pen.paper.scale * (inRow - 1)) / inRow;
  const wantedWidth = Math.min(widthPx, image.widthPx ?? widthPx) * POINTS_PER_PX * pen.paper.scale;
  const fittedWidth = Math.min(wantedWidth, width * share.width - gap, (pen.paper.innerHeight * share.height) / ratio);
  return { width: fittedWidth, height: fittedWidth * ratio };
}

/** Picture in a row of pictures, with its printed size. */
interface Tile {
  readonly size: Size;
  draw(left: number, top: number, size: Size): void;
}

function createTileDrawer(pen: Pen, parent: Structure, image: Image, picture: Picture): Tile['draw'] {
  const element = addChild(pen.doc, parent, 'Figure', { alt: image.alt });
  return (left, top, size) =>
    drawAs(pen.doc, element, 'Figure', () => {
      // NOTE: pdfkit draws opened images, but its published types accept only paths and bytes.
      pen.doc.image(picture.opened as unknown as Buffer, left, top, size);
    });
}

function createRow(pen: Pen, row: readonly Tile[]): Piece {
  const gapAfter = gaps.block * pen.paper.scale;
  return {
    height: Math.max(...row.map(({ size }) => size.height)) + gapAfter,
    gapAfter,
    draw({ x, y, width }) {
      row.forEach(({ size, draw }, index) => {
        const offset = computeRowWidth(pen, row.slice(0, index + 1)) - size.width;
        draw(pen.direction === 'rtl' ? x + width - offset - size.width : x + offset, y, size);
      });
    },
  };
}

function computeRowWidth(pen: Pen, row: readonly Tile[]): number {
  const gap = gaps.pictures * pen.paper.scale;
  return row.reduce((sum, { size }) => sum + size.width + gap, 0) - (row.length > 0 ? gap : 0);
}

function layOutAlternativeText(pen: Pen, parent: Structure, { alt }: Image, width: number): readonly Piece[] {
  return layOutParagraph(pen, parent, createPlainParagraph(alt), {
    style: styles.body,
    tag: 'P',
    width,
    gapAfter: gaps.block,
  });
}
