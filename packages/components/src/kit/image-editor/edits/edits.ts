import { isRecord } from '@tideform/engine';
import type { PenStroke } from '../../drawing/pen-stroke.ts';

/** A place in a picture, in its own pixels, before it is turned or cropped. */
export type Point = readonly [x: number, y: number];

export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** How often a picture is turned by a right angle, clockwise. */
export type Turns = 0 | 1 | 2 | 3;

interface Drawn {
  /** `#rrggbb` */
  readonly color: string;
  /** Of the line in pixels of the picture; of a text the height of its letters. */
  readonly size: number;
}

/** Something that was drawn on a picture. */
export type Mark =
  | ({ readonly kind: 'pen' } & PenStroke & Drawn)
  | ({ readonly kind: 'line' | 'arrow' | 'box'; readonly from: Point; readonly to: Point } & Drawn)
  /** `turns` of the picture when it was written: it is read upright. */
  | ({ readonly kind: 'text'; readonly at: Point; readonly text: string; readonly turns: Turns } & Drawn);

/** All that was done to a picture. What is blurred, cut off or turned is so for good once it is saved; marks stay marks. */
export interface Edits {
  readonly marks: readonly Mark[];
  readonly blurs: readonly Box[];
  /** What is left of the picture. */
  readonly crop: Box;
  readonly turns: Turns;
}

export const noEdits = (width: number, height: number): Edits => ({
  marks: [],
  blurs: [],
  crop: { x: 0, y: 0, width, height },
  turns: 0,
});

const MOST_MARKS = 2_000;
const MOST_POINTS = 20_000;

/** The marks of a stored answer, whoever stored them: what cannot be drawn is left out. */
export function readMarks(raw: unknown): readonly Mark[] {
  return Array.isArray(raw) ? raw.slice(0, MOST_MARKS).flatMap((one) => readMark(one) ?? []) : [];
}

function readMark(raw: unknown): Mark | undefined {
  if (!isRecord(raw) || !isColor(raw.color) || !isAmount(raw.size)) return undefined;
  const drawn = { color: raw.color, size: raw.size };
  const { kind } = raw;
  if (kind === 'pen') {
    const points = Array.isArray(raw.points) ? raw.points.slice(0, MOST_POINTS).filter(isPenPoint) : [];
    return points.length > 0 ? { kind, ...drawn, points, hasPressure: raw.hasPressure === true } : undefined;
  }
  if (kind === 'line' || kind === 'arrow' || kind === 'box')
    return isPoint(raw.from) && isPoint(raw.to) ? { kind, ...drawn, from: raw.from, to: raw.to } : undefined;
  if (kind !== 'text' || !isPoint(raw.at) || typeof raw.text !== 'string') return undefined;
  const turns = ([0, 1, 2, 3] as const).find((one) => one === raw.turns) ?? 0;
  return { kind, ...drawn, at: raw.at, text: raw.text.slice(0, 500), turns };
}

const isAmount = (value: unknown): value is number => typeof value === 'number' && value > 0 && value < 10_000;
const isColor = (value: unknown): value is string => typeof value === 'string' && /^#[\da-f]{6}$/i.test(value);
const isNumbers = (value: unknown, count: number): boolean =>
  Array.isArray(value) && value.length === count && value.every((one) => Number.isFinite(one));
const isPoint = (value: unknown): value is Point => isNumbers(value, 2);
const isPenPoint = (value: unknown): value is readonly [number, number, number] => isNumbers(value, 3);
