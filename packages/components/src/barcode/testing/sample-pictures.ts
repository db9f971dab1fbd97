import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import bwip from 'bwip-js/node';
import type { CodeFormat, DecodeBarcode } from '../reading/code-format.ts';
import { loadZxingDecoder } from '../reading/load-zxing-decoder.ts';

/** Kinds of damage in camera images. */
export const damageKinds = ['skewed', 'blurred', 'dark'] as const;

export interface SamplePicture {
  readonly name: string;
  readonly code: SampleCode;
  readonly width: number;
  readonly height: number;
  /** RGBA pixels, as in a canvas. */
  readonly data: Uint8ClampedArray<ArrayBuffer>;
}

interface Damage {
  /** Rotation in degrees. */
  readonly turn: number;
  /** Perspective: fraction by which the far edge of the code is smaller than the near edge. */
  readonly tilt: number;
  /** Standard deviation of the blur in pixels. */
  readonly blur: number;
  /** Brightness as a fraction of a bright room's. */
  readonly light: number;
  /** Standard deviation of the noise, in gray levels (0 to 255). */
  readonly noise: number;
}

const WIDTH = 640;
const HEIGHT = 480;

/**
 * Creates a simulated camera image of a barcode, always the same for a number: skewed (rotated by 10° to 30°, with
 * perspective), blurred (by up to half the thinnest bar) or dark (8% to 25% brightness, with noise), with a little of
 * the other kinds of damage.
 */
export function createSamplePicture(number: number): SamplePicture {
  const random = createSeededRandom(number + 1);
  const code = sampleCodes[number % sampleCodes.length]!;
  const kind = damageKinds[Math.floor(number / sampleCodes.length) % damageKinds.length]!;
  const availablePx = code.modules[0]!.length > 60 ? 440 : 260;
  const scale = availablePx / code.modules[0]!.length;
  const harmed = createDamage(kind, scale, random);
  const grey = blurImage(renderCode(code, scale, harmed, random), harmed.blur);
  return {
    name: `${number} ${code.format}, ${kind}`,
    code,
    width: WIDTH,
    height: HEIGHT,
    data: applyCameraEffects(grey, harmed, random),
  };
}

function createDamage(kind: (typeof damageKinds)[number], scale: number, random: () => number): Damage {
  const between = (minimum: number, maximum: number) => minimum + (maximum - minimum) * random();
  const side = random() < 0.5 ? -1 : 1;
  const little = { turn: between(-6, 6), tilt: between(0, 0.05), blur: 0.1 * scale, light: 0.9, noise: 2 };
  if (kind === 'skewed') return { ...little, turn: side * between(10, 30), tilt: between(0.1, 0.3) };
  if (kind === 'blurred') return { ...little, blur: between(0.3, 0.5) * scale };
  return { ...little, light: between(0.08, 0.25), noise: between(0.7, 1.5) };
}

/** Renders the code in gray on a table, seen from an angle. */
function renderCode(
  { modules, quiet }: SampleCode,
  scale: number,
  { turn, tilt }: Damage,
  random: () => number,
): Float32Array {
  const [columns, rows] = [modules[0]!.length, modules.length];
  const [sin, cos] = [Math.sin((turn * Math.PI) / 180), Math.cos((turn * Math.PI) / 180)];
  const table = 90 + 60 * random();
  const grey = new Float32Array(WIDTH * HEIGHT);
  const at = (x: number, y: number): number => {
    const [fromX, fromY] = [x - WIDTH / 2, y - HEIGHT / 2];
    const [turnedX, turnedY] = [fromX * cos + fromY * sin, fromY * cos - fromX * sin];
    const far = 1 + tilt * (turnedY / (HEIGHT / 2));
    const column = turnedX / far / scale + columns / 2;
    const row = turnedY / far / scale + rows / 2;
    if (column < -quiet || row < -quiet || column >= columns + quiet || row >= rows + quiet) return table;
    return modules[Math.floor(row)]?.[Math.floor(column)] ? 25 : 235;
  };
  for (let y = 0; y < HEIGHT; y += 1)
    for (let x = 0; x < WIDTH; x += 1)
      grey[y * WIDTH + x] =
        (at(x + 0.25, y + 0.25) + at(x + 0.75, y + 0.25) + at(x + 0.25, y + 0.75) + at(x + 0.75, y + 0.75)) / 4;
  return grey;
}

/** Blurs the image: three box filters approximate a Gaussian in each direction. */
function blurImage(grey: Float32Array, deviation: number): Float32Array {
  const radius = (Math.sqrt(4 * deviation ** 2 + 1) - 1) / 2;
  let from = grey;
  for (let time = 0; time < 3; time += 1) from = boxFilter(boxFilter(from, radius, 1, WIDTH), radius, WIDTH, HEIGHT);
  return from;
}

/** Box filter with a fractional radius along a step of the array. */
function boxFilter(from: Float32Array, radius: number, step: number, length: number): Float32Array {
  const to = new Float32Array(from.length);
  const whole = Math.floor(radius);
  const rest = radius - whole;
  const line = (index: number) => Math.floor(index / step) % length;
  for (let index = 0; index < from.length; index += 1) {
    const place = line(index);
    const getValueAt = (by: number) => from[index + Math.max(-place, Math.min(length - 1 - place, by)) * step]!;
    let sum = from[index]! + rest * (getValueAt(whole + 1) + getValueAt(-whole - 1));
    for (let by = 1; by <= whole; by += 1) sum += getValueAt(by) + getValueAt(-by);
    to[index] = sum / (1 + 2 * radius);
  }
  return to;
}

/** Applies vignetting, noise and quantization. */
function applyCameraEffects(
  grey: Float32Array,
  { light, noise }: Damage,
  random: () => number,
): Uint8ClampedArray<ArrayBuffer> {
  const data = new Uint8ClampedArray(grey.length * 4);
  grey.forEach((value, index) => {
    const corner = 1 - 0.3 * ((index % WIDTH) / WIDTH);
    const bell = (random() + random() + random() + random() - 2) * 1.73;
    data.fill(value * light * corner + bell * noise, index * 4, index * 4 + 3);
    data[index * 4 + 3] = 255;
  });
  return data;
}

/** Seeded random numbers between 0 and 1 (mulberry32). */
function createSeededRandom(seed: number): () => number {
  let state = seed * 0x9e3779b1;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** Printed barcode as rows of modules, the smallest squares or bars; dark modules are true. */
interface SampleCode {
  readonly format: CodeFormat;
  readonly value: string;
  readonly modules: readonly (readonly boolean[])[];
  /** Width of the quiet zone (the blank margin around the code) in modules. */
  readonly quiet: number;
}

const codeSources: readonly (readonly [format: CodeFormat, symbol: string, value: string, quiet: number])[] = [
  ['qr_code', 'qrcode', 'https://assets.example.com/NE-SC-00482', 4],
  ['ean_8', 'ean8', '96385074', 7],
  ['ean_13', 'ean13', '5901234123457', 11],
  ['upc_a', 'upca', '036000291452', 9],
  ['code_39', 'code39', 'SC-00482', 10],
  ['code_128', 'code128', 'NE-SC-00482', 10],
  ['itf', 'interleaved2of5', '15400141288763', 10],
  ['data_matrix', 'datamatrix', 'NE-SC-00482/B', 2],
  ['pdf417', 'pdf417', 'NE-SC-00482 Level 3 east', 4],
];

/** One barcode of each supported format. */
const sampleCodes: readonly SampleCode[] = codeSources.map(([format, symbol, value, quiet]) => ({
  format,
  value,
  quiet,
  modules: createModules(symbol, value),
}));

/** Result of `raw` of bwip-js, whose types don't describe it: widths of bars and gaps, or rows of pixels. */
interface RawCode {
  readonly sbs?: readonly number[];
  readonly pixs?: readonly number[];
  readonly pixx?: number;
}

function createModules(symbol: string, text: string): readonly (readonly boolean[])[] {
  const [{ sbs, pixs, pixx } = {}] = bwip.raw({ bcid: symbol, text }) as readonly RawCode[];
  if (sbs) {
    const line = sbs.flatMap((width, index) => Array<boolean>(width).fill(index % 2 === 0));
    return Array<readonly boolean[]>(Math.ceil(line.length / 3)).fill(line);
  }
  if (!pixs || !pixx) throw new Error(`${symbol} wasn’t rendered`);
  const rows = Array.from({ length: pixs.length / pixx }, (_, row) => pixs.slice(row * pixx, (row + 1) * pixx));
  // Rows of PDF417 are three modules high.
  return rows.flatMap((row) =>
    Array<readonly boolean[]>(symbol === 'pdf417' ? 3 : 1).fill(row.map((dark) => dark === 1)),
  );
}

/** Creates the app's ZXing decoder in Node, without a browser. */
export async function loadNodeDecoder(): Promise<DecodeBarcode> {
  const file = createRequire(import.meta.url).resolve('zxing-wasm/reader/zxing_reader.wasm');
  const { buffer, byteOffset, byteLength } = await readFile(file);
  return loadZxingDecoder({ wasmBinary: buffer.slice(byteOffset, byteOffset + byteLength) as ArrayBuffer });
}
