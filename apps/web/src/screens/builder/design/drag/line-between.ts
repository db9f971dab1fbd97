/** In pixels. */
export interface Box {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** `y`: one below the other; `x`: side by side. */
export type Axis = 'x' | 'y';

/** How boxes are arranged: a table's cells lie side by side, on a small screen one below the other. */
export function axisOf([first, second]: readonly Box[]): Axis {
  return first && second && second.top < first.top + first.height / 2 ? 'x' : 'y';
}

/** Before which of some boxes in a row a point lies: as many as have their middle before it. */
export function indexAt(
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

/** The line before the box at `index`: in the middle between two, at the edge of the first or last, or of an empty list. */
export function lineAt(boxes: readonly Box[], index: number, list: Box, axis: Axis, isRtl: boolean): Box {
  const [before, after] = [boxes[index - 1], boxes[index]];
  if (axis === 'y') {
    const { left, width } = before ?? after ?? list;
    const top = middle(before && before.top + before.height, after?.top) ?? list.top + list.height / 2;
    return { left, top, width, height: 0 };
  }
  const { top, height } = before ?? after ?? list;
  const left = isRtl
    ? middle(before?.left, after && after.left + after.width)
    : middle(before && before.left + before.width, after?.left);
  return { left: left ?? list.left + list.width / 2, top, width: 0, height };
}

function middle(one: number | undefined, other: number | undefined): number | undefined {
  if (one === undefined || other === undefined) return one ?? other;
  return (one + other) / 2;
}
