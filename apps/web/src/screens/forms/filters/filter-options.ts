import type { TeamRow } from '@tideform/sync';
import type { ListedForm } from '../../../data/useForms.ts';
import type { FilterOption } from '../../../ui/filter/filter-option.ts';
import type { FormFilter } from './form-filter.ts';

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
