import { encodePng } from './png.ts';

const samples = 3;

/**
 * Draws an image of 32 × 32 units as a PNG of `sizePx` × `sizePx` pixels. The color of each pixel is the average of
 * `samples` × `samples` points.
 */
export function draw(sizePx: number, colour: (x: number, y: number) => readonly number[] | undefined): Uint8Array {
  const rgba = new Uint8Array(sizePx * sizePx * 4);
  for (let pixel = 0; pixel < sizePx * sizePx; pixel += 1) {
    const sum = [0, 0, 0];
    let covered = 0;
    for (let sample = 0; sample < samples * samples; sample += 1) {
      const x = (pixel % sizePx) + ((sample % samples) + 0.5) / samples;
      const y = Math.floor(pixel / sizePx) + (Math.floor(sample / samples) + 0.5) / samples;
      const hit = colour((x / sizePx) * 32, (y / sizePx) * 32);
      if (!hit) continue;
      covered += 1;
      for (const channel of [0, 1, 2]) sum[channel]! += hit[channel]!;
    }
    for (const channel of [0, 1, 2]) rgba[pixel * 4 + channel] = covered ? sum[channel]! / covered : 0;
    rgba[pixel * 4 + 3] = (covered / (samples * samples)) * 255;
  }
  return encodePng(sizePx, sizePx, rgba);
}
