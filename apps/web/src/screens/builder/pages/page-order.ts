/**
 * Returns the index of a dragged page after the drop.
 * @param from index of the dragged page
 * @param onto index of the page that it is dropped on
 * @param isBehind true if it is dropped on the far half of that page
 */
export function computeDropIndex(from: number, onto: number, isBehind: boolean): number {
  const gap = isBehind ? onto + 1 : onto;
  return gap > from ? gap - 1 : gap;
}

/** Returns a unique identity for each page that survives reordering. Keys alone aren't unique in real forms. */
export function createPageIdentities(pages: readonly { readonly key?: string }[]): readonly string[] {
  const countByKey = new Map<string, number>();
  return pages.map(({ key = '' }) => {
    const repeatCount = countByKey.get(key) ?? 0;
    countByKey.set(key, repeatCount + 1);
    return repeatCount === 0 ? key : `${key} ${repeatCount}`;
  });
}
