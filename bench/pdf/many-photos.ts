import type { PrintBlock } from '@tideform/engine';
import { type PdfFonts, toPdf } from '@tideform/print';
import { heldPictures, madeJpeg } from '@tideform/print/testing';

/** What a photo takes as JPEG that is so wide. */
const bytesOf = (widthPx: number): number => 350_000 * (widthPx / 1_600) ** 2;

/** What is held besides the file while photos are drawn, and how it grows from 30 photos to 300. */
export async function manyPhotos(fonts: PdfFonts, createdAt: Date): Promise<string> {
  const few = await heldFor(30, fonts, createdAt);
  const many = await heldFor(300, fonts, createdAt);
  const mb = (bytes: number) => `${(bytes / 1e6).toFixed(2)} MB`;
  return [
    `300 photos: ${mb(many.pdf)} of PDF, ${mb(many.pictures)} of pictures held at most`,
    `as many as ${inPhotos(many.pictures)} photos; of 30 photos as many as ${inPhotos(few.pictures)} (goal 3, however many there are)`,
  ].join('\n');
}

/** In photos of the largest size that these documents ask for. */
const inPhotos = (bytes: number): string => (bytes / bytesOf(pixelsOfThird)).toFixed(1);

/** A third of a page's width at 220 to the inch. */
const pixelsOfThird = 525;

async function heldFor(photos: number, fonts: PdfFonts, createdAt: Date) {
  const blocks = Array.from(
    { length: photos },
    (_, n): PrintBlock => ({ kind: 'image', source: `${n}`, alt: `Photo ${n}`, widthPx: 350 }),
  );
  const held = heldPictures((mostPx) => padded(madeJpeg(), bytesOf(mostPx)));
  const document = { ...{ title: 'Photos', language: 'en', direction: 'ltr' as const }, blocks };
  const pdf = await toPdf(document, undefined, { fonts, createdAt, image: held.image });
  return { pdf: pdf.length, pictures: held.most() };
}

/** A picture with a long comment at its end: what is read of it is small, what is kept is not. */
function padded(jpeg: Uint8Array, bytes: number): Uint8Array {
  const whole = new Uint8Array(Math.max(jpeg.length, Math.round(bytes)));
  whole.set(jpeg);
  return whole;
}
