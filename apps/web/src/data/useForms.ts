import { type FormRow, hasUnpublishedChanges, type PublishedContent } from '@tideform/sync';
import { useCompare } from '@tideform/words/react';
import { useLiveQuery } from 'dexie-react-hooks';
import { useData } from './data-context.ts';

/** A form without its definitions: of a thousand forms they are most of what there is to read. */
export type ListedForm = Omit<FormRow, 'draft' | 'published'> & {
  readonly published?: Pick<PublishedContent, 'version'>;
  /** The draft is not what people answer. */
  readonly hasChanges?: boolean;
};

/** A team's forms by title, drafts included; `undefined` while reading. */
export function useForms(teamId: string): readonly ListedForm[] | undefined {
  const { database } = useData();
  const compare = useCompare();
  return useLiveQuery(async () => {
    const forms: ListedForm[] = [];
    // One after the other, so that no more than one of their definitions is held.
    await database.forms
      .where('teamId')
      .equals(teamId)
      .each((form) => {
        if (!form.isGone) forms.push(listed(form));
      });
    return forms.sort((a, b) => compare(a.title, b.title));
  }, [database, teamId, compare]);
}

function listed(row: FormRow): ListedForm {
  const { draft: _draft, published, ...form } = row;
  return {
    ...form,
    hasChanges: hasUnpublishedChanges(row),
    ...(published && { published: { version: published.version } }),
  };
}
