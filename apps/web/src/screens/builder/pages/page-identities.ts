/** A name for each page that stays with it when pages are moved. Keys repeat in real forms. */
export function pageIdentities(pages: readonly { readonly key?: string }[]): readonly string[] {
  const seen = new Map<string, number>();
  return pages.map(({ key = '' }) => {
    const before = seen.get(key) ?? 0;
    seen.set(key, before + 1);
    return before === 0 ? key : `${key} ${before}`;
  });
}
