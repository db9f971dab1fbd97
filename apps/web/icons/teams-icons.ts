import { logoPath, logoWavePath } from '../src/shell/logo-path.ts';
import { draw } from './draw.ts';
import { isInside, outline } from './flatten-path.ts';

const teal: readonly number[] = [0x0b, 0x7a, 0x75];
const white: readonly number[] = [0xff, 0xff, 0xff];

/**
 * Draws the icons of the Teams app package: a color icon of 192 pixels, and a white outline icon of 32 pixels with a
 * transparent background. Keys are file names.
 */
export function drawTeamsIcons(): Readonly<Record<string, Uint8Array>> {
  const [mark, wave] = [outline(logoPath), outline(logoWavePath)];
  return {
    // Fills the whole square, because Teams rounds the corners itself.
    'color.png': draw(192, (x, y) => (isInside(wave, x, y) ? white : teal)),
    'outline.png': draw(32, (x, y) => (isInside(mark, x, y) ? white : undefined)),
  };
}
