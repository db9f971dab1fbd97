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
