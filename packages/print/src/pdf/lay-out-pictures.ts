import type { PrintBlock } from '@tideform/engine';
import { getPicturesPerRow, type Picture, type Pictures, POINTS_PER_PX } from '../pictures/pictures.ts';
import { createPlainParagraph } from '../rich-text/paragraph.ts';
import { layOutParagraph } from './lay-out-text.ts';
import type { LayoutItem } from './layout-item.ts';
import type { PdfWriter } from './pdf-writer.ts';
import { addChildElement, drawTagged, type StructureElement } from './structure.ts';
import { gaps, textStyles } from './styles.ts';

type ImageBlock = Extract<PrintBlock, { kind: 'image' }>;

interface PrintedSize {
  readonly width: number;
  readonly height: number;
}

/** Maximum size of a picture as a share of the page, if it is alone, in a row of two, or in a row of three. */
const MAX_SIZE_SHARES = [
  { width: 1, height: 1 / 2 },
  { width: 1 / 2, height: 1 / 3 },
  { width: 1 / 3, height: 1 / 4 },
] as const;

/**
 * Lays out consecutive pictures side by side while they fit; each row is one piece. A missing picture is replaced with
 * its alternative text.
 */
export function layOutPictures(
  writer: PdfWriter,
  parent: StructureElement,
  images: readonly ImageBlock[],
  width: number,
  pictures: Pictures,
): readonly LayoutItem[] {
  const items: LayoutItem[] = [];
  let row: PictureTile[] = [];
  const endRow = () => {
    if (row.length > 0) items.push(createPictureRow(writer, row));
    row = [];
  };
  for (const image of images) {
    const picture = pictures.get(image.source);
    if (!picture) {
      if (image.isExtra) continue;
      endRow();
      items.push(...layOutAlternativeText(writer, parent, image, width));
      continue;
    }
    const tile = {
      size: computePrintedSize(writer, image, picture, width, getPicturesPerRow(images.length)),
      draw: createTileDrawer(writer, parent, image, picture),
    };
    if (computePictureRowWidth(writer, [...row, tile]) > width + 0.01) endRow();
    row.push(tile);
  }
  endRow();
  return items;
}

/** Returns the requested size, limited by the picture's pixels and its share of the page. Keeps the aspect ratio. */
function computePrintedSize(
  writer: PdfWriter,
  image: ImageBlock,
  { widthPx, heightPx }: Picture,
  width: number,
  inRow: 1 | 2 | 3,
): PrintedSize {
  const share = MAX_SIZE_SHARES[inRow - 1] ?? MAX_SIZE_SHARES[0];
  const ratio = heightPx / widthPx;
  const gap = (gaps.pictures * writer.pageArea.scale * (inRow - 1)) / inRow;
  const wantedWidth = Math.min(widthPx, image.widthPx ?? widthPx) * POINTS_PER_PX * writer.pageArea.scale;
  const fittedWidth = Math.min(
    wantedWidth,
    width * share.width - gap,
    (writer.pageArea.innerHeight * share.height) / ratio,
  );
  return { width: fittedWidth, height: fittedWidth * ratio };
}

/** Picture in a row of pictures, with its printed size. */
interface PictureTile {
  readonly size: PrintedSize;
  draw(left: number, top: number, size: PrintedSize): void;
}

function createTileDrawer(
  writer: PdfWriter,
  parent: StructureElement,
  image: ImageBlock,
  picture: Picture,
): PictureTile['draw'] {
  const element = addChildElement(writer.doc, parent, 'Figure', { alt: image.alt });
  return (left, top, size) =>
    drawTagged(writer.doc, element, 'Figure', () => {
      // NOTE: pdfkit draws opened images, but its published types accept only paths and bytes.
      writer.doc.image(picture.opened as unknown as Buffer, left, top, size);
    });
}

function createPictureRow(writer: PdfWriter, row: readonly PictureTile[]): LayoutItem {
  const gapAfter = gaps.block * writer.pageArea.scale;
  return {
    height: Math.max(...row.map(({ size }) => size.height)) + gapAfter,
    gapAfter,
    draw({ x, y, width }) {
      row.forEach(({ size, draw }, index) => {
        const offset = computePictureRowWidth(writer, row.slice(0, index + 1)) - size.width;
        draw(writer.direction === 'rtl' ? x + width - offset - size.width : x + offset, y, size);
      });
    },
  };
}

function computePictureRowWidth(writer: PdfWriter, row: readonly PictureTile[]): number {
  const gap = gaps.pictures * writer.pageArea.scale;
  return row.reduce((sum, { size }) => sum + size.width + gap, 0) - (row.length > 0 ? gap : 0);
}

function layOutAlternativeText(
  writer: PdfWriter,
  parent: StructureElement,
  { alt }: ImageBlock,
  width: number,
): readonly LayoutItem[] {
  return layOutParagraph(writer, parent, createPlainParagraph(alt), {
    style: textStyles.body,
    tag: 'P',
    width,
    gapAfter: gaps.block,
  });
}
