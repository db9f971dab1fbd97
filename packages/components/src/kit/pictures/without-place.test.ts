import fc from 'fast-check';
import { expect, it } from 'vitest';
import { withoutPlace } from './without-place.ts';

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

/** Which side is up, and a table of the place whose latitude lies behind it. */
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
const said = (bytes: Uint8Array) => String.fromCharCode(...bytes);

it('takes the place out of a photo and keeps which side is up and the picture', () => {
  const exif = segment(0xe1, [...text('Exif\0\0'), ...tiff]);
  const cleaned = withoutPlace(jpeg(exif));
  expect(said(jpeg(exif))).toContain('LATITUDE');
  expect(said(cleaned)).not.toContain('LATITUDE');
  expect(cleaned.length).toBe(jpeg(exif).length);
  expect(said(cleaned)).toContain(said(new Uint8Array(entry(0x0112, 3, 1, 0x0600))));
  expect([...cleaned.subarray(-picture.length)]).toEqual(picture);
});

it('leaves out what else may tell the place, and data that is broken', () => {
  const quantities = segment(0xdb, [1, 2, 3]);
  const telling = [
    segment(0xe1, text('http://ns.adobe.com/xap/1.0/\0<GPS>')),
    segment(0xed, text('Photoshop 3.0\0Riverside')),
    segment(0xe1, [...text('Exif\0\0'), ...tiff.slice(0, 50)]),
  ];
  for (const one of telling) expect(withoutPlace(jpeg(one, quantities))).toEqual(jpeg(quantities));
});

it('bears anything, and changes nothing that is no JPEG', () => {
  const png = new Uint8Array([0x89, 0x50, 1, 2]);
  expect(withoutPlace(png)).toBe(png);
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 200 }), (bytes) => {
      withoutPlace(new Uint8Array([0xff, 0xd8, 0xff, 0xe1, ...bytes]));
    }),
  );
});
