import { expect, it } from 'vitest';
import { madePicture } from '../testing/made-pictures.ts';
import { nodeDecoder } from '../testing/node-decoder.ts';
import { plainCode, type ReadCode } from './code-format.ts';
import { createCodeReader } from './code-reader.ts';

const decode = await nodeDecoder();

/** `npm run codes` reads a hundred; here is one of each kind, and each kind of harm three times. */
it.each(Array.from({ length: 9 }, (_, kind) => madePicture(kind * 10 + (kind > 5 ? 0 : 9))))(
  'reads what a camera sees badly: $name',
  async ({ code, ...pixels }) => {
    const { value, format } = code;
    expect(await createCodeReader(decode).readPicture(pixels)).toEqual({ value, format });
  },
);

it('finds nothing in a picture without a code', async () => {
  const { width, height } = madePicture(0);
  const empty = { width, height, data: new Uint8ClampedArray(width * height * 4).fill(130) };
  expect(await createCodeReader(decode).readPicture(empty)).toBeUndefined();
});

it('tries one way more at each look, and the one that has worked again', async () => {
  const asked: number[] = [];
  let isReadable = false;
  const found: ReadCode = { value: 'a', format: 'itf' };
  // The picture is dark on the left; what is levelled has full white.
  const reader = createCodeReader(async ({ data }) => {
    asked.push(Math.max(...data.filter((_, index) => index % 4 === 0)));
    return isReadable && asked.at(-1) === 255 ? found : undefined;
  });
  const data = new Uint8ClampedArray(64 * 64 * 4).map((_, index) => (index % 4 === 3 ? 255 : index % 64));
  const look = () => reader.look({ width: 64, height: 64, data });
  expect(await look()).toBeUndefined();
  expect(asked).toHaveLength(2);
  isReadable = true;
  while (!(await look())) expect(asked.length).toBeLessThan(24);
  const before = asked.length;
  expect(await look()).toEqual(found);
  expect(asked.length - before).toBe(2);
});

it('calls a UPC-A so, whatever its reader calls it', () => {
  expect(plainCode({ value: '0036000291452', format: 'ean_13' })).toEqual({ value: '036000291452', format: 'upc_a' });
  expect(plainCode({ value: '5901234123457', format: 'ean_13' }).format).toBe('ean_13');
});
