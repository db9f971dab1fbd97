import { expect, it } from 'vitest';
import { type Grey, greyOf, pixelsOf, sharpened, turned } from './grey.ts';

const side = 10;

/** Dark but for one place. */
function withLightAt(x: number, y: number): Grey {
  const values = new Uint8ClampedArray(side * side);
  values[y * side + x] = 200;
  return { width: side, height: side, values };
}

const lightest = ({ values }: Grey) => {
  const inside = [...values.keys()].filter((at) => at % side > 0 && at % side < side - 1 && at >= side);
  const at = inside.reduce((best, one) => (values[one]! > values[best]! ? one : best));
  return [at % side, Math.floor(at / side)];
};

it.each([
  [0, [3, 4]],
  [90, [4, 7]],
  [180, [7, 6]],
  [270, [6, 3]],
])('turns a picture by %s degrees around its middle', (degrees, place) => {
  expect(lightest(turned(withLightAt(3, 4), degrees))).toEqual(place);
});

it('mixes what lies between two places, and has grey where nothing was', () => {
  const half = turned(withLightAt(5, 5), 45);
  expect(half.values.filter((value) => value > 0 && value < 128).length).toBeGreaterThan(0);
  expect(half.values[0]).toBe(128);
});

it('makes an edge steeper that a lens has spread', () => {
  const soft = [0, 40, 80, 120, 160, 200, 240].flatMap((value) => [value]);
  const row: Grey = { width: 7, height: 3, values: Uint8ClampedArray.from([...soft, ...soft, ...soft]) };
  const hard = sharpened(row).values;
  expect(hard[7 + 6]! - hard[7]!).toBeGreaterThanOrEqual(240);
  expect(hard[7 + 3]).toBe(120);
});

it('weighs colours as eyes do, and is a picture again', () => {
  const colours = Uint8ClampedArray.from([255, 0, 0, 255, 0, 255, 0, 255, 0, 0, 255, 255]);
  const grey = greyOf({ width: 3, height: 1, data: colours });
  expect([...grey.values]).toEqual([76, 150, 27]);
  expect([...pixelsOf(grey).data]).toEqual([76, 76, 76, 255, 150, 150, 150, 255, 27, 27, 27, 255]);
});
