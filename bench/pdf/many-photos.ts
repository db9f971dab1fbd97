import type { PrintBlock } from '@tideform/engine';
import { type PdfFonts, toPdf } from '@tideform/print';
import { madeJpeg } from '@tideform/print/testing';

const photos = 300;
/** As paperPicture gives them: 1,600 px wide, in JPEG. */
const photoBytes = 350_000;

/** What is held besides the finished file while 300 photos are drawn. */
export async function manyPhotos(fonts: PdfFonts, createdAt: Date): Promise<string> {
  const blocks = Array.from(
    { length: photos },
    (_, n): PrintBlock => ({ kind: 'image', source: `${n}`, alt: `Photo ${n}` }),
  );
  const image = async () => padded(madeJpeg());
  const before = process.memoryUsage().arrayBuffers;
  let most = 0;
  const watch = setInterval(() => {
    most = Math.max(most, process.memoryUsage().arrayBuffers - before);
  }, 5);
  const document = { ...{ title: 'Photos', language: 'en', direction: 'ltr' as const }, blocks };
  const pdf = await toPdf(document, undefined, { fonts, createdAt, image });
  clearInterval(watch);
  const mb = (bytes: number) => `${(bytes / 1e6).toFixed(0)} MB`;
  return `${photos} photos: ${mb(pdf.length)} of PDF, ${mb(Math.max(most, process.memoryUsage().arrayBuffers - before))} held at most`;
}

/** A picture with a long comment at its end: what is read of it is small, what is kept is not. */
function padded(jpeg: Uint8Array): Uint8Array {
  const whole = new Uint8Array(photoBytes);
  whole.set(jpeg);
  return whole;
}
