import type { RgbaImage } from './code-format.ts';

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
export function stretchContrast(grey: GrayImage): GrayImage {
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
export function smooth({ width, height, values }: GrayImage): GrayImage {
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
