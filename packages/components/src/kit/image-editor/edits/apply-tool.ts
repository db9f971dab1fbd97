import type { PenStroke } from '../../drawing/pen-stroke.ts';
import type { Box, Edits, Mark, Point } from './edits.ts';
import { isAt, movedMark } from './mark-box.ts';
import { boxBetween, commonBox, seenSize } from './seen.ts';

/** What one draws with. */
export const tools = ['select', 'pen', 'line', 'arrow', 'box', 'text', 'blur', 'crop'] as const;
export type Tool = (typeof tools)[number];

/** How marks look. */
export interface Look {
  /** `#rrggbb` */
  readonly color: string;
  /** 1 is thin. */
  readonly width: number;
}

/** What a stroke with a tool makes of a picture. */
export interface Outcome {
  readonly edits: Edits;
  /** Drawn around what is about to be left. */
  readonly frame?: Box;
  /** Index of the mark that is meant. */
  readonly selected?: number;
}

/** So much of the longer side of a picture is the thinnest line, and how far beside a mark one may point. */
const THIN = 1 / 250;
const NEAR = 1 / 40;
const LETTERS = 5;

const unitOf = (edits: Edits): number => {
  const { width, height } = seenSize(edits);
  return Math.max(width, height);
};

export const lineSize = (edits: Edits, { width }: Look): number => unitOf(edits) * THIN * width;

/** @returns what a stroke makes, while it is drawn and after; `undefined`: nothing, as one that is too short */
export function applyTool(tool: Tool, edits: Edits, stroke: PenStroke, look: Look): Outcome | undefined {
  const [from, to] = endsOf(stroke);
  const size = lineSize(edits, look);
  const isShort = Math.hypot(to[0] - from[0], to[1] - from[1]) < size;
  if (tool === 'select') return moved(edits, from, to, isShort);
  if (tool === 'pen') return withMark(edits, { kind: 'pen', ...stroke, color: look.color, size });
  if (tool === 'text' || isShort) return undefined;
  if (tool === 'line' || tool === 'arrow' || tool === 'box')
    return withMark(edits, { kind: tool, from, to, color: look.color, size });
  const box = commonBox(edits.crop, boxBetween(from, to));
  if (!box) return undefined;
  return tool === 'blur'
    ? { edits: { ...edits, blurs: [...edits.blurs, box] } }
    : { edits: { ...edits, crop: box }, frame: box };
}

/** Words on the picture, upright as it is turned now. */
export function withText(edits: Edits, at: Point, text: string, look: Look): Outcome {
  const size = Math.min(lineSize(edits, look) * LETTERS, unitOf(edits) / 8);
  return withMark(edits, { kind: 'text', at, text, turns: edits.turns, color: look.color, size });
}

/** A stroke through the middle of what is seen, for who draws by keyboard. */
export function middleStroke({ crop }: Edits): PenStroke {
  const at = (share: number) => [crop.x + crop.width * share, crop.y + crop.height * share, 0.5] as const;
  return { points: [at(0.4), at(0.6)], hasPressure: false };
}

export const movedBy = (edits: Edits, index: number, by: Point): Edits => ({
  ...edits,
  marks: edits.marks.map((mark, at) => (at === index ? movedMark(mark, by) : mark)),
});

export const turned = (edits: Edits): Edits => ({ ...edits, turns: ((edits.turns + 1) % 4) as Edits['turns'] });

export const withoutMark = (edits: Edits, index: number): Edits => ({
  ...edits,
  marks: edits.marks.toSpliced(index, 1),
});

function moved(edits: Edits, from: Point, to: Point, isShort: boolean): Outcome | undefined {
  const selected = edits.marks.findLastIndex((mark) => isAt(mark, from, unitOf(edits) * NEAR));
  if (selected < 0) return undefined;
  return { edits: isShort ? edits : movedBy(edits, selected, [to[0] - from[0], to[1] - from[1]]), selected };
}

const withMark = (edits: Edits, mark: Mark): Outcome => ({
  edits: { ...edits, marks: [...edits.marks, mark] },
  selected: edits.marks.length,
});

function endsOf({ points }: PenStroke): readonly [Point, Point] {
  const [first, last] = [points[0]!, points.at(-1)!];
  return [
    [first[0], first[1]],
    [last[0], last[1]],
  ];
}
