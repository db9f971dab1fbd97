import type { PrintBlock } from '@tideform/engine';

/** Points of paper that a pixel of the screen takes at scale 1. */
export const POINTS_PER_PX = 0.75;

/** More pixels to the inch nobody sees on paper. */
const DENSITY = 220;

/** Pictures that follow each other: two, and four, in rows of two; more in rows of three. */
export const perRow = (count: number): 1 | 2 | 3 => (count === 1 ? 1 : count === 2 || count === 4 ? 2 : 3);

/** How many pixels of each picture paper shows at most, by source. */
export function roomOfPictures(
  blocks: readonly PrintBlock[],
  paper: { readonly innerWidth: number; readonly scale: number },
): ReadonlyMap<string, number> {
  const rooms = new Map<string, number>();
  for (const { source, widthPx, inRow } of picturesIn(blocks)) {
    const wanted = (widthPx ?? Number.POSITIVE_INFINITY) * POINTS_PER_PX * paper.scale;
    const room = pixelsFor(Math.min(wanted, paper.innerWidth / inRow));
    rooms.set(source, Math.max(room, rooms.get(source) ?? 0));
  }
  return rooms;
}

export const pixelsFor = (points: number): number => Math.ceil((points / 72) * DENSITY);

interface Wanted {
  readonly source: string;
  readonly widthPx?: number | undefined;
  readonly inRow: number;
}

function picturesIn(blocks: readonly PrintBlock[]): readonly Wanted[] {
  return blocks.flatMap((block, at): readonly Wanted[] => {
    if (block.kind === 'group') return picturesIn(block.blocks);
    if (block.kind === 'table') return block.rows.flatMap((row) => row.flatMap((cell) => picturesIn([cell])));
    if (block.kind !== 'image') return [];
    const { source, widthPx } = block;
    return [{ source, widthPx, inRow: perRow(countAround(blocks, at)) }];
  });
}

/** How many images stand in one row with this one, without another block between. */
function countAround(blocks: readonly PrintBlock[], at: number): number {
  let from = at;
  while (blocks[from - 1]?.kind === 'image') from -= 1;
  let to = at;
  while (blocks[to + 1]?.kind === 'image') to += 1;
  return to - from + 1;
}
