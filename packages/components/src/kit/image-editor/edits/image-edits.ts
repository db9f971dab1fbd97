import { isRecord } from '@tideform/engine';
import type { PenStroke } from '../../drawing/pen-stroke.ts';

/** Point in an image, in its own pixels, before rotation and crop. */
export type ImagePoint = readonly [x: number, y: number];

export interface Rectangle {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Number of clockwise 90° rotations. */
export type QuarterTurns = 0 | 1 | 2 | 3;

interface MarkAppearance {
  /** Color: `#rrggbb`. */
  readonly color: string;
  /** Line width in image pixels; for text, the font size. */
  readonly size: number;
}

/** Annotation drawn on an image. */
export type Mark =
  | ({ readonly kind: 'pen' } & PenStroke & MarkAppearance)
  | ({ readonly kind: 'line' | 'arrow' | 'box'; readonly from: ImagePoint; readonly to: ImagePoint } & MarkAppearance)
  /** Text mark. `turns` is the rotation of the image when the text was added, so that the text stays upright. */
  | ({
      readonly kind: 'text';
      readonly at: ImagePoint;
      readonly text: string;
      readonly turns: QuarterTurns;
    } & MarkAppearance);

/** Edits of an image. Blur, crop and rotation become permanent when the image is saved; marks stay editable. */
export interface ImageEdits {
  readonly marks: readonly Mark[];
  readonly blurs: readonly Rectangle[];
  /** Part of the image that remains after cropping. */
  readonly crop: Rectangle;
  readonly turns: QuarterTurns;
}

export const createEmptyEdits = (width: number, height: number): ImageEdits => ({
  marks: [],
  blurs: [],
  crop: { x: 0, y: 0, width, height },
  turns: 0,
});

const MAX_MARKS = 2_000;
const MAX_POINTS = 20_000;

/** Parses the marks of a stored answer; invalid marks are dropped. */
export function parseMarks(raw: unknown): readonly Mark[] {
  return Array.isArray(raw) ? raw.slice(0, MAX_MARKS).flatMap((one) => parseMark(one) ?? []) : [];
}

function parseMark(raw: unknown): Mark | undefined {
  if (!isRecord(raw) || !isColor(raw.color) || !isPositiveAmount(raw.size)) return undefined;
  const appearance = { color: raw.color, size: raw.size };
  const { kind } = raw;
  if (kind === 'pen') {
    const points = Array.isArray(raw.points) ? raw.points.slice(0, MAX_POINTS).filter(isPenPoint) : [];
    return points.length > 0 ? { kind, ...appearance, points, hasPressure: raw.hasPressure === true } : undefined;
  }
  if (kind === 'line' || kind === 'arrow' || kind === 'box')
    return isPoint(raw.from) && isPoint(raw.to) ? { kind, ...appearance, from: raw.from, to: raw.to } : undefined;
  if (kind !== 'text' || !isPoint(raw.at) || typeof raw.text !== 'string') return undefined;
  const turns = ([0, 1, 2, 3] as const).find((one) => one === raw.turns) ?? 0;
  return { kind, ...appearance, at: raw.at, text: raw.text.slice(0, 500), turns };
}

const isPositiveAmount = (value: unknown): value is number => typeof value === 'number' && value > 0 && value < 10_000;
const isColor = (value: unknown): value is string => typeof value === 'string' && /^#[\da-f]{6}$/i.test(value);
const isNumberTuple = (value: unknown, count: number): boolean =>
  Array.isArray(value) && value.length === count && value.every((one) => Number.isFinite(one));
const isPoint = (value: unknown): value is ImagePoint => isNumberTuple(value, 2);
const isPenPoint = (value: unknown): value is readonly [number, number, number] => isNumberTuple(value, 3);
