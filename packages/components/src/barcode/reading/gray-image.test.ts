import { expect, it } from 'vitest';
import { type GrayImage, rotate, sharpen, toGrayImage, toRgbaImage } from './code-reader.ts';

const side = 10;

/** Creates a dark image with one bright pixel. */
function createImageWithBrightPixel(x: number, y: number): GrayImage {
  const values = new Uint8ClampedArray(side * side);
  values[y * side + x] = 200;
  return { width: side, height: side, values };
}

const findBrightestPixel = ({ values }: GrayImage) => {
  const inside = [...values.keys()].filter((at) => at % side > 0 && at % side < side - 1 && at >= side);
  const at = inside.reduce((best, one) => (values[one]! > values[best]! ? one : best));
  return [at % side, Math.floor(at / side)];
};

it.each([
  [0, [3, 4]],
  [90, [4, 7]],
  [180, [7, 6]],
  [270, [6, 3]],
])('rotates an image by %s degrees around its center', (degrees, place) => {
  expect(findBrightestPixel(rotate(createImageWithBrightPixel(3, 4), degrees))).toEqual(place);
});

it('interpolates between pixels, and uses gray outside the image', () => {
  const half = rotate(createImageWithBrightPixel(5, 5), 45);
  expect(half.values.filter((value) => value > 0 && value < 128).length).toBeGreaterThan(0);
  expect(half.values[0]).toBe(128);
});

it('sharpens a blurred edge', () => {
  const soft = [0, 40, 80, 120, 160, 200, 240].flatMap((value) => [value]);
  const row: GrayImage = { width: 7, height: 3, values: Uint8ClampedArray.from([...soft, ...soft, ...soft]) };
  const hard = sharpen(row).values;
  expect(hard[7 + 6]! - hard[7]!).toBeGreaterThanOrEqual(240);
  expect(hard[7 + 3]).toBe(120);
});

it('weights colors by perceived brightness, and converts back to an image', () => {
  const colours = Uint8ClampedArray.from([255, 0, 0, 255, 0, 255, 0, 255, 0, 0, 255, 255]);
  const grey = toGrayImage({ width: 3, height: 1, data: colours });
  expect([...grey.values]).toEqual([76, 150, 27]);
  expect([...toRgbaImage(grey).data]).toEqual([76, 76, 76, 255, 150, 150, 150, 255, 27, 27, 27, 255]);
});
