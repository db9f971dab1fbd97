import { encodePng } from '../../files/encode-png.ts';

/** Width and height of every picture. */
export const PICTURE_SIZE_PX = 96;

/** What a picture is drawn from: the same words give the same picture. */
export interface PictureOptions {
  /** Hue of the ground in degrees. */
  readonly hue: number;
  /** A person is a head and shoulders, a team a rising tide. */
  readonly shape: 'person' | 'team';
}

type Pixel = readonly [red: number, green: number, blue: number];

/** Draws a small picture, as PNG. */
export function drawPicture({ hue, shape }: PictureOptions): Buffer {
  const ground = colourOf(hue, 0.55, 0.42);
  const light = colourOf(hue, 0.6, 0.88);
  const isFigure = shape === 'person' ? isPerson : isTide;
  const rows = Array.from({ length: PICTURE_SIZE_PX }, (_, y) => {
    const pixels = Array.from({ length: PICTURE_SIZE_PX }, (_, x) => blend(ground, light, coverage(isFigure, x, y)));
    return Buffer.from([0, ...pixels.flat()]);
  });
  return encodePng(Buffer.concat(rows), PICTURE_SIZE_PX, PICTURE_SIZE_PX);
}

/** Head above shoulders; coordinates from 0 to 1. */
function isPerson(x: number, y: number): boolean {
  const isHead = Math.hypot(x - 0.5, y - 0.38) < 0.18;
  const isShoulders = Math.hypot((x - 0.5) / 1.15, y - 1) < 0.34;
  return isHead || isShoulders;
}

/** Three waves, one above the other. */
function isTide(x: number, y: number): boolean {
  return [0.35, 0.55, 0.75].some((level) => {
    const wave = level + 0.05 * Math.sin(x * Math.PI * 4 + level * 9);
    return Math.abs(y - wave) < 0.055 && x > 0.15 && x < 0.85;
  });
}

/** How much of a pixel the figure covers: sixteen samples make its edge smooth. */
function coverage(isFigure: (x: number, y: number) => boolean, x: number, y: number): number {
  let hits = 0;
  for (let sample = 0; sample < 16; sample++) {
    const dx = ((sample % 4) + 0.5) / 4;
    const dy = (Math.floor(sample / 4) + 0.5) / 4;
    if (isFigure((x + dx) / PICTURE_SIZE_PX, (y + dy) / PICTURE_SIZE_PX)) hits++;
  }
  return hits / 16;
}

function blend(from: Pixel, to: Pixel, share: number): Pixel {
  const mix = (at: 0 | 1 | 2) => Math.round(from[at] + (to[at] - from[at]) * share);
  return [mix(0), mix(1), mix(2)];
}

/** HSL to RGB (CSS Color 4 §7.1). */
function colourOf(hue: number, saturation: number, lightness: number): Pixel {
  const channel = (n: number) => {
    const k = (n + hue / 30) % 12;
    const depth = saturation * Math.min(lightness, 1 - lightness);
    return Math.round(255 * (lightness - depth * Math.max(-1, Math.min(k - 3, 9 - k, 1))));
  };
  return [channel(0), channel(8), channel(4)];
}
