import fc from 'fast-check';
import { expect, it } from 'vitest';
import { removeLocation } from './remove-location.ts';

const encodeText = (words: string) => [...words].map((letter) => letter.charCodeAt(0));
const createSegment = (kind: number, body: readonly number[]) => [
  0xff,
  kind,
  (body.length + 2) >> 8,
  (body.length + 2) & 255,
  ...body,
];
const createTiffEntry = (tag: number, type: number, count: number, value: number) => [
  ...[tag, type].flatMap((one) => [one >> 8, one & 255]),
  ...[count, value].flatMap((one) => [0, 0, one >> 8, one & 255]),
];

/** EXIF data with an orientation and a GPS table. The latitude is stored after the table. */
const tiff = [
  ...encodeText('MM'),
  ...[0, 42, 0, 0, 0, 8, 0, 2],
  ...createTiffEntry(0x0112, 3, 1, 0x0600),
  ...createTiffEntry(0x8825, 4, 1, 38),
  ...[0, 0, 0, 0],
  ...[0, 1],
  ...createTiffEntry(0x0002, 5, 3, 56),
  ...[0, 0, 0, 0],
  ...encodeText('LATITUDE-LATITUDE-LATITU'),
];
const imageData = [0xff, 0xda, 1, 2, 3, 0xff, 0xd9];
const createJpeg = (...segments: readonly (readonly number[])[]) =>
  new Uint8Array([0xff, 0xd8, ...segments.flat(), ...imageData]);
const decodeText = (bytes: Uint8Array) => String.fromCharCode(...bytes);

it('removes the location of a photo and keeps the orientation and the image', () => {
  const exif = createSegment(0xe1, [...encodeText('Exif\0\0'), ...tiff]);
  const cleaned = removeLocation(createJpeg(exif));
  expect(decodeText(createJpeg(exif))).toContain('LATITUDE');
  expect(decodeText(cleaned)).not.toContain('LATITUDE');
  expect(cleaned.length).toBe(createJpeg(exif).length);
  expect(decodeText(cleaned)).toContain(decodeText(new Uint8Array(createTiffEntry(0x0112, 3, 1, 0x0600))));
  expect([...cleaned.subarray(-imageData.length)]).toEqual(imageData);
});

it('removes other metadata that may contain a location, and truncated EXIF data', () => {
  const quantities = createSegment(0xdb, [1, 2, 3]);
  const telling = [
    createSegment(0xe1, encodeText('http://ns.adobe.com/xap/1.0/\0<GPS>')),
    createSegment(0xed, encodeText('Photoshop 3.0\0Riverside')),
    createSegment(0xe1, [...encodeText('Exif\0\0'), ...tiff.slice(0, 50)]),
  ];
  for (const one of telling) expect(removeLocation(createJpeg(one, quantities))).toEqual(createJpeg(quantities));
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
