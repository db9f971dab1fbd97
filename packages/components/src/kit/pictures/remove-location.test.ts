import fc from 'fast-check';
import { expect, it } from 'vitest';
import { removeLocation } from './remove-location.ts';

const text = (words: string) => [...words].map((letter) => letter.charCodeAt(0));
const segment = (kind: number, body: readonly number[]) => [
  0xff,
  kind,
  (body.length + 2) >> 8,
  (body.length + 2) & 255,
  ...body,
];
const entry = (tag: number, type: number, count: number, value: number) => [
  ...[tag, type].flatMap((one) => [one >> 8, one & 255]),
  ...[count, value].flatMap((one) => [0, 0, one >> 8, one & 255]),
];

/** EXIF data with an orientation and a GPS table. The latitude is stored after the table. */
const tiff = [
  ...text('MM'),
  ...[0, 42, 0, 0, 0, 8, 0, 2],
  ...entry(0x0112, 3, 1, 0x0600),
  ...entry(0x8825, 4, 1, 38),
  ...[0, 0, 0, 0],
  ...[0, 1],
  ...entry(0x0002, 5, 3, 56),
  ...[0, 0, 0, 0],
  ...text('LATITUDE-LATITUDE-LATITU'),
];
const picture = [0xff, 0xda, 1, 2, 3, 0xff, 0xd9];
const jpeg = (...segments: readonly (readonly number[])[]) =>
  new Uint8Array([0xff, 0xd8, ...segments.flat(), ...picture]);
const decodeText = (bytes: Uint8Array) => String.fromCharCode(...bytes);

it('removes the location of a photo and keeps the orientation and the image', () => {
  const exif = segment(0xe1, [...text('Exif\0\0'), ...tiff]);
  const cleaned = removeLocation(jpeg(exif));
  expect(decodeText(jpeg(exif))).toContain('LATITUDE');
  expect(decodeText(cleaned)).not.toContain('LATITUDE');
  expect(cleaned.length).toBe(jpeg(exif).length);
  expect(decodeText(cleaned)).toContain(decodeText(new Uint8Array(entry(0x0112, 3, 1, 0x0600))));
  expect([...cleaned.subarray(-picture.length)]).toEqual(picture);
});

it('removes other metadata that may contain a location, and truncated EXIF data', () => {
  const quantities = segment(0xdb, [1, 2, 3]);
  const telling = [
    segment(0xe1, text('http://ns.adobe.com/xap/1.0/\0<GPS>')),
    segment(0xed, text('Photoshop 3.0\0Riverside')),
    segment(0xe1, [...text('Exif\0\0'), ...tiff.slice(0, 50)]),
  ];
  for (const one of telling) expect(removeLocation(jpeg(one, quantities))).toEqual(jpeg(quantities));
});

it("handles any bytes, and doesn't change files that aren't JPEGs", () => {
  const png = new Uint8Array([0x89, 0x50, 1, 2]);
  expect(removeLocation(png)).toBe(png);
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 200 }), (bytes) => {
      removeLocation(new Uint8Array([0xff, 0xd8, 0xff, 0xe1, ...bytes]));
    }),
  );
});
