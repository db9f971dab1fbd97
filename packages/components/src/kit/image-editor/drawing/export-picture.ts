import { type Edits, type Mark, noEdits } from '../edits/edits.ts';
import { seenAt, seenSize } from '../edits/seen.ts';
import { drawPicture, type Ground } from './draw-picture.ts';
import { openGround } from './open-ground.ts';

/** What the editor gives back: pictures in full size. */
export interface EditedPicture {
  /** With everything burned in. */
  readonly picture: Blob;
  /** Without the marks, to be edited again; blurred, cut and turned for good. Absent: white paper, or there are no marks. */
  readonly ground?: Blob;
  /** It was drawn on white paper. */
  readonly isPaper: boolean;
  readonly edits: { readonly width: number; readonly height: number; readonly marks: readonly Mark[] };
}

/** What phones can hold in one canvas. */
const MOST_PIXELS = 16_000_000;

/**
 * Draws what was edited on the screen once more in full size.
 *
 * @param source the file that was edited; `undefined`: white paper
 */
export async function exportPicture(source: Blob | undefined, edits: Edits, paper: Ground): Promise<EditedPicture> {
  const ground = source ? await openGround(source, Number.POSITIVE_INFINITY) : paper;
  const whole = seenSize(edits);
  const scale = Math.min(1, Math.sqrt(MOST_PIXELS / (whole.width * whole.height)));
  const type = source && source.type !== 'image/png' ? 'image/jpeg' : 'image/png';
  const draw = (drawn: Edits) => {
    const canvas = new OffscreenCanvas(Math.round(whole.width * scale), Math.round(whole.height * scale));
    const context = canvas.getContext('2d');
    if (!context) throw new Error('The browser draws no pictures');
    drawPicture(context, ground, drawn, scale);
    return canvas.convertToBlob({ type, quality: 0.9 });
  };
  const picture = await draw(edits);
  const isMarked = edits.marks.length > 0;
  const kept = source && isMarked ? await draw({ ...edits, marks: [] }) : undefined;
  ground.bitmap?.close();
  return {
    picture,
    isPaper: !source,
    ...(kept && { ground: kept }),
    edits: {
      width: Math.round(whole.width * scale),
      height: Math.round(whole.height * scale),
      marks: edits.marks.map((mark) => seenMark(mark, edits, scale)),
    },
  };
}

/** A mark as it lies in the picture that is kept: cropped, turned and scaled as that is. */
function seenMark(mark: Mark, edits: Edits, scale: number): Mark {
  const move = ([x, y]: readonly [number, number]) => {
    const [seenX, seenY] = seenAt([x, y], edits);
    return [seenX * scale, seenY * scale] as const;
  };
  const size = mark.size * scale;
  if (mark.kind === 'pen')
    return { ...mark, size, points: mark.points.map(([x, y, pressure]) => [...move([x, y]), pressure] as const) };
  if (mark.kind !== 'text') return { ...mark, size, from: move(mark.from), to: move(mark.to) };
  const turns = ((mark.turns - edits.turns + 4) % 4) as 0 | 1 | 2 | 3;
  return { ...mark, size, at: move(mark.at), turns };
}

/** Marks of a stored answer on the ground that they were drawn on. */
export const editsWith = ({ width, height }: Ground, marks: readonly Mark[]): Edits => ({
  ...noEdits(width, height),
  marks,
});
