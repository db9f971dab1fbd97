import type { FormRow } from '@tideform/sync';

/** Forms whose title has every word of the search. Drafts only for builders. */
export function filterForms(
  forms: readonly FormRow[],
  filter: { readonly search: string; readonly canBuild: boolean },
): readonly FormRow[] {
  const wanted = filter.search.toLocaleLowerCase().split(/\s+/).filter(Boolean);
  return forms.filter((form) => {
    if (!form.published && !filter.canBuild) return false;
    const title = form.title.toLocaleLowerCase();
    return wanted.every((word) => title.includes(word));
  });
}
