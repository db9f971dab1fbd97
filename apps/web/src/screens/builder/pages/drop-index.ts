/**
 * Where a dragged page comes to lie.
 * @param from its place now
 * @param onto the place of the page that it is dropped on
 * @param isBehind it is dropped on that page's far half
 */
export function dropIndex(from: number, onto: number, isBehind: boolean): number {
  const gap = isBehind ? onto + 1 : onto;
  return gap > from ? gap - 1 : gap;
}
