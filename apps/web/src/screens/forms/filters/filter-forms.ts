import type { ListedForm } from '../../../data/useForms.ts';
import { type FormFilter, noFilter } from './form-filter.ts';

/** The forms that a person sees of a team: drafts only for builders. One that cannot be read is named to everybody. */
export function visibleForms(forms: readonly ListedForm[], canBuild: boolean): readonly ListedForm[] {
  return forms.filter((form) => form.published || canBuild || form.unreadable);
}

/** Forms whose title has every word of the search, in one of the channels, categories and values that are asked for. */
export function filterForms(forms: readonly ListedForm[], filter: Partial<FormFilter>): readonly ListedForm[] {
  const { search, channels, categories, metadata } = { ...noFilter, ...filter };
  const words = search.toLocaleLowerCase().split(/\s+/).filter(Boolean);
  const keys = new Set(metadata.map(({ key }) => key));
  const hasPair = (form: ListedForm, key: string) =>
    metadata.some((pair) => pair.key === key && ownValue(form, key) === pair.value);
  return forms.filter((form) => {
    const title = form.title.toLocaleLowerCase();
    return (
      words.every((word) => title.includes(word)) &&
      isOneOf(channels, form.channelId) &&
      isOneOf(categories, form.category) &&
      [...keys].every((key) => hasPair(form, key))
    );
  });
}

function isOneOf(wanted: readonly string[], value: string | undefined): boolean {
  return wanted.length === 0 || (value !== undefined && wanted.includes(value));
}

function ownValue({ metadata = {} }: ListedForm, key: string): string | undefined {
  return Object.hasOwn(metadata, key) ? metadata[key] : undefined;
}
