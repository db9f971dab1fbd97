import type { ListedForm } from '../../../data/useForms.ts';
import { type FormFilter, noFilter } from './form-filter.ts';

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
