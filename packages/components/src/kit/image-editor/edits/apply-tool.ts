import type { PenStroke } from '../../drawing/pen-stroke.ts';
import type { Box, Edits, Mark, Point } from './edits.ts';
import { isMarkAt, moveMark } from './mark-box.ts';
import { createBox, getVisibleSize, intersectBoxes } from './visible-part.ts';

/** Tools of the image editor. */
export const tools = ['select', 'pen', 'line', 'arrow', 'box', 'text', 'blur', 'crop'] as const;
export type Tool = (typeof tools)[number];

/** Style of new marks. */
export interface MarkStyle {
  /** `#rrggbb` */
  readonly color: string;
  /** Line width as a multiple of the thinnest line. */
  readonly width: number;
}

/** Result of applying a stroke with a tool. */
export interface ToolResult {
  readonly edits: Edits;
  /** Crop frame to draw while the stroke is in progress. */
  readonly frame?: Box;
  /** Index of the selected mark. */
  readonly selected?: number;
}

/**
 * Width of the thinnest line, and maximum distance for selecting a mark, both as a fraction of the longer side of the
 * image.
 */
const THIN_LINE_FRACTION = 1 / 250;
const HIT_FRACTION = 1 / 40;
const LETTERS = 5;

const getUnit = (edits: Edits): number => {
  const { width, height } = getVisibleSize(edits);
  return Math.max(width, height);
};

export const lineSize = (edits: Edits, { width }: MarkStyle): number => getUnit(edits) * THIN_LINE_FRACTION * width;

/**
 * Applies a stroke that is in progress or finished with a tool.
 * @returns `undefined` if the stroke has no effect, for example because it is too short
 */
export function applyTool(tool: Tool, edits: Edits, stroke: PenStroke, look: MarkStyle): ToolResult | undefined {
  const [from, to] = getEnds(stroke);
  const size = lineSize(edits, look);
  const isShort = Math.hypot(to[0] - from[0], to[1] - from[1]) < size;
  if (tool === 'select') return applySelect(edits, from, to, isShort);
  if (tool === 'pen') return addMark(edits, { kind: 'pen', ...stroke, color: look.color, size });
  if (tool === 'text' || isShort) return undefined;
  if (tool === 'line' || tool === 'arrow' || tool === 'box')
    return addMark(edits, { kind: tool, from, to, color: look.color, size });
  const box = intersectBoxes(edits.crop, createBox(from, to));
  if (!box) return undefined;
  return tool === 'blur'
    ? { edits: { ...edits, blurs: [...edits.blurs, box] } }
    : { edits: { ...edits, crop: box }, frame: box };
}

/** Adds a text mark that is upright in the image's current rotation. */
export function addText(edits: Edits, at: Point, text: string, look: MarkStyle): ToolResult {
  const size = Math.min(lineSize(edits, look) * LETTERS, getUnit(edits) / 8);
  return addMark(edits, { kind: 'text', at, text, turns: edits.turns, color: look.color, size });
}

/** Returns a stroke through the center of the visible part of the image, for drawing with the keyboard. */
export function createMiddleStroke({ crop }: Edits): PenStroke {
  const at = (share: number) => [crop.x + crop.width * share, crop.y + crop.height * share, 0.5] as const;
  return { points: [at(0.4), at(0.6)], hasPressure: false };
}

export const moveMarkAt = (edits: Edits, index: number, by: Point): Edits => ({
  ...edits,
  marks: edits.marks.map((mark, at) => (at === index ? moveMark(mark, by) : mark)),
});

export const rotate = (edits: Edits): Edits => ({ ...edits, turns: ((edits.turns + 1) % 4) as Edits['turns'] });

export const removeMark = (edits: Edits, index: number): Edits => ({
  ...edits,
  marks: edits.marks.toSpliced(index, 1),
});

function applySelect(edits: Edits, from: Point, to: Point, isShort: boolean): ToolResult | undefined {
  const selected = edits.marks.findLastIndex((mark) => isMarkAt(mark, from, getUnit(edits) * HIT_FRACTION));
  if (selected < 0) return undefined;
  return { edits: isShort ? edits : moveMarkAt(edits, selected, [to[0] - from[0], to[1] - from[1]]), selected };
}

const addMark = (edits: Edits, mark: Mark): ToolResult => ({
  edits: { ...edits, marks: [...edits.marks, mark] },
  selected: edits.marks.length,
});

function getEnds({ points }: PenStroke): readonly [Point, Point] {
  const [first, last] = [points[0]!, points.at(-1)!];
  return [
    [first[0], first[1]],
    [last[0], last[1]],
  ];
}
