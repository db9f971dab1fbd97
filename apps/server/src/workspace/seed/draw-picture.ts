import { crc32, deflateSync } from 'node:zlib';

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
  return encodePng(Buffer.concat(rows));
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

/** An eight-bit RGB image (PNG, third edition §11.2). */
function encodePng(scanlines: Buffer): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(PICTURE_SIZE_PX, 0);
  header.writeUInt32BE(PICTURE_SIZE_PX, 4);
  header.set([8, 2, 0, 0, 0], 8);
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  return Buffer.concat([
    signature,
    encodeChunk('IHDR', header),
    encodeChunk('IDAT', deflateSync(scanlines)),
    encodeChunk('IEND', Buffer.alloc(0)),
  ]);
}

function encodeChunk(kind: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(kind), data]);
  const frame = Buffer.alloc(8);
  frame.writeUInt32BE(data.length, 0);
  frame.writeUInt32BE(crc32(body), 4);
  return Buffer.concat([frame.subarray(0, 4), body, frame.subarray(4)]);
}
