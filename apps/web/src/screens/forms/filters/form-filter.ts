export interface MetadataPair {
  readonly key: string;
  readonly value: string;
}

/** Filter of the forms list, stored in the URL. Values of one filter are combined with "or", and filters with "and". */
export interface FormFilter {
  readonly search: string;
  /** Channel IDs. One ID may come from the parameter `channelId` of a channel link. */
  readonly channels: readonly string[];
  readonly categories: readonly string[];
  readonly metadata: readonly MetadataPair[];
}

export const noFilter: FormFilter = { search: '', channels: [], categories: [], metadata: [] };

/** Maximum number of values of one filter in the URL. */
const MAX_VALUES = 50;
const QUERY_PARAMETERS = ['search', 'channel', 'category', 'metadata'] as const;

/** Parses a filter from the URL's query; invalid values are ignored. */
export function parseFormFilter(query: URLSearchParams): FormFilter {
  return {
    search: query.get('search') ?? '',
    channels: getUniqueTexts([query.get('channelId') ?? '', ...query.getAll('channel')]),
    categories: getUniqueTexts(query.getAll('category')),
    metadata: query
      .getAll('metadata')
      .slice(0, MAX_VALUES)
      .flatMap((text) => parsePair(text) ?? []),
  };
}

/** Returns the query with the filter's parameters replaced; other parameters are unchanged. */
export function formatFormFilter(query: URLSearchParams, filter: FormFilter): URLSearchParams {
  const next = new URLSearchParams(query);
  for (const key of QUERY_PARAMETERS) next.delete(key);
  const channelId = query.get('channelId');
  if (channelId !== null && !filter.channels.includes(channelId)) next.delete('channelId');
  if (filter.search) next.set('search', filter.search);
  for (const channel of filter.channels) if (channel !== channelId) next.append('channel', channel);
  for (const category of filter.categories) next.append('category', category);
  for (const { key, value } of filter.metadata) next.append('metadata', JSON.stringify({ key, value }));
  return next;
}

export function isFiltering({ channels, categories, metadata }: FormFilter): boolean {
  return channels.length + categories.length + metadata.length > 0;
}

function getUniqueTexts(texts: readonly string[]): readonly string[] {
  return [...new Set(texts)].filter(Boolean).slice(0, MAX_VALUES);
}

function parsePair(text: string): MetadataPair | undefined {
  try {
    const { key, value }: Partial<MetadataPair> = JSON.parse(text) ?? {};
    return typeof key === 'string' && typeof value === 'string' && key ? { key, value } : undefined;
  } catch {
    return undefined;
  }
}
