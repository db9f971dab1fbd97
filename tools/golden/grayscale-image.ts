import { PNG } from 'pngjs';

/** Grayscale picture with one byte per pixel, row by row; 0 is black. */
export interface GrayscaleImage {
  readonly width: number;
  readonly height: number;
  readonly pixels: Uint8Array;
}

/**
 * Distance between two stored gray levels, of 255: six levels are enough to recognize a page, and save a third of the
 * file size.
 */
const step = 51;
/** Tolerated difference of one pixel, of 255 gray levels: versions of the PDF renderer smooth letters differently. */
const maxLevelDifference = 1.25 * step;
/**
 * Number of pixels that may differ by more than `maxLevelDifference`. An exclamation mark has five pixels and a letter
 * about fifteen; a missing period goes unnoticed.
 */
const maxDifferingPixels = 3;

/**
 * Parses the output of `pdftoppm -gray`: a PGM image whose short header contains width and height.
 *
 * @throws if the file isn't a PGM with 255 levels
 */
export function readPgm(file: Uint8Array): GrayscaleImage {
  const [head = '', width, height] =
    /^P5\s(\d+)\s(\d+)\s255\s/.exec(Buffer.from(file.subarray(0, 40)).toString()) ?? [];
  if (head === '') throw new Error('The file is not a PGM with 255 gray levels');
  return { width: Number(width), height: Number(height), pixels: file.subarray(head.length) };
}

/** Encodes a picture as PNG, as stored in the golden folder. */
export function writeGolden({ width, height, pixels: greys }: GrayscaleImage): Uint8Array {
  const png = new PNG({ width, height });
  greys.forEach((level, at) => {
    png.data.fill(Math.round(level / step) * step, 4 * at, 4 * at + 3).fill(255, 4 * at + 3, 4 * at + 4);
  });
  return PNG.sync.write(png, { colorType: 0, deflateLevel: 9, filterType: 0 });
}

export function readGolden(file: Uint8Array): GrayscaleImage {
  const { width, height, data } = PNG.sync.read(Buffer.from(file));
  return { width, height, pixels: data.filter((_, at) => at % 4 === 0) };
}

/** Describes the visible difference between two pictures of a page; `undefined` if they look the same. */
export function describeDifference(golden: GrayscaleImage, rendered: GrayscaleImage): string | undefined {
  const [from, to] = [golden, rendered].map(({ width, height }) => `${width} × ${height}`);
  if (from !== to) return `the size changed from ${from} to ${to} pixels`;
  const differing = golden.pixels.filter(
    (level, at) => Math.abs(level - rendered.pixels[at]!) > maxLevelDifference,
  ).length;
  return differing <= maxDifferingPixels ? undefined : `${differing} pixels differ`;
}
