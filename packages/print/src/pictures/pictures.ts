import type { PrintBlock } from '@tideform/engine';
import type { PdfPorts } from '../fonts.ts';
import { rebuildPng } from './rebuild-png.ts';

/** A picture that the document can draw, with its displayed size. */
export interface Picture {
  readonly widthPx: number;
  readonly heightPx: number;
  /** Image opened by pdfkit. */
  readonly opened: PdfkitImage;
}

/** Opened pictures, keyed by the `source` of their image blocks. Pictures that can't be drawn are missing. */
export type Pictures = ReadonlyMap<string, Picture>;

/** NOTE: pdfkit's published types lack `openImage`. */
interface PdfkitImage {
  readonly width: number;
  readonly height: number;
  /** EXIF orientation; 5 to 8 are rotated by 90 degrees. */
  readonly orientation?: number;
  readonly colorSpace?: string;
  embed(doc: PDFKit.PDFDocument): void;
}

const MAX_PIXELS = 100_000_000;

/** Loads and opens the pictures of a document before layout, one after the other. Skips damaged pictures. */
export async function openPictures(
  doc: PDFKit.PDFDocument,
  maxWidths: ReadonlyMap<string, number>,
  ports: PdfPorts,
): Promise<Pictures> {
  const pictures = new Map<string, Picture>();
  for (const [source, mostPx] of maxWidths) {
    const picture = await openPicture(doc, source, mostPx, ports);
    if (picture) pictures.set(source, picture);
  }
  return pictures;
}

/** Loads one picture; `undefined` if it isn't available or can't be drawn. */
export async function openPicture(
  doc: PDFKit.PDFDocument,
  source: string,
  mostPx: number,
  ports: PdfPorts,
): Promise<Picture | undefined> {
  const bytes = await ports.loadImage?.(source, mostPx);
  return bytes && decodeImage(doc, bytes);
}

async function decodeImage(doc: PDFKit.PDFDocument, bytes: Uint8Array): Promise<Picture | undefined> {
  const isPng = bytes[0] === 0x89;
  const rebuilt = isPng ? await rebuildPng(bytes) : bytes;
  if (!rebuilt) return undefined;
  try {
    const opened = (doc as unknown as { openImage(bytes: Uint8Array): PdfkitImage }).openImage(rebuilt);
    const { width, height, orientation = 1, colorSpace } = opened;
    if (!(width > 0 && height > 0 && width * height <= MAX_PIXELS)) return undefined;
    if (!isPng && colorSpace === undefined) return undefined;
    const [widthPx, heightPx] = orientation > 4 ? [height, width] : [width, height];
    // Writes the picture to the file immediately, so that its bytes are released before its page is drawn.
    opened.embed(doc);
    return { widthPx, heightPx, opened };
  } catch {
    return undefined;
  }
}

/** Points per CSS pixel at scale 1. */
export const POINTS_PER_PX = 0.75;

/** Maximum useful resolution in pixels per inch; a higher one isn't visible in print. */
const MAX_PPI = 220;

/**
 * Returns the number of pictures per row: two or four consecutive pictures are printed in rows of two, more in rows of
 * three.
 */
export const getPicturesPerRow = (count: number): 1 | 2 | 3 => (count === 1 ? 1 : count === 2 || count === 4 ? 2 : 3);

/** Computes the maximum printed width of each picture in pixels. Maps the picture's `source` to the width. */
export function computeMaxWidths(
  blocks: readonly PrintBlock[],
  pageArea: { readonly innerWidth: number; readonly scale: number },
): ReadonlyMap<string, number> {
  const rooms = new Map<string, number>();
  for (const { source, widthPx, inRow } of listPrintedPictures(blocks)) {
    const wanted = (widthPx ?? Number.POSITIVE_INFINITY) * POINTS_PER_PX * pageArea.scale;
    const maxWidth = convertPointsToPixels(Math.min(wanted, pageArea.innerWidth / inRow));
    rooms.set(source, Math.max(maxWidth, rooms.get(source) ?? 0));
  }
  return rooms;
}

export const convertPointsToPixels = (points: number): number => Math.ceil((points / 72) * MAX_PPI);

interface PrintedPicture {
  readonly source: string;
  readonly widthPx?: number | undefined;
  readonly inRow: number;
}

function listPrintedPictures(blocks: readonly PrintBlock[]): readonly PrintedPicture[] {
  return blocks.flatMap((block, at): readonly PrintedPicture[] => {
    if (block.kind === 'group') return listPrintedPictures(block.blocks);
    if (block.kind === 'table') return block.rows.flatMap((row) => row.flatMap((cell) => listPrintedPictures([cell])));
    if (block.kind !== 'image') return [];
    const { source, widthPx } = block;
    return [{ source, widthPx, inRow: getPicturesPerRow(countConsecutiveImages(blocks, at)) }];
  });
}

/** Returns the number of consecutive images that include the block at an index. */
function countConsecutiveImages(blocks: readonly PrintBlock[], at: number): number {
  let from = at;
  while (blocks[from - 1]?.kind === 'image') from -= 1;
  let to = at;
  while (blocks[to + 1]?.kind === 'image') to += 1;
  return to - from + 1;
}
