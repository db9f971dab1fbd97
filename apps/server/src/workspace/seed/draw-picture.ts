import { encodePng } from '../../files/encode-png.ts';

/** Width and height of the pictures in pixels. */
export const PICTURE_SIZE_PX = 96;

/** Options of a generated picture. Equal options give equal pictures. */
export interface PictureOptions {
  /** Hue of the background in degrees. */
  readonly hue: number;
  /** Motif: head and shoulders for a person, waves for a team. */
  readonly shape: 'person' | 'team';
}

type Pixel = readonly [red: number, green: number, blue: number];

/** Draws a picture and encodes it as PNG. */
export function drawPicture({ hue, shape }: PictureOptions): Buffer {
  const background = toRgb(hue, 0.55, 0.42);
  const foreground = toRgb(hue, 0.6, 0.88);
  const isInShape = shape === 'person' ? isInPersonShape : isInTideShape;
  const rows = Array.from({ length: PICTURE_SIZE_PX }, (_, y) => {
    const pixels = Array.from({ length: PICTURE_SIZE_PX }, (_, x) =>
      blend(background, foreground, computeCoverage(isInShape, x, y)),
    );
    return Buffer.from([0, ...pixels.flat()]);
  });
  return encodePng(Buffer.concat(rows), PICTURE_SIZE_PX, PICTURE_SIZE_PX);
}

/** Returns whether a point belongs to a head above shoulders; coordinates from 0 to 1. */
function isInPersonShape(x: number, y: number): boolean {
  const isHead = Math.hypot(x - 0.5, y - 0.38) < 0.18;
  const isShoulders = Math.hypot((x - 0.5) / 1.15, y - 1) < 0.34;
  return isHead || isShoulders;
}

/** Returns whether a point belongs to one of three waves. */
function isInTideShape(x: number, y: number): boolean {
  return [0.35, 0.55, 0.75].some((level) => {
    const wave = level + 0.05 * Math.sin(x * Math.PI * 4 + level * 9);
    return Math.abs(y - wave) < 0.055 && x > 0.15 && x < 0.85;
  });
}

/** Returns how much of a pixel the motif covers, from sixteen samples (antialiasing). */
function computeCoverage(isInShape: (x: number, y: number) => boolean, x: number, y: number): number {
  let hits = 0;
  for (let sample = 0; sample < 16; sample++) {
    const dx = ((sample % 4) + 0.5) / 4;
    const dy = (Math.floor(sample / 4) + 0.5) / 4;
    if (isInShape((x + dx) / PICTURE_SIZE_PX, (y + dy) / PICTURE_SIZE_PX)) hits++;
  }
  return hits / 16;
}

function blend(from: Pixel, to: Pixel, share: number): Pixel {
  const mix = (at: 0 | 1 | 2) => Math.round(from[at] + (to[at] - from[at]) * share);
  return [mix(0), mix(1), mix(2)];
}

/** Converts HSL to RGB (CSS Color 4 §7.1). */
function toRgb(hue: number, saturation: number, lightness: number): Pixel {
  const channel = (n: number) => {
    const k = (n + hue / 30) % 12;
    const depth = saturation * Math.min(lightness, 1 - lightness);
    return Math.round(255 * (lightness - depth * Math.max(-1, Math.min(k - 3, 9 - k, 1))));
  };
  return [channel(0), channel(8), channel(4)];
}
