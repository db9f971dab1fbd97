import type { PenStroke } from '../../drawing/pen-stroke.ts';
import type { ImageEdits, ImagePoint, Mark, Rectangle } from './image-edits.ts';
import { isMarkAt, moveMark } from './mark-bounds.ts';
import { createRectangle, getVisibleSize, intersectRectangles } from './visible-area.ts';

/** Tools of the image editor. */
export const imageTools = ['select', 'pen', 'line', 'arrow', 'box', 'text', 'blur', 'crop'] as const;
export type ImageTool = (typeof imageTools)[number];

/** Style of new marks. */
export interface MarkStyle {
  /** `#rrggbb` */
  readonly color: string;
  /** Line width as a multiple of the thinnest line. */
  readonly width: number;
}

/** Result of applying a stroke with a tool. */
export interface ToolResult {
  readonly edits: ImageEdits;
  /** Crop frame to draw while the stroke is in progress. */
  readonly frame?: Rectangle;
  /** Index of the selected mark. */
  readonly selected?: number;
}

/**
 * Width of the thinnest line, and maximum distance for selecting a mark, both as a fraction of the longer side of the
 * image.
 */
const THIN_LINE_FRACTION = 1 / 250;
const HIT_FRACTION = 1 / 40;
const TEXT_SIZE_FACTOR = 5;

const getLongerSide = (edits: ImageEdits): number => {
  const { width, height } = getVisibleSize(edits);
  return Math.max(width, height);
};

export const computeLineWidth = (edits: ImageEdits, { width }: MarkStyle): number =>
  getLongerSide(edits) * THIN_LINE_FRACTION * width;

/**
 * Applies a stroke that is in progress or finished with a tool.
 * @returns `undefined` if the stroke has no effect, for example because it is too short
 */
export function applyTool(
  tool: ImageTool,
  edits: ImageEdits,
  stroke: PenStroke,
  markStyle: MarkStyle,
): ToolResult | undefined {
  const [from, to] = getEndPoints(stroke);
  const size = computeLineWidth(edits, markStyle);
  const isShort = Math.hypot(to[0] - from[0], to[1] - from[1]) < size;
  if (tool === 'select') return applySelectTool(edits, from, to, isShort);
  if (tool === 'pen') return addMark(edits, { kind: 'pen', ...stroke, color: markStyle.color, size });
  if (tool === 'text' || isShort) return undefined;
  if (tool === 'line' || tool === 'arrow' || tool === 'box')
    return addMark(edits, { kind: tool, from, to, color: markStyle.color, size });
  const box = intersectRectangles(edits.crop, createRectangle(from, to));
  if (!box) return undefined;
  return tool === 'blur'
    ? { edits: { ...edits, blurs: [...edits.blurs, box] } }
    : { edits: { ...edits, crop: box }, frame: box };
}

/** Adds a text mark that is upright in the image's current rotation. */
export function addTextMark(edits: ImageEdits, at: ImagePoint, text: string, markStyle: MarkStyle): ToolResult {
  const size = Math.min(computeLineWidth(edits, markStyle) * TEXT_SIZE_FACTOR, getLongerSide(edits) / 8);
  return addMark(edits, { kind: 'text', at, text, turns: edits.turns, color: markStyle.color, size });
}

/** Returns a stroke through the center of the visible part of the image, for drawing with the keyboard. */
export function createMiddleStroke({ crop }: ImageEdits): PenStroke {
  const at = (share: number) => [crop.x + crop.width * share, crop.y + crop.height * share, 0.5] as const;
  return { points: [at(0.4), at(0.6)], hasPressure: false };
}

export const moveMarkAt = (edits: ImageEdits, index: number, by: ImagePoint): ImageEdits => ({
  ...edits,
  marks: edits.marks.map((mark, at) => (at === index ? moveMark(mark, by) : mark)),
});

export const rotateQuarterTurn = (edits: ImageEdits): ImageEdits => ({
  ...edits,
  turns: ((edits.turns + 1) % 4) as ImageEdits['turns'],
});

export const removeMark = (edits: ImageEdits, index: number): ImageEdits => ({
  ...edits,
  marks: edits.marks.toSpliced(index, 1),
});

function applySelectTool(
  edits: ImageEdits,
  from: ImagePoint,
  to: ImagePoint,
  isShort: boolean,
): ToolResult | undefined {
  const selected = edits.marks.findLastIndex((mark) => isMarkAt(mark, from, getLongerSide(edits) * HIT_FRACTION));
  if (selected < 0) return undefined;
  return { edits: isShort ? edits : moveMarkAt(edits, selected, [to[0] - from[0], to[1] - from[1]]), selected };
}

const addMark = (edits: ImageEdits, mark: Mark): ToolResult => ({
  edits: { ...edits, marks: [...edits.marks, mark] },
  selected: edits.marks.length,
});

function getEndPoints({ points }: PenStroke): readonly [ImagePoint, ImagePoint] {
  const [first, last] = [points[0]!, points.at(-1)!];
  return [
    [first[0], first[1]],
    [last[0], last[1]],
  ];
}
