import type { PdfPorts } from '../fonts.ts';
import { rebuiltPng } from './rebuilt-png.ts';

/** A picture that the document can draw, with its size as it is seen. */
export interface Picture {
  readonly widthPx: number;
  readonly heightPx: number;
  /** What pdfkit draws. */
  readonly opened: OpenedImage;
}

/** By the `source` of image blocks. What is missing cannot be drawn. */
export type Pictures = ReadonlyMap<string, Picture>;

/** NOTE: pdfkit's published types leave `openImage` out. */
interface OpenedImage {
  readonly width: number;
  readonly height: number;
  /** As in EXIF: 5 to 8 lie on their side. */
  readonly orientation?: number;
  readonly colorSpace?: string;
  embed(doc: PDFKit.PDFDocument): void;
}

const MAX_PIXELS = 100_000_000;

/** Fetches and opens the pictures of a document before its layout starts, one after the other. A broken one is as good as none. */
export async function openPictures(
  doc: PDFKit.PDFDocument,
  rooms: ReadonlyMap<string, number>,
  ports: PdfPorts,
): Promise<Pictures> {
  const pictures = new Map<string, Picture>();
  for (const [source, mostPx] of rooms) {
    const picture = await openPicture(doc, source, mostPx, ports);
    if (picture) pictures.set(source, picture);
  }
  return pictures;
}

/** One picture, by its source; `undefined` where there is none that can be drawn. */
export async function openPicture(
  doc: PDFKit.PDFDocument,
  source: string,
  mostPx: number,
  ports: PdfPorts,
): Promise<Picture | undefined> {
  const bytes = await ports.image?.(source, mostPx);
  return bytes && openBytes(doc, bytes);
}

async function openBytes(doc: PDFKit.PDFDocument, bytes: Uint8Array): Promise<Picture | undefined> {
  const isPng = bytes[0] === 0x89;
  const sound = isPng ? await rebuiltPng(bytes) : bytes;
  if (!sound) return undefined;
  try {
    const opened = (doc as unknown as { openImage(bytes: Uint8Array): OpenedImage }).openImage(sound);
    const { width, height, orientation = 1, colorSpace } = opened;
    if (!(width > 0 && height > 0 && width * height <= MAX_PIXELS)) return undefined;
    if (!isPng && colorSpace === undefined) return undefined;
    const [widthPx, heightPx] = orientation > 4 ? [height, width] : [width, height];
    // Written at once: its bytes are not held until its page is drawn.
    opened.embed(doc);
    return { widthPx, heightPx, opened };
  } catch {
    return undefined;
  }
}
