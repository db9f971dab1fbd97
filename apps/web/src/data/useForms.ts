import type { FormRow } from '@tideform/sync';
import { useLiveQuery } from 'dexie-react-hooks';
import { useData } from './data-context.ts';

/** A team's forms by title, drafts included; `undefined` while reading. */
export function useForms(teamId: string): readonly FormRow[] | undefined {
  const { database } = useData();
  return useLiveQuery(async () => {
    const forms = await database.forms.where('teamId').equals(teamId).toArray();
    return forms.sort((a, b) => a.title.localeCompare(b.title));
  }, [database, teamId]);
}
