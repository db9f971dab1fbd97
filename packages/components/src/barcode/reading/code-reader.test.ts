import { expect, it } from 'vitest';
import { createSamplePicture, loadNodeDecoder } from '../testing/sample-pictures.ts';
import { type DecodedCode, normalizeCode } from './code-format.ts';
import { createCodeReader } from './code-reader.ts';

const decode = await loadNodeDecoder();

/** Decodes nine images, one per barcode format and three per kind of damage. `npm run codes` decodes a hundred. */
it.each(Array.from({ length: 9 }, (_, kind) => createSamplePicture(kind * 10 + (kind > 5 ? 0 : 9))))(
  'decodes a poor camera image: $name',
  async ({ code, ...pixels }) => {
    const { value, format } = code;
    expect(await createCodeReader(decode).readPicture(pixels)).toEqual({ value, format });
  },
);

it('returns undefined for an image without a barcode', async () => {
  const { width, height } = createSamplePicture(0);
  const empty = { width, height, data: new Uint8ClampedArray(width * height * 4).fill(130) };
  expect(await createCodeReader(decode).readPicture(empty)).toBeUndefined();
});

it('tries one filter per camera frame, and reuses the filter that worked', async () => {
  const brightestValues: number[] = [];
  let isReadable = false;
  const found: DecodedCode = { value: 'a', format: 'itf' };
  // The darkest column of the image is on the left. Only filters that stretch the contrast produce full white (255).
  const reader = createCodeReader(async ({ data }) => {
    brightestValues.push(Math.max(...data.filter((_, index) => index % 4 === 0)));
    return isReadable && brightestValues.at(-1) === 255 ? found : undefined;
  });
  const data = new Uint8ClampedArray(64 * 64 * 4).map((_, index) => (index % 4 === 3 ? 255 : index % 64));
  const readFrame = () => reader.readFrame({ width: 64, height: 64, data });
  expect(await readFrame()).toBeUndefined();
  expect(brightestValues).toHaveLength(2);
  isReadable = true;
  while (!(await readFrame())) expect(brightestValues.length).toBeLessThan(24);
  const before = brightestValues.length;
  expect(await readFrame()).toEqual(found);
  expect(brightestValues.length - before).toBe(2);
});

it('converts an EAN-13 code that starts with 0 to UPC-A', () => {
  expect(normalizeCode({ value: '0036000291452', format: 'ean_13' })).toEqual({
    value: '036000291452',
    format: 'upc_a',
  });
  expect(normalizeCode({ value: '5901234123457', format: 'ean_13' }).format).toBe('ean_13');
});
