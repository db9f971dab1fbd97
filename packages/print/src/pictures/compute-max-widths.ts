import type { PrintBlock } from '@tideform/engine';

/** Points per CSS pixel at scale 1. */
export const POINTS_PER_PX = 0.75;

/** Maximum useful resolution in pixels per inch; a higher one isn't visible in print. */
const MAX_PPI = 220;

/**
 * Returns the number of pictures per row: two or four consecutive pictures are printed in rows of two, more in rows of
 * three.
 */
export const getPicturesPerRow = (count: number): 1 | 2 | 3 => (count === 1 ? 1 : count === 2 || count === 4 ? 2 : 3);

/** Computes the maximum printed width of each picture in pixels. Maps the picture's `source` to the width. */
export function computeMaxWidths(
  blocks: readonly PrintBlock[],
  pageArea: { readonly innerWidth: number; readonly scale: number },
): ReadonlyMap<string, number> {
  const rooms = new Map<string, number>();
  for (const { source, widthPx, inRow } of listPrintedPictures(blocks)) {
    const wanted = (widthPx ?? Number.POSITIVE_INFINITY) * POINTS_PER_PX * pageArea.scale;
    const maxWidth = convertPointsToPixels(Math.min(wanted, pageArea.innerWidth / inRow));
    rooms.set(source, Math.max(maxWidth, rooms.get(source) ?? 0));
  }
  return rooms;
}

export const convertPointsToPixels = (points: number): number => Math.ceil((points / 72) * MAX_PPI);

interface PrintedPicture {
  readonly source: string;
  readonly widthPx?: number | undefined;
  readonly inRow: number;
}

function listPrintedPictures(blocks: readonly PrintBlock[]): readonly PrintedPicture[] {
  return blocks.flatMap((block, at): readonly PrintedPicture[] => {
    if (block.kind === 'group') return listPrintedPictures(block.blocks);
    if (block.kind === 'table') return block.rows.flatMap((row) => row.flatMap((cell) => listPrintedPictures([cell])));
    if (block.kind !== 'image') return [];
    const { source, widthPx } = block;
    return [{ source, widthPx, inRow: getPicturesPerRow(countConsecutiveImages(blocks, at)) }];
  });
}

/** Returns the number of consecutive images that include the block at an index. */
function countConsecutiveImages(blocks: readonly PrintBlock[], at: number): number {
  let from = at;
  while (blocks[from - 1]?.kind === 'image') from -= 1;
  let to = at;
  while (blocks[to + 1]?.kind === 'image') to += 1;
  return to - from + 1;
}
