import { type ComponentPath, type DropPlace, isWithin, type ListPlace, placeOf } from '@tideform/components/editing';
import { type Axis, axisOf, type Box, indexAt, lineAt } from './line-between.ts';

export interface DropSpot {
  readonly place: DropPlace;
  /** The line to draw, in pixels from the page's corner. */
  readonly line: Box;
  readonly axis: Axis;
}

/** Where something comes to lie that is let go at a point of the window. @param moved what cannot come to lie in itself */
export type FindSpot = (x: number, y: number, moved: readonly ComponentPath[]) => DropSpot | undefined;

/** So near to the upper or lower edge of a container, its neighbour's place is meant and not its inside. */
const edgePx = 8;

/** Of a block: the line is as long as the fields are wide. */
const paddingPx = 12;

/**
 * Finds the place in the canvas that the pointer is at: the innermost list of components under it, between the two
 * that are nearest.
 * @param page the element that the line is drawn in
 * @param moved the components that are dragged, which cannot come to lie in themselves
 */
export function dropSpotAt(
  page: HTMLElement,
  x: number,
  y: number,
  moved: readonly string[] = [],
): DropSpot | undefined {
  const list = listUnder(page, x, y, moved);
  if (!list) return undefined;
  const place = listPlaceOf(list);
  const isRtl = getComputedStyle(list).direction === 'rtl';
  const blocks = blocksOf(list, place);
  const boxes = blocks.map((block) => block.getBoundingClientRect());
  const axis = list.dataset.axis === 'auto' ? axisOf(boxes) : 'y';
  const index = indexAt(boxes, { x, y }, axis, isRtl);
  const line = lineAt(boxes, index, list.getBoundingClientRect(), axis, isRtl);
  const origin = page.getBoundingClientRect();
  const inset = axis === 'y' ? Math.min(paddingPx, line.width / 4) : 0;
  const left = line.left - origin.left + inset;
  return {
    place: { ...place, index: indexOf(blocks, index) },
    line: { ...line, left, top: line.top - origin.top, width: line.width - 2 * inset },
    axis,
  };
}

function listUnder(page: HTMLElement, x: number, y: number, moved: readonly string[]): HTMLElement | undefined {
  const root = page.querySelector<HTMLElement>('[data-slot]') ?? undefined;
  const under = document.elementFromPoint(x, y);
  let list = under && page.contains(under) ? closestList(under) : root;
  while (list && list !== root && isBeside(list, y, moved)) list = closestList(blockOf(list)?.parentElement);
  return list ?? root;
}

function isBeside(list: HTMLElement, y: number, moved: readonly string[]): boolean {
  const block = blockOf(list);
  if (!block) return false;
  if (moved.some((path) => isWithin(block.dataset.path, path))) return true;
  const { top, bottom } = block.getBoundingClientRect();
  return y < top + edgePx || y > bottom - edgePx;
}

/** NOTE: some of what lies in the list may not be drawn. @param between how many blocks lie before the place */
function indexOf(blocks: readonly HTMLElement[], between: number): number {
  const [before, behind] = [blocks[between - 1], blocks[between]];
  if (behind) return placeOf(behind.dataset.path ?? '').index;
  return before ? placeOf(before.dataset.path ?? '').index + 1 : 0;
}

const closestList = (element: Element | null | undefined): HTMLElement | undefined =>
  element?.closest<HTMLElement>('[data-slot]') ?? undefined;

const blockOf = (list: HTMLElement): HTMLElement | null => list.closest<HTMLElement>('[data-path]');

const listPlaceOf = ({ dataset: { parent, slot } }: HTMLElement): ListPlace =>
  parent ? { parent, slot } : { parent: undefined, slot: undefined };

const blocksOf = (list: HTMLElement, { parent, slot }: ListPlace): readonly HTMLElement[] =>
  [...list.querySelectorAll<HTMLElement>('[data-path]')].filter((block) => {
    const place = placeOf(block.dataset.path ?? '');
    return place.parent === parent && place.slot === slot;
  });
