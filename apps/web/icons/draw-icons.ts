/** Draws the app's icons into `public/icons`. Run it after changing the logo: `node apps/web/icons/draw-icons.ts`. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { logoPath, logoWavePath } from '../src/shell/logo-path.ts';
import { draw } from './draw.ts';
import { isInside, outline, type Point } from './flatten-path.ts';

const folder = join(import.meta.dirname, '..', 'public', 'icons');
const teal: readonly number[] = [0x0b, 0x7a, 0x75];
const white: readonly number[] = [0xff, 0xff, 0xff];

writeFileSync(
  join(folder, 'mark.svg'),
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><title>Tideform</title><path fill="#0B7A75" fill-rule="evenodd" d="${logoPath}"/></svg>\n`,
);
const mark = outline(logoPath);
writeFileSync(
  join(folder, 'icon-192.png'),
  draw(192, (x, y) => (isInside(mark, x, y) ? teal : undefined)),
);
writeFileSync(
  join(folder, 'icon-512.png'),
  draw(512, (x, y) => (isInside(mark, x, y) ? teal : undefined)),
);
const wave = shrinkToSafeZone(outline(logoWavePath));
writeFileSync(
  join(folder, 'icon-maskable-512.png'),
  draw(512, (x, y) => (isInside(wave, x, y) ? white : teal)),
);

/**
 * Shrinks a drawing to the safe zone of a maskable icon. Operating systems crop such icons to a circle of 80% of their
 * width.
 */
function shrinkToSafeZone(polygons: readonly (readonly Point[])[]): readonly (readonly Point[])[] {
  return polygons.map((polygon) => polygon.map(([x, y]) => [16 + (x - 16) * 0.85, 16 + (y - 16) * 0.85] as const));
}
