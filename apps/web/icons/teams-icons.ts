import { markPath, wavePath } from '../src/shell/mark-path.ts';
import { draw } from './draw.ts';
import { isInside, outline } from './outline.ts';

const teal: readonly number[] = [0x0b, 0x7a, 0x75];
const white: readonly number[] = [0xff, 0xff, 0xff];

/** The icons of the app's package for Teams, by their names in it: 192 pixels in colour, and 32 white on nothing. */
export function drawTeamsIcons(): Readonly<Record<string, Uint8Array>> {
  const [mark, wave] = [outline(markPath), outline(wavePath)];
  return {
    // Teams rounds the corners itself: the wave lies on a whole square.
    'color.png': draw(192, (x, y) => (isInside(wave, x, y) ? white : teal)),
    'outline.png': draw(32, (x, y) => (isInside(mark, x, y) ? white : undefined)),
  };
}
