/** Draws the app's icons into `public/icons`. Run after the mark changed: `node apps/web/icons/draw-icons.ts`. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { markPath, wavePath } from '../src/shell/mark-path.ts';
import { isInside, outline, type Point } from './outline.ts';
import { encodePng } from './png.ts';

const folder = join(import.meta.dirname, '..', 'public', 'icons');
const teal: readonly number[] = [0x0b, 0x7a, 0x75];
const white: readonly number[] = [0xff, 0xff, 0xff];
const samples = 3;

writeFileSync(
  join(folder, 'mark.svg'),
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><title>Tideform</title><path fill="#0B7A75" fill-rule="evenodd" d="${markPath}"/></svg>\n`,
);
const mark = outline(markPath);
writeFileSync(
  join(folder, 'icon-192.png'),
  draw(192, (x, y) => (isInside(mark, x, y) ? teal : undefined)),
);
writeFileSync(
  join(folder, 'icon-512.png'),
  draw(512, (x, y) => (isInside(mark, x, y) ? teal : undefined)),
);
const wave = inSafeZone(outline(wavePath));
writeFileSync(
  join(folder, 'icon-maskable-512.png'),
  draw(512, (x, y) => (isInside(wave, x, y) ? white : teal)),
);

/** A maskable icon is cut to a circle of 80 % of its width: everything that matters lies inside. */
function inSafeZone(polygons: readonly (readonly Point[])[]): readonly (readonly Point[])[] {
  return polygons.map((polygon) => polygon.map(([x, y]) => [16 + (x - 16) * 0.85, 16 + (y - 16) * 0.85] as const));
}

/** Averages `samples` × `samples` points of the 32 × 32 grid in every pixel. */
function draw(sizePx: number, colour: (x: number, y: number) => readonly number[] | undefined): Uint8Array {
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
