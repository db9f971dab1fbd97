import { encodePng } from '../../files/encode-png.ts';
import type { SceneKey } from '../forms/demo-form.ts';
import { type Color, type Shape, scenes } from './scenes.ts';

/** Sample positions within a pixel, for anti-aliasing. */
const SAMPLES = [
  [0.25, 0.25],
  [0.75, 0.25],
  [0.25, 0.75],
  [0.75, 0.75],
] as const;

/** Draws a scene as a PNG with an aspect ratio of 4:3. The same scene and width always produce the same bytes. */
export function drawScene(scene: SceneKey, widthPx: number): Buffer {
  const heightPx = (widthPx * 3) / 4;
  const { background: ground, shapes } = scenes[scene];
  // Shapes are listed from back to front, so the frontmost shape is checked first.
  const fromTheFront = shapes.toReversed();
  const lineBytes = 1 + 3 * widthPx;
  const scanlines = Buffer.alloc(heightPx * lineBytes);
  for (let y = 0; y < heightPx; y++) {
    const back = mixColors(ground[0], ground[1], y / heightPx);
    for (let x = 0; x < widthPx; x++) {
      scanlines.set(
        computePixel(fromTheFront, back, x / heightPx, y / heightPx, 1 / heightPx),
        y * lineBytes + 1 + 3 * x,
      );
    }
  }
  return encodePng(scanlines, widthPx, heightPx);
}

function computePixel(fromTheFront: readonly Shape[], back: Color, x: number, y: number, sizePx: number): Color {
  let [red, green, blue] = [0, 0, 0];
  for (const [dx, dy] of SAMPLES) {
    const colour = findColorAt(fromTheFront, x + dx * sizePx, y + dy * sizePx) ?? back;
    red += colour[0];
    green += colour[1];
    blue += colour[2];
  }
  return [Math.round(red / SAMPLES.length), Math.round(green / SAMPLES.length), Math.round(blue / SAMPLES.length)];
}

function findColorAt(fromTheFront: readonly Shape[], x: number, y: number): Color | undefined {
  for (const shape of fromTheFront) if (shape.covers(x, y)) return shape.color;
  return undefined;
}

const mixColors = (one: Color, other: Color, share: number): Color => {
  const at = (channel: 0 | 1 | 2) => Math.round(one[channel] + (other[channel] - one[channel]) * share);
  return [at(0), at(1), at(2)];
};
