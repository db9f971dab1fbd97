export interface MetadataPair {
  readonly key: string;
  readonly value: string;
}

/** What the address says about which forms to show. Choices of one kind are alternatives, kinds narrow each other. */
export interface FormFilter {
  readonly search: string;
  /** Ids. One of them may be the address's `channelId`, which a channel's own link carries. */
  readonly channels: readonly string[];
  readonly categories: readonly string[];
  readonly metadata: readonly MetadataPair[];
}

export const noFilter: FormFilter = { search: '', channels: [], categories: [], metadata: [] };

/** An address that names more than that of one kind is cut. */
const MOST = 50;
const KEYS = ['search', 'channel', 'category', 'metadata'] as const;

/** Reads the query. What does not parse is no filter. */
export function readFormFilter(query: URLSearchParams): FormFilter {
  return {
    search: query.get('search') ?? '',
    channels: unique([query.get('channelId') ?? '', ...query.getAll('channel')]),
    categories: unique(query.getAll('category')),
    metadata: query
      .getAll('metadata')
      .slice(0, MOST)
      .flatMap((text) => readPair(text) ?? []),
  };
}

/** The query with this filter in it; parameters of others stay. */
export function writeFormFilter(query: URLSearchParams, filter: FormFilter): URLSearchParams {
  const next = new URLSearchParams(query);
  for (const key of KEYS) next.delete(key);
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

function unique(texts: readonly string[]): readonly string[] {
  return [...new Set(texts)].filter(Boolean).slice(0, MOST);
}

function readPair(text: string): MetadataPair | undefined {
  try {
    const { key, value }: Partial<MetadataPair> = JSON.parse(text) ?? {};
    return typeof key === 'string' && typeof value === 'string' && key ? { key, value } : undefined;
  } catch {
    return undefined;
  }
}
