import {
  type ComponentPath,
  type DropPosition,
  getPosition,
  isWithin,
  type ListPosition,
} from '@tideform/components/editing';

export interface DropSpot {
  readonly position: DropPosition;
  /** Line that shows the drop position, in pixels relative to the top left corner of the page. */
  readonly line: Box;
  readonly axis: Axis;
}

/**
 * Finds the drop position at a point of the window, in pixels.
 * @param moved paths of the dragged components, which cannot be dropped into themselves
 */
export type FindDropSpot = (x: number, y: number, moved: readonly ComponentPath[]) => DropSpot | undefined;

/**
 * Distance from the upper or lower edge of a container, in pixels, within which a component is dropped beside the
 * container instead of inside it.
 */
const edgePx = 8;

/** Padding of a block, in pixels: the line is as long as the fields are wide. */
const paddingPx = 12;

/**
 * Finds the drop position at the pointer: the innermost list of components under the pointer, between the two nearest
 * components.
 * @param page the element in which the line is drawn
 * @param moved paths of the dragged components, which cannot be dropped into themselves
 */
export function findDropSpot(
  page: HTMLElement,
  x: number,
  y: number,
  moved: readonly string[] = [],
): DropSpot | undefined {
  const list = findListAt(page, x, y, moved);
  if (!list) return undefined;
  const listPosition = getListPosition(list);
  const isRtl = getComputedStyle(list).direction === 'rtl';
  const blocks = findBlocks(list, listPosition);
  const boxes = blocks.map((block) => block.getBoundingClientRect());
  const axis = list.dataset.axis === 'auto' ? detectAxis(boxes) : 'y';
  const index = findIndexAt(boxes, { x, y }, axis, isRtl);
  const line = computeDropLine(boxes, index, list.getBoundingClientRect(), axis, isRtl);
  const origin = page.getBoundingClientRect();
  const inset = axis === 'y' ? Math.min(paddingPx, line.width / 4) : 0;
  const left = line.left - origin.left + inset;
  return {
    position: { ...listPosition, index: getDropIndex(blocks, index) },
    line: { ...line, left, top: line.top - origin.top, width: line.width - 2 * inset },
    axis,
  };
}

function findListAt(page: HTMLElement, x: number, y: number, moved: readonly string[]): HTMLElement | undefined {
  const root = page.querySelector<HTMLElement>('[data-slot]') ?? undefined;
  const elementAtPoint = document.elementFromPoint(x, y);
  let list = elementAtPoint && page.contains(elementAtPoint) ? findClosestList(elementAtPoint) : root;
  while (list && list !== root && isOutsideList(list, y, moved)) list = findClosestList(findBlock(list)?.parentElement);
  return list ?? root;
}

function isOutsideList(list: HTMLElement, y: number, moved: readonly string[]): boolean {
  const block = findBlock(list);
  if (!block) return false;
  if (moved.some((path) => isWithin(block.dataset.path, path))) return true;
  const { top, bottom } = block.getBoundingClientRect();
  return y < top + edgePx || y > bottom - edgePx;
}

/**
 * Converts a position among the rendered blocks to an index in the list. NOTE: some components of the list may not be
 * rendered.
 */
function getDropIndex(blocks: readonly HTMLElement[], between: number): number {
  const [before, behind] = [blocks[between - 1], blocks[between]];
  if (behind) return getPosition(behind.dataset.path ?? '').index;
  return before ? getPosition(before.dataset.path ?? '').index + 1 : 0;
}

const findClosestList = (element: Element | null | undefined): HTMLElement | undefined =>
  element?.closest<HTMLElement>('[data-slot]') ?? undefined;

const findBlock = (list: HTMLElement): HTMLElement | null => list.closest<HTMLElement>('[data-path]');

const getListPosition = ({ dataset: { parent, slot } }: HTMLElement): ListPosition =>
  parent ? { parent, slot } : { parent: undefined, slot: undefined };

const findBlocks = (list: HTMLElement, { parent, slot }: ListPosition): readonly HTMLElement[] =>
  [...list.querySelectorAll<HTMLElement>('[data-path]')].filter((block) => {
    const blockPosition = getPosition(block.dataset.path ?? '');
    return blockPosition.parent === parent && blockPosition.slot === slot;
  });

/** Rectangle, in pixels. */
interface Box {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** Axis along which boxes are arranged. `y`: one below the other; `x`: side by side. */
type Axis = 'x' | 'y';

/** Returns how boxes are arranged: cells of a table are side by side, but stacked on a small screen. */
export function detectAxis([first, second]: readonly Box[]): Axis {
  return first && second && second.top < first.top + first.height / 2 ? 'x' : 'y';
}

/** Returns the index at which a point falls among boxes: the number of boxes whose center is before the point. */
export function findIndexAt(
  boxes: readonly Box[],
  point: { readonly x: number; readonly y: number },
  axis: Axis,
  isRtl: boolean,
): number {
  return boxes.filter(({ left, top, width, height }) => {
    if (axis === 'y') return top + height / 2 < point.y;
    return isRtl ? left + width / 2 > point.x : left + width / 2 < point.x;
  }).length;
}

/**
 * Returns the line before the box at `index`: midway between two boxes, at the edge of the first or last, or in the
 * middle of an empty list.
 */
export function computeDropLine(boxes: readonly Box[], index: number, list: Box, axis: Axis, isRtl: boolean): Box {
  const [before, after] = [boxes[index - 1], boxes[index]];
  if (axis === 'y') {
    const { left, width } = before ?? after ?? list;
    const top = computeMiddle(before && before.top + before.height, after?.top) ?? list.top + list.height / 2;
    return { left, top, width, height: 0 };
  }
  const { top, height } = before ?? after ?? list;
  const left = isRtl
    ? computeMiddle(before?.left, after && after.left + after.width)
    : computeMiddle(before && before.left + before.width, after?.left);
  return { left: left ?? list.left + list.width / 2, top, width: 0, height };
}

function computeMiddle(one: number | undefined, other: number | undefined): number | undefined {
  if (one === undefined || other === undefined) return one ?? other;
  return (one + other) / 2;
}
