import type { TeamRow } from '@tideform/sync';
import type { ListedForm } from '../../../data/forms/useForms.ts';
import type { FilterOption } from '../../../ui/filter/filter-option.ts';

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

/** Returns the forms of a team that a user sees: drafts only for builders, unreadable forms for all. */
export function getVisibleForms(forms: readonly ListedForm[], canBuild: boolean): readonly ListedForm[] {
  return forms.filter((form) => form.published || canBuild || form.unreadable);
}

/** Returns the forms whose title contains all search words and that match the channels, categories and metadata. */
export function filterForms(forms: readonly ListedForm[], filter: Partial<FormFilter>): readonly ListedForm[] {
  const { search, channels, categories, metadata } = { ...noFilter, ...filter };
  const words = search.toLocaleLowerCase().split(/\s+/).filter(Boolean);
  const keys = new Set(metadata.map(({ key }) => key));
  const hasPair = (form: ListedForm, key: string) =>
    metadata.some((pair) => pair.key === key && getMetadataValue(form, key) === pair.value);
  return forms.filter((form) => {
    const title = form.title.toLocaleLowerCase();
    return (
      words.every((word) => title.includes(word)) &&
      isEmptyOrIncludes(channels, form.channelId) &&
      isEmptyOrIncludes(categories, form.category) &&
      [...keys].every((key) => hasPair(form, key))
    );
  });
}

function isEmptyOrIncludes(wanted: readonly string[], value: string | undefined): boolean {
  return wanted.length === 0 || (value !== undefined && wanted.includes(value));
}

function getMetadataValue({ metadata = {} }: ListedForm, key: string): string | undefined {
  return Object.hasOwn(metadata, key) ? metadata[key] : undefined;
}

/** Maximum number of metadata filters; rarely used names are left out. */
const MAX_METADATA_FILTERS = 4;

export interface FilterOptions {
  readonly channels: readonly FilterOption[];
  readonly categories: readonly FilterOption[];
  readonly metadata: readonly { readonly key: string; readonly values: readonly FilterOption[] }[];
}

type Compare = (one: string, other: string) => number;

/** Returns the options of all filters. Selected values are always included, so that they can be deselected. */
export function createFilterOptions(
  forms: readonly ListedForm[],
  team: TeamRow,
  filter: FormFilter,
  compare: Compare,
): FilterOptions {
  const usedChannelIds = new Set([...forms.map((form) => form.channelId), ...filter.channels]);
  const namedChannels = team.channels.filter(({ id }) => usedChannelIds.has(id));
  const unknownChannelIds = filter.channels.filter((id) => !namedChannels.some((channel) => channel.id === id));
  const createOptions = (values: readonly (string | undefined)[]) => toOptions(compare, values);
  return {
    channels: [
      ...namedChannels.map(({ id, displayName }) => ({ id, label: displayName })),
      ...createOptions(unknownChannelIds),
    ],
    categories: createOptions([...forms.map((form) => form.category), ...filter.categories]),
    metadata: getMetadataKeys(forms, filter, compare).map((key) => ({
      key,
      values: createOptions(getMetadataValues(forms, filter, key)),
    })),
  };
}

function getMetadataKeys(forms: readonly ListedForm[], filter: FormFilter, compare: Compare): readonly string[] {
  const counts = new Map<string, number>();
  for (const form of forms)
    for (const key of Object.keys(form.metadata ?? {})) counts.set(key, (counts.get(key) ?? 0) + 1);
  const byUse = [...counts].sort(([a, uses], [b, others]) => others - uses || compare(a, b)).map(([key]) => key);
  return [...new Set([...byUse.slice(0, MAX_METADATA_FILTERS), ...filter.metadata.map(({ key }) => key)])];
}

function getMetadataValues(
  forms: readonly ListedForm[],
  filter: FormFilter,
  metadataKey: string,
): readonly (string | undefined)[] {
  const ofForms = forms.flatMap(({ metadata = {} }) =>
    Object.hasOwn(metadata, metadataKey) ? [metadata[metadataKey]] : [],
  );
  return [...ofForms, ...filter.metadata.flatMap(({ key, value }) => (key === metadataKey ? [value] : []))];
}

function toOptions(compare: Compare, values: readonly (string | undefined)[]): readonly FilterOption[] {
  const known = [...new Set(values)].filter((value) => value !== undefined && value !== '') as string[];
  return known.sort(compare).map((value) => ({ id: value, label: value }));
}
