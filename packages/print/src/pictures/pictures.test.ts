import { inflateSync } from 'node:zlib';
import type { PrintBlock, PrintDocument } from '@tideform/engine';
import { describe, expect, it } from 'vitest';
import { renderPdf } from '../render-pdf.ts';
import { createJpeg, createPictureMemoryProbe, createPng, renderTestPdf, testFonts } from '../testing/index.ts';
import { parsePng, rebuildPng } from './rebuild-png.ts';

const createImageBlock = (source: string, more: object = {}): PrintBlock => ({
  kind: 'image',
  source,
  alt: `${source} alt`,
  ...more,
});
const createDocument = (...blocks: readonly PrintBlock[]): PrintDocument => ({
  title: 'Photos',
  language: 'en',
  direction: 'ltr',
  blocks,
});
const innerHeight = 841.89 - 80;

/** Decompressed rows of a rebuilt PNG. */
async function getPixelRows(png: Uint8Array): Promise<readonly number[]> {
  const rebuilt = parsePng((await rebuildPng(png)) ?? new Uint8Array(0));
  return rebuilt ? [...inflateSync(rebuilt.compressed)] : [];
}

describe('pictures in a PDF', () => {
  it('are released once they are written, so a hundred pictures need no more memory than ten', async () => {
    const measureHeld = async (count: number) => {
      const held = createPictureMemoryProbe(() => createJpeg());
      const blocks = Array.from({ length: count }, (_, n) => createImageBlock(`photo ${n}`));
      await renderPdf(createDocument(...blocks), undefined, {
        fonts: testFonts,
        loadImage: held.image,
        createdAt: new Date(0),
      });
      return held.getMaxBytes();
    };
    const few = 3 * createJpeg().length;
    for (const count of [10, 100]) {
      const most = await measureHeld(count);
      expect(most).toBeGreaterThan(0);
      expect(most).toBeLessThanOrEqual(few);
    }
  });

  it('are requested with at most their printed width', async () => {
    const held = createPictureMemoryProbe(() => createJpeg());
    const blocks = [
      createImageBlock('whole'),
      { kind: 'newPage' } as const,
      ...['a', 'b', 'c'].map((name) => createImageBlock(name)),
      { kind: 'newPage' } as const,
      createImageBlock('small', { widthPx: 120 }),
      { kind: 'table', header: ['Twice'], rows: [[createImageBlock('a', { widthPx: 40 })]] } as const,
    ];
    await renderPdf(createDocument(...blocks), undefined, {
      fonts: testFonts,
      loadImage: held.image,
      createdAt: new Date(0),
    });
    const inches = (515.28 / 72) * 220;
    expect(Object.fromEntries(held.requestedWidths)).toEqual({
      whole: Math.ceil(inches),
      ...{ a: Math.ceil(inches / 3), b: Math.ceil(inches / 3), c: Math.ceil(inches / 3) },
      small: Math.ceil((90 / 72) * 220),
    });
  });

  it('are drawn from PNG and JPEG bytes, with alternative text', async () => {
    const pictures = { crane: createPng({ width: 40, height: 30 }), quay: createJpeg() };
    const pdf = await renderTestPdf(createDocument(createImageBlock('crane'), createImageBlock('quay')), {}, pictures);
    expect(pdf.pictures().map(({ widthPx, heightPx }) => [widthPx, heightPx])).toEqual([
      [40, 30],
      [24, 16],
    ]);
    expect(pdf.structure()).toMatch(/Figure[\s\S]*Figure/);
    expect(pdf.alternatives()).toEqual(['crane alt', 'quay alt']);
    expect(pdf.check()).toContain('No syntax or stream encoding errors found');
  });

  it('keep their proportions, and use at most half a page and at most their pixels', async () => {
    const pictures = {
      tall: createPng({ width: 400, height: 4000 }),
      wide: createPng({ width: 3000, height: 300 }),
      small: createPng({ width: 64, height: 48 }),
    };
    const blocks = ['tall', 'wide', 'small'].flatMap((source): PrintBlock[] => [
      createImageBlock(source, { widthPx: 2000 }),
      { kind: 'text', text: 'x' },
    ]);
    const drawn = (await renderTestPdf(createDocument(...blocks), {}, pictures)).pictures();
    for (const { width, height, widthPx, heightPx } of drawn) {
      expect(height / width / (heightPx / widthPx)).toBeCloseTo(1, 1);
      expect(height).toBeLessThanOrEqual(innerHeight / 2 + 1);
      expect(width).toBeLessThanOrEqual(516);
    }
    expect(drawn[2]?.width).toBeCloseTo(48, 0);
  });

  it('are drawn side by side if they are consecutive', async () => {
    const photo = createPng({ width: 400, height: 300 });
    const pictures = Object.fromEntries(Array.from({ length: 6 }, (_, n) => [`p${n}`, photo]));
    const pdf = await renderTestPdf(
      createDocument(...Object.keys(pictures).map((source) => createImageBlock(source))),
      {},
      pictures,
    );
    expect(pdf.pages()).toHaveLength(1);
    expect(pdf.pictures()).toHaveLength(6);
  });

  it('are rotated by their EXIF orientation', async () => {
    const rotated = (
      await renderTestPdf(createDocument(createImageBlock('q')), {}, { q: createJpeg({ orientation: 6 }) })
    ).pictures();
    // Size along the picture's own sides at 0.75 points per pixel: the picture is rotated, not distorted.
    expect(rotated.map(({ width, height }) => [Math.round(width), Math.round(height)])).toEqual([[18, 12]]);
  });

  it('are replaced with their alternative text if missing, damaged or malicious', async () => {
    const whole = createPng({ width: 40, height: 30 });
    const mirrored = new Uint8Array(whole);
    mirrored.set([0xff, 0xff, 0xff, 0xf0], 33);
    const huge = new Uint8Array(whole);
    huge.set([0x7f, 0xff, 0xff, 0xff, 0x7f, 0xff, 0xff, 0xff], 16);
    const broken = {
      text: new TextEncoder().encode('no picture'),
      nothing: new Uint8Array(0),
      cut: whole.subarray(0, whole.length - 30),
      noPixels: createPng({ width: 40, height: 30, rows: new Uint8Array(9) }),
      backwards: mirrored,
      huge,
      interlaced: createPng({ width: 8, height: 8, isInterlaced: true }),
      noPalette: createPng({ width: 8, height: 8, colorType: 3 }),
      startOfJpeg: createJpeg().subarray(0, 60),
      jpegOfNothing: new Uint8Array([0xff, 0xd8, 0xff, 0xd9]),
    };
    const names = [...Object.keys(broken), 'missing'];
    const pdf = await renderTestPdf(
      createDocument(...names.map((name) => createImageBlock(name)), { kind: 'text', text: 'The end' }),
      {},
      broken,
    );
    expect(pdf.pictures()).toEqual([]);
    for (const name of names) expect(pdf.pages().join()).toContain(`${name} alt`);
    expect(pdf.pages().join()).toContain('The end');
    expect(pdf.check()).toContain('No syntax');
  });

  it('are blended with white if transparent, with any row filter', async () => {
    const stored = [
      [0, 255, 0, 0, 255, 0, 0, 0, 0],
      [1, 10, 20, 30, 255, 1, 1, 1, 0],
      [2, 1, 1, 1, 0, 1, 1, 1, 0],
      [3, 10, 10, 10, 128, 0, 0, 0, 127],
      [4, 0, 0, 0, 0, 0, 0, 0, 0],
    ];
    const png = createPng({ width: 2, height: 5, colorType: 6, rows: new Uint8Array(stored.flat()) });
    const rows = await getPixelRows(png);
    expect(rows.slice(0, 21)).toEqual([
      0, 255, 0, 0, 255, 255, 255, 0, 10, 20, 30, 11, 21, 31, 0, 11, 21, 31, 12, 22, 32,
    ]);
    expect(rows).toHaveLength(35);
    expect(
      await getPixelRows(createPng({ width: 1, height: 1, colorType: 4, rows: new Uint8Array([0, 0, 51]) })),
    ).toEqual([0, 204]);
  });

  it('keep a palette, with its transparent colors blended with white', async () => {
    const extra = { PLTE: [0, 0, 0, 9, 9, 9], tRNS: [0] };
    const rebuilt = await rebuildPng(createPng({ width: 2, height: 1, colorType: 3, extra }));
    expect([...(parsePng(rebuilt ?? new Uint8Array(0))?.palette ?? [])]).toEqual([255, 255, 255, 9, 9, 9]);
  });
});
