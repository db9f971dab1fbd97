import { type MadeCode, madeCodes } from './made-codes.ts';

/** What makes a code hard to read, as it is held before a camera. */
export const harms = ['skewed', 'blurred', 'dark'] as const;

export interface MadePicture {
  readonly name: string;
  readonly code: MadeCode;
  readonly width: number;
  readonly height: number;
  /** RGBA, as a canvas has it. */
  readonly data: Uint8ClampedArray<ArrayBuffer>;
}

interface Harm {
  /** Degrees. */
  readonly turn: number;
  /** How much smaller the far edge is than the near one. */
  readonly tilt: number;
  /** Standard deviation in pixels of the picture. */
  readonly blur: number;
  /** Of the light there is in a bright room. */
  readonly light: number;
  /** Standard deviation of what the camera adds, of 255. */
  readonly noise: number;
}

const WIDTH = 640;
const HEIGHT = 480;

/**
 * A code as a phone's camera sees it, the same each time for a number: skewed (turned up to 30°, tilted up to a third), blurred
 * (as far as three quarters of the thinnest line) or dark (6 to 20 % of the light, with noise); and of each a little of the others.
 */
export function madePicture(number: number): MadePicture {
  const random = seeded(number + 1);
  const code = madeCodes[number % madeCodes.length]!;
  const harm = harms[Math.floor(number / madeCodes.length) % harms.length]!;
  const room = code.modules[0]!.length > 60 ? 440 : 260;
  const scale = room / code.modules[0]!.length;
  const harmed = harmOf(harm, scale, random);
  const grey = blurred(drawn(code, scale, harmed, random), harmed.blur);
  return {
    name: `${number} ${code.format}, ${harm}`,
    code,
    width: WIDTH,
    height: HEIGHT,
    data: seen(grey, harmed, random),
  };
}

function harmOf(harm: (typeof harms)[number], scale: number, random: () => number): Harm {
  const between = (least: number, most: number) => least + (most - least) * random();
  const side = random() < 0.5 ? -1 : 1;
  const little = { turn: between(-6, 6), tilt: between(0, 0.05), blur: 0.1 * scale, light: 0.9, noise: 2 };
  if (harm === 'skewed') return { ...little, turn: side * between(10, 30), tilt: between(0.1, 0.3) };
  if (harm === 'blurred') return { ...little, blur: between(0.3, 0.5) * scale };
  return { ...little, light: between(0.08, 0.25), noise: between(0.7, 1.5) };
}

/** Grey values of the code on a table, seen from an angle. */
function drawn({ modules, quiet }: MadeCode, scale: number, { turn, tilt }: Harm, random: () => number): Float32Array {
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

/** A lens out of focus: three means over a box come near a bell, in each direction. */
function blurred(grey: Float32Array, deviation: number): Float32Array {
  const radius = (Math.sqrt(4 * deviation ** 2 + 1) - 1) / 2;
  let from = grey;
  for (let time = 0; time < 3; time += 1) from = meanOf(meanOf(from, radius, 1, WIDTH), radius, WIDTH, HEIGHT);
  return from;
}

/** Means over a box of a width that is no whole number, along a step of the array. */
function meanOf(from: Float32Array, radius: number, step: number, length: number): Float32Array {
  const to = new Float32Array(from.length);
  const whole = Math.floor(radius);
  const rest = radius - whole;
  const line = (index: number) => Math.floor(index / step) % length;
  for (let index = 0; index < from.length; index += 1) {
    const place = line(index);
    const take = (by: number) => from[index + Math.max(-place, Math.min(length - 1 - place, by)) * step]!;
    let sum = from[index]! + rest * (take(whole + 1) + take(-whole - 1));
    for (let by = 1; by <= whole; by += 1) sum += take(by) + take(-by);
    to[index] = sum / (1 + 2 * radius);
  }
  return to;
}

/** What the camera makes of it: less light towards one corner, noise, whole numbers. */
function seen(grey: Float32Array, { light, noise }: Harm, random: () => number): Uint8ClampedArray<ArrayBuffer> {
  const data = new Uint8ClampedArray(grey.length * 4);
  grey.forEach((value, index) => {
    const corner = 1 - 0.3 * ((index % WIDTH) / WIDTH);
    const bell = (random() + random() + random() + random() - 2) * 1.73;
    data.fill(value * light * corner + bell * noise, index * 4, index * 4 + 3);
    data[index * 4 + 3] = 255;
  });
  return data;
}

/** The same numbers between 0 and 1 for the same seed (mulberry32). */
function seeded(seed: number): () => number {
  let state = seed * 0x9e3779b1;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}
