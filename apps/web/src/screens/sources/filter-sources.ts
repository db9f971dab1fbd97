/** Returns the data sources whose ID or title contains the search text. */
export function filterSources<Source extends { readonly sourceId: string; readonly title: string }>(
  sources: readonly Source[],
  search: string,
): readonly Source[] {
  const wanted = search.trim().toLowerCase();
  return wanted === ''
    ? sources
    : sources.filter(({ sourceId, title }) => [sourceId, title].some((text) => text.toLowerCase().includes(wanted)));
}
