import type { PrintBlock } from '@tideform/engine';
import { type PdfFonts, renderPdf } from '@tideform/print';
import { createJpeg, createPictureMemoryProbe } from '@tideform/print/testing';

/** Returns the typical size in bytes of a JPEG photo with a width in pixels. */
const getPhotoBytes = (widthPx: number): number => 350_000 * (widthPx / 1_600) ** 2;

/** Measures the memory held for photos while rendering a PDF, for 30 photos and for 300. */
export async function measureManyPhotos(fonts: PdfFonts, createdAt: Date): Promise<string> {
  const few = await measurePhotoMemory(30, fonts, createdAt);
  const many = await measurePhotoMemory(300, fonts, createdAt);
  const mb = (bytes: number) => `${(bytes / 1e6).toFixed(2)} MB`;
  return [
    `300 photos: ${mb(many.pdf)} of PDF, at most ${mb(many.pictures)} of pictures in memory`,
    `the size of ${formatAsPhotoCount(many.pictures)} photos; with 30 photos, the size of ${formatAsPhotoCount(few.pictures)} (goal: 3, for any number of photos)`,
  ].join('\n');
}

/** Converts bytes to a number of photos in the largest size that the PDF requests. */
const formatAsPhotoCount = (bytes: number): string => (bytes / getPhotoBytes(pixelsOfThird)).toFixed(1);

/** A third of a page's width at 220 pixels per inch. */
const pixelsOfThird = 525;

async function measurePhotoMemory(photos: number, fonts: PdfFonts, createdAt: Date) {
  const blocks = Array.from(
    { length: photos },
    (_, n): PrintBlock => ({ kind: 'image', source: `${n}`, alt: `Photo ${n}`, widthPx: 350 }),
  );
  const memoryMeter = createPictureMemoryProbe((mostPx) => padJpeg(createJpeg(), getPhotoBytes(mostPx)));
  const document = { ...{ title: 'Photos', language: 'en', direction: 'ltr' as const }, blocks };
  const pdf = await renderPdf(document, undefined, { fonts, createdAt, loadImage: memoryMeter.image });
  return { pdf: pdf.length, pictures: memoryMeter.getMaxBytes() };
}

/** Appends bytes to a JPEG: it is quick to parse, but takes as much memory as a large one. */
function padJpeg(jpeg: Uint8Array, bytes: number): Uint8Array {
  const whole = new Uint8Array(Math.max(jpeg.length, Math.round(bytes)));
  whole.set(jpeg);
  return whole;
}
