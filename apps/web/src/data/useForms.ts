import { useCompare } from '@tideform/i18n/react';
import { type FormRow, hasUnpublishedChanges, type PublishedContent } from '@tideform/sync';
import { useLiveQuery } from 'dexie-react-hooks';
import { useData } from './data-context.ts';

/** A form without its definitions: of a thousand forms they are most of what there is to read. */
export type ListedForm = Omit<FormRow, 'draft' | 'published'> & {
  readonly published?: Pick<PublishedContent, 'version'>;
  /** The draft is not what people answer. */
  readonly hasChanges?: boolean;
};

const READ_AT_ONCE = 50;

/** A team's forms by title, drafts included; `undefined` while reading. */
export function useForms(teamId: string): readonly ListedForm[] | undefined {
  const { database } = useData();
  const compare = useCompare();
  return useLiveQuery(async () => {
    const keys = await database.forms.where('teamId').equals(teamId).primaryKeys();
    const forms: ListedForm[] = [];
    // Some at a time: one by one takes long, all at once holds every definition of the team.
    for (let first = 0; first < keys.length; first += READ_AT_ONCE) {
      const rows = await database.forms.bulkGet(keys.slice(first, first + READ_AT_ONCE));
      for (const row of rows) if (row && !row.isGone) forms.push(listed(row));
    }
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
