import { PNG } from 'pngjs';

/** One byte a pixel, 0 is black; row by row. */
export interface GreyPicture {
  readonly width: number;
  readonly height: number;
  readonly greys: Uint8Array;
}

/** Steps between levels of grey that are kept: six levels are enough to see by, and a third of what a page takes is saved. */
const step = 51;
/** By how much of 255 a pixel may differ: other versions of what draws letters smooth them in other ways. */
const mostGrey = 1.25 * step;
/** Pixels of a page that may differ by more. An exclamation mark has five, a letter about fifteen; a full stop goes unseen. */
const mostPixels = 3;

/** Reads what `pdftoppm -gray` writes: PGM, width, height and bytes behind a short head. */
export function readPgm(file: Uint8Array): GreyPicture {
  const [head = '', width, height] =
    /^P5\s(\d+)\s(\d+)\s255\s/.exec(Buffer.from(file.subarray(0, 40)).toString()) ?? [];
  if (head === '') throw new Error('No grey picture of 255 levels');
  return { width: Number(width), height: Number(height), greys: file.subarray(head.length) };
}

/** A picture as it is kept. */
export function writeGolden({ width, height, greys }: GreyPicture): Uint8Array {
  const png = new PNG({ width, height });
  greys.forEach((level, at) => {
    png.data.fill(Math.round(level / step) * step, 4 * at, 4 * at + 3).fill(255, 4 * at + 3, 4 * at + 4);
  });
  return PNG.sync.write(png, { colorType: 0, deflateLevel: 9, filterType: 0 });
}

export function readGolden(file: Uint8Array): GreyPicture {
  const { width, height, data } = PNG.sync.read(Buffer.from(file));
  return { width, height, greys: data.filter((_, at) => at % 4 === 0) };
}

/** What is seen to differ between two pictures of a page; `undefined`: they look the same. */
export function differenceOf(golden: GreyPicture, drawn: GreyPicture): string | undefined {
  const [from, to] = [golden, drawn].map(({ width, height }) => `${width} × ${height}`);
  if (from !== to) return `${from} pixels became ${to}`;
  const differing = golden.greys.filter((level, at) => Math.abs(level - drawn.greys[at]!) > mostGrey).length;
  return differing <= mostPixels ? undefined : `${differing} pixels differ`;
}
