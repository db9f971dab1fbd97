import type { TeamRow } from '@tideform/sync';
import type { ListedForm } from '../../../data/useForms.ts';
import type { FilterOption } from '../../../ui/filter/filter-option.ts';
import type { FormFilter } from './form-filter.ts';

/** Maximum number of metadata filters; rarely used names are left out. */
const MAX_KEYS = 4;

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
  const used = new Set([...forms.map((form) => form.channelId), ...filter.channels]);
  const named = team.channels.filter(({ id }) => used.has(id));
  const unnamed = filter.channels.filter((id) => !named.some((channel) => channel.id === id));
  const createOptions = (values: readonly (string | undefined)[]) => toOptions(compare, values);
  return {
    channels: [...named.map(({ id, displayName }) => ({ id, label: displayName })), ...createOptions(unnamed)],
    categories: createOptions([...forms.map((form) => form.category), ...filter.categories]),
    metadata: getKeys(forms, filter, compare).map((key) => ({
      key,
      values: createOptions(getValues(forms, filter, key)),
    })),
  };
}

function getKeys(forms: readonly ListedForm[], filter: FormFilter, compare: Compare): readonly string[] {
  const counts = new Map<string, number>();
  for (const form of forms)
    for (const key of Object.keys(form.metadata ?? {})) counts.set(key, (counts.get(key) ?? 0) + 1);
  const byUse = [...counts].sort(([a, uses], [b, others]) => others - uses || compare(a, b)).map(([key]) => key);
  return [...new Set([...byUse.slice(0, MAX_KEYS), ...filter.metadata.map(({ key }) => key)])];
}

function getValues(forms: readonly ListedForm[], filter: FormFilter, wanted: string): readonly (string | undefined)[] {
  const ofForms = forms.flatMap(({ metadata = {} }) => (Object.hasOwn(metadata, wanted) ? [metadata[wanted]] : []));
  return [...ofForms, ...filter.metadata.flatMap(({ key, value }) => (key === wanted ? [value] : []))];
}

function toOptions(compare: Compare, values: readonly (string | undefined)[]): readonly FilterOption[] {
  const known = [...new Set(values)].filter((value) => value !== undefined && value !== '') as string[];
  return known.sort(compare).map((value) => ({ id: value, label: value }));
}
