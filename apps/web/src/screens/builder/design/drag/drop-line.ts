/** Rectangle, in pixels. */
export interface Box {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** Axis along which boxes are arranged. `y`: one below the other; `x`: side by side. */
export type Axis = 'x' | 'y';

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
