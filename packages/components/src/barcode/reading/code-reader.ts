import type { DecodeBarcode, DecodedCode, RgbaImage } from './code-format.ts';

/** Grayscale image with values from 0 to 255, row by row. */
export interface GrayImage {
  readonly width: number;
  readonly height: number;
  readonly values: Uint8ClampedArray;
}

export function toGrayImage({ width, height, data }: RgbaImage): GrayImage {
  const values = new Uint8ClampedArray(width * height);
  for (let index = 0; index < values.length; index += 1) {
    const at = index * 4;
    values[index] = (data[at]! * 77 + data[at + 1]! * 151 + data[at + 2]! * 28) >> 8;
  }
  return { width, height, values };
}

export function toRgbaImage({ width, height, values }: GrayImage): RgbaImage {
  const data = new Uint8ClampedArray(values.length * 4);
  const whole = new Uint32Array(data.buffer);
  values.forEach((value, index) => {
    whole[index] = 0xff000000 | (value * 0x010101);
  });
  return { width, height, data };
}

/**
 * Stretches the contrast to black and white, ignoring the darkest and the brightest 1% of the pixels. Helps in low
 * light.
 */
function stretchContrast(grey: GrayImage): GrayImage {
  const counts = new Uint32Array(256);
  for (const value of grey.values) counts[value]! += 1;
  const few = grey.values.length / 100;
  const [black, white] = [findGrayPercentile(counts, few), findGrayPercentile(counts, grey.values.length - few)];
  const factor = 255 / Math.max(1, white - black);
  return { ...grey, values: grey.values.map((value) => (value - black) * factor) };
}

/** Returns the gray value below which the given number of pixels are darker. */
function findGrayPercentile(counts: Uint32Array, pixels: number): number {
  let sum = 0;
  return counts.findIndex((count) => {
    sum += count;
    return sum > pixels;
  });
}

/** Averages 3 × 3 pixels to reduce camera noise. */
function smooth({ width, height, values }: GrayImage): GrayImage {
  const means = new Uint8ClampedArray(values);
  for (let y = 1; y < height - 1; y += 1)
    for (let x = 1; x < width - 1; x += 1) {
      const at = y * width + x;
      const row = (from: number) => values[from - 1]! + values[from]! + values[from + 1]!;
      means[at] = (row(at - width) + row(at) + row(at + width)) / 9;
    }
  return { width, height, values: means };
}

/** Sharpens edges that are blurred because the lens is out of focus. */
export function sharpen(grey: GrayImage): GrayImage {
  const means = smooth(smooth(smooth(grey))).values;
  return { ...grey, values: grey.values.map((value, index) => 3 * value - 2 * means[index]!) };
}

/** Rotates the image around its center; new corners are gray. */
export function rotate({ width, height, values }: GrayImage, degrees: number): GrayImage {
  const [sin, cos] = [Math.sin((degrees * Math.PI) / 180), Math.cos((degrees * Math.PI) / 180)];
  const to = new Uint8ClampedArray(values.length).fill(128);
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) {
      const [fromX, fromY] = [x - width / 2, y - height / 2];
      const sourceX = fromX * cos - fromY * sin + width / 2;
      const sourceY = fromX * sin + fromY * cos + height / 2;
      const [left, top] = [Math.floor(sourceX), Math.floor(sourceY)];
      if (left < 0 || top < 0 || left >= width - 1 || top >= height - 1) continue;
      const [byX, byY, at] = [sourceX - left, sourceY - top, top * width + left];
      const above = values[at]! * (1 - byX) + values[at + 1]! * byX;
      const below = values[at + width]! * (1 - byX) + values[at + width + 1]! * byX;
      to[y * width + x] = above * (1 - byY) + below * byY;
    }
  return { width, height, values: to };
}

/** Decoder for barcodes in poor images. */
export interface CodeReader {
  /**
   * Decodes one camera frame quickly: unfiltered, then with the filter that last worked, then with one more filter,
   * another for each frame.
   */
  readFrame(pixels: RgbaImage): Promise<DecodedCode | undefined>;
  /** Decodes a still image, trying all filters. */
  readPicture(pixels: RgbaImage): Promise<DecodedCode | undefined>;
}

/**
 * Image filters that make dark, rotated or blurred barcodes readable. Rotation is needed because decoders search for
 * bars only along image rows and columns.
 */
const imageFilters: readonly ((grey: GrayImage) => GrayImage)[] = [
  stretchContrast,
  (grey) => rotate(grey, 12),
  (grey) => rotate(grey, -12),
  (grey) => sharpen(stretchContrast(grey)),
  (grey) => rotate(grey, 22),
  (grey) => rotate(grey, -22),
  (grey) => stretchContrast(smooth(grey)),
  (grey) => rotate(stretchContrast(grey), 32),
  (grey) => rotate(stretchContrast(grey), -32),
];

export function createCodeReader(decode: DecodeBarcode): CodeReader {
  let turn = 0;
  let lastGood: number | undefined;
  const decodeFiltered = (pixels: RgbaImage, filterIndex: number) =>
    decode(toRgbaImage(imageFilters[filterIndex]!(toGrayImage(pixels))));
  return {
    async readFrame(pixels) {
      const plain = await decode(pixels);
      if (plain) return plain;
      const again = lastGood === undefined ? undefined : await decodeFiltered(pixels, lastGood);
      if (again) return again;
      turn = (turn + 1) % imageFilters.length;
      const found = await decodeFiltered(pixels, turn);
      if (found) lastGood = turn;
      return found;
    },
    async readPicture(pixels) {
      let found = await decode(pixels);
      for (let filterIndex = 0; !found && filterIndex < imageFilters.length; filterIndex += 1)
        found = await decodeFiltered(pixels, filterIndex);
      return found;
    },
  };
}
