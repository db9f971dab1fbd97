import { useCompare } from '@tideform/i18n/react';
import { type FormRow, type FormService, hasUnpublishedChanges, type PublishedContent } from '@tideform/sync';
import { useLiveQuery } from 'dexie-react-hooks';
import { useData } from '../data-context.ts';
import { isVisibleTo } from '../teams/useTeam.ts';

export { hasUnpublishedChanges } from '@tideform/sync';

/** Form without its definitions, which are most of the data of a thousand forms. */
export type ListedForm = Omit<FormRow, 'draft' | 'published'> & {
  readonly published?: Pick<PublishedContent, 'version'>;
  /** Whether the draft differs from the published version. */
  readonly hasChanges?: boolean;
};

const BATCH_SIZE = 50;

/** Returns the forms of a team sorted by title, including unpublished ones; `undefined` while loading. */
export function useForms(teamId: string): readonly ListedForm[] | undefined {
  const { database } = useData();
  const compare = useCompare();
  return useLiveQuery(async () => {
    const keys = await database.forms.where('teamId').equals(teamId).primaryKeys();
    const forms: ListedForm[] = [];
    // Loads forms in batches: one by one is slow, and all at once would keep every definition in memory.
    for (let first = 0; first < keys.length; first += BATCH_SIZE) {
      const rows = await database.forms.bulkGet(keys.slice(first, first + BATCH_SIZE));
      for (const row of rows) if (row && !row.isGone) forms.push(toListedForm(row));
    }
    return forms.sort((a, b) => compare(a.title, b.title));
  }, [database, teamId, compare]);
}

function toListedForm(row: FormRow): ListedForm {
  const { draft: _draft, published, ...form } = row;
  return {
    ...form,
    hasChanges: hasUnpublishedChanges(row),
    ...(published && { published: { version: published.version } }),
  };
}

/** Returns one form; `undefined` while loading, `null` if it isn't on this device or only other accounts may see it. */
export function useForm(formId: string): FormRow | null | undefined {
  const { database, identity } = useData();
  return useLiveQuery(async () => {
    const form = await database.forms.get(formId);
    const team = form && (await database.teams.get(form.teamId));
    return form && !form.isGone && (!team || isVisibleTo(team, identity)) ? form : null;
  }, [database, identity, formId]);
}

/** Returns the operations of builders on forms. They need the network. */
export const useFormService = (): FormService => useData().forms;
