import { createEmptyEdits, type ImageEdits, type Mark } from '../edits/image-edits.ts';
import { getVisibleSize, toVisiblePoint } from '../edits/visible-area.ts';
import { type BaseImage, drawPicture } from './draw-picture.ts';
import { openBaseImage } from './open-base-image.ts';

/** Result of the image editor. All images have their full size. */
export interface EditedPicture {
  /** Image with all edits, including the marks. */
  readonly picture: Blob;
  /**
   * Image without the marks, so that they can be edited later; blur, crop and rotation are permanent. Absent for a
   * blank page or an image without marks.
   */
  readonly ground?: Blob;
  /** Whether the image was drawn on a blank page. */
  readonly isPaper: boolean;
  readonly edits: { readonly width: number; readonly height: number; readonly marks: readonly Mark[] };
}

/** Maximum number of pixels of a canvas on phones. */
const MAX_PIXELS = 16_000_000;

/**
 * Renders the edited image at full size.
 *
 * @param source the original file; `undefined` for a blank page
 */
export async function exportPicture(
  source: Blob | undefined,
  edits: ImageEdits,
  blankPage: BaseImage,
): Promise<EditedPicture> {
  const ground = source ? await openBaseImage(source, Number.POSITIVE_INFINITY) : blankPage;
  const visibleSize = getVisibleSize(edits);
  const scale = Math.min(1, Math.sqrt(MAX_PIXELS / (visibleSize.width * visibleSize.height)));
  const type = source && source.type !== 'image/png' ? 'image/jpeg' : 'image/png';
  const renderPicture = (drawnEdits: ImageEdits) => {
    const canvas = new OffscreenCanvas(Math.round(visibleSize.width * scale), Math.round(visibleSize.height * scale));
    const context = canvas.getContext('2d');
    if (!context) throw new Error('The browser can’t export the image');
    drawPicture(context, ground, drawnEdits, scale);
    return canvas.convertToBlob({ type, quality: 0.9 });
  };
  const picture = await renderPicture(edits);
  const isMarked = edits.marks.length > 0;
  const unmarked = source && isMarked ? await renderPicture({ ...edits, marks: [] }) : undefined;
  ground.bitmap?.close();
  return {
    picture,
    isPaper: !source,
    ...(unmarked && { ground: unmarked }),
    edits: {
      width: Math.round(visibleSize.width * scale),
      height: Math.round(visibleSize.height * scale),
      marks: edits.marks.map((mark) => toExportedMark(mark, edits, scale)),
    },
  };
}

/** Converts a mark to the coordinates of the exported image, which is cropped, rotated and scaled. */
function toExportedMark(mark: Mark, edits: ImageEdits, scale: number): Mark {
  const move = ([x, y]: readonly [number, number]) => {
    const [seenX, seenY] = toVisiblePoint([x, y], edits);
    return [seenX * scale, seenY * scale] as const;
  };
  const size = mark.size * scale;
  if (mark.kind === 'pen')
    return { ...mark, size, points: mark.points.map(([x, y, pressure]) => [...move([x, y]), pressure] as const) };
  if (mark.kind !== 'text') return { ...mark, size, from: move(mark.from), to: move(mark.to) };
  const turns = ((mark.turns - edits.turns + 4) % 4) as 0 | 1 | 2 | 3;
  return { ...mark, size, at: move(mark.at), turns };
}

/** Creates edits that contain the marks of a stored answer. */
export const createEdits = ({ width, height }: BaseImage, marks: readonly Mark[]): ImageEdits => ({
  ...createEmptyEdits(width, height),
  marks,
});
