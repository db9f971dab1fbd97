/** Returns a unique identity for each page that survives reordering. Keys alone aren't unique in real forms. */
export function createPageIdentities(pages: readonly { readonly key?: string }[]): readonly string[] {
  const countByKey = new Map<string, number>();
  return pages.map(({ key = '' }) => {
    const repeatCount = countByKey.get(key) ?? 0;
    countByKey.set(key, repeatCount + 1);
    return repeatCount === 0 ? key : `${key} ${repeatCount}`;
  });
}
