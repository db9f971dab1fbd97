import { inflateSync } from 'node:zlib';
import type { PrintBlock, PrintDocument } from '@tideform/engine';
import { describe, expect, it } from 'vitest';
import { drawnPdf, heldPictures, madeJpeg, madePng, testFonts } from '../testing/index.ts';
import { toPdf } from '../to-pdf.ts';
import { readPng } from './read-png.ts';
import { rebuiltPng } from './rebuilt-png.ts';

const image = (source: string, more: object = {}): PrintBlock => ({
  kind: 'image',
  source,
  alt: `${source} alt`,
  ...more,
});
const paper = (...blocks: readonly PrintBlock[]): PrintDocument => ({
  title: 'Photos',
  language: 'en',
  direction: 'ltr',
  blocks,
});
const innerHeight = 841.89 - 80;

/** Unpacked rows of a PNG after it was rebuilt. */
async function rowsOf(png: Uint8Array): Promise<readonly number[]> {
  const rebuilt = readPng((await rebuiltPng(png)) ?? new Uint8Array(0));
  return rebuilt ? [...inflateSync(rebuilt.packed)] : [];
}

describe('pictures on paper', () => {
  it('are let go when they are in the file: of a hundred no more are held than of ten', async () => {
    const heldOf = async (count: number) => {
      const held = heldPictures(() => madeJpeg());
      const blocks = Array.from({ length: count }, (_, n) => image(`photo ${n}`));
      await toPdf(paper(...blocks), undefined, { fonts: testFonts, image: held.image, createdAt: new Date(0) });
      return held.most();
    };
    const few = 3 * madeJpeg().length;
    for (const count of [10, 100]) {
      const most = await heldOf(count);
      expect(most).toBeGreaterThan(0);
      expect(most).toBeLessThanOrEqual(few);
    }
  });

  it('are asked for no wider than paper shows them', async () => {
    const held = heldPictures(() => madeJpeg());
    const blocks = [
      image('whole'),
      { kind: 'newPage' } as const,
      ...['a', 'b', 'c'].map((name) => image(name)),
      { kind: 'newPage' } as const,
      image('small', { widthPx: 120 }),
      { kind: 'table', header: ['Twice'], rows: [[image('a', { widthPx: 40 })]] } as const,
    ];
    await toPdf(paper(...blocks), undefined, { fonts: testFonts, image: held.image, createdAt: new Date(0) });
    const inches = (515.28 / 72) * 220;
    expect(Object.fromEntries(held.asked)).toEqual({
      whole: Math.ceil(inches),
      ...{ a: Math.ceil(inches / 3), b: Math.ceil(inches / 3), c: Math.ceil(inches / 3) },
      small: Math.ceil((90 / 72) * 220),
    });
  });

  it('are drawn from PNG and JPEG bytes, with their words for those who do not see them', async () => {
    const pictures = { crane: madePng({ width: 40, height: 30 }), quay: madeJpeg() };
    const pdf = await drawnPdf(paper(image('crane'), image('quay')), {}, pictures);
    expect(pdf.pictures().map(({ widthPx, heightPx }) => [widthPx, heightPx])).toEqual([
      [40, 30],
      [24, 16],
    ]);
    expect(pdf.structure()).toMatch(/Figure[\s\S]*Figure/);
    expect(pdf.alternatives()).toEqual(['crane alt', 'quay alt']);
    expect(pdf.check()).toContain('No syntax or stream encoding errors found');
  });

  it('keep their proportions and take no more than half a page, nor more than their pixels allow', async () => {
    const pictures = {
      tall: madePng({ width: 400, height: 4000 }),
      wide: madePng({ width: 3000, height: 300 }),
      small: madePng({ width: 64, height: 48 }),
    };
    const blocks = ['tall', 'wide', 'small'].flatMap((source): PrintBlock[] => [
      image(source, { widthPx: 2000 }),
      { kind: 'text', text: 'x' },
    ]);
    const drawn = (await drawnPdf(paper(...blocks), {}, pictures)).pictures();
    for (const { width, height, widthPx, heightPx } of drawn) {
      expect(height / width / (heightPx / widthPx)).toBeCloseTo(1, 1);
      expect(height).toBeLessThanOrEqual(innerHeight / 2 + 1);
      expect(width).toBeLessThanOrEqual(516);
    }
    expect(drawn[2]?.width).toBeCloseTo(48, 0);
  });

  it('stand side by side where there are several', async () => {
    const photo = madePng({ width: 400, height: 300 });
    const pictures = Object.fromEntries(Array.from({ length: 6 }, (_, n) => [`p${n}`, photo]));
    const pdf = await drawnPdf(paper(...Object.keys(pictures).map((source) => image(source))), {}, pictures);
    expect(pdf.pages()).toHaveLength(1);
    expect(pdf.pictures()).toHaveLength(6);
  });

  it('are turned upright as the camera says', async () => {
    const turned = (await drawnPdf(paper(image('q')), {}, { q: madeJpeg({ orientation: 6 }) })).pictures();
    // Measured along the picture's own sides, three quarters of a point for each pixel: turned, and not squeezed.
    expect(turned.map(({ width, height }) => [Math.round(width), Math.round(height)])).toEqual([[18, 12]]);
  });

  it('are named where their bytes are missing, broken or hostile, and the rest of the document is drawn', async () => {
    const whole = madePng({ width: 40, height: 30 });
    const backwards = new Uint8Array(whole);
    backwards.set([0xff, 0xff, 0xff, 0xf0], 33);
    const huge = new Uint8Array(whole);
    huge.set([0x7f, 0xff, 0xff, 0xff, 0x7f, 0xff, 0xff, 0xff], 16);
    const broken = {
      text: new TextEncoder().encode('no picture'),
      nothing: new Uint8Array(0),
      cut: whole.subarray(0, whole.length - 30),
      noPixels: madePng({ width: 40, height: 30, rows: new Uint8Array(9) }),
      backwards,
      huge,
      interlaced: madePng({ width: 8, height: 8, isInterlaced: true }),
      noPalette: madePng({ width: 8, height: 8, colorType: 3 }),
      startOfJpeg: madeJpeg().subarray(0, 60),
      jpegOfNothing: new Uint8Array([0xff, 0xd8, 0xff, 0xd9]),
    };
    const names = [...Object.keys(broken), 'missing'];
    const pdf = await drawnPdf(
      paper(...names.map((name) => image(name)), { kind: 'text', text: 'The end' }),
      {},
      broken,
    );
    expect(pdf.pictures()).toEqual([]);
    for (const name of names) expect(pdf.pages().join()).toContain(`${name} alt`);
    expect(pdf.pages().join()).toContain('The end');
    expect(pdf.check()).toContain('No syntax');
  });

  it('are mixed with white where they are see-through, whatever filter their rows have', async () => {
    const stored = [
      [0, 255, 0, 0, 255, 0, 0, 0, 0],
      [1, 10, 20, 30, 255, 1, 1, 1, 0],
      [2, 1, 1, 1, 0, 1, 1, 1, 0],
      [3, 10, 10, 10, 128, 0, 0, 0, 127],
      [4, 0, 0, 0, 0, 0, 0, 0, 0],
    ];
    const png = madePng({ width: 2, height: 5, colorType: 6, rows: new Uint8Array(stored.flat()) });
    const rows = await rowsOf(png);
    expect(rows.slice(0, 21)).toEqual([
      0, 255, 0, 0, 255, 255, 255, 0, 10, 20, 30, 11, 21, 31, 0, 11, 21, 31, 12, 22, 32,
    ]);
    expect(rows).toHaveLength(35);
    expect(await rowsOf(madePng({ width: 1, height: 1, colorType: 4, rows: new Uint8Array([0, 0, 51]) }))).toEqual([
      0, 204,
    ]);
  });

  it('keep a palette, its see-through colours mixed with white', async () => {
    const extra = { PLTE: [0, 0, 0, 9, 9, 9], tRNS: [0] };
    const rebuilt = await rebuiltPng(madePng({ width: 2, height: 1, colorType: 3, extra }));
    expect([...(readPng(rebuilt ?? new Uint8Array(0))?.palette ?? [])]).toEqual([255, 255, 255, 9, 9, 9]);
  });
});
