import type { FormRow } from '@tideform/sync';
import { useLiveQuery } from 'dexie-react-hooks';
import { useData } from './data-context.ts';
import { isVisibleTo } from './is-visible-to.ts';

/** Returns one form; `undefined` while loading, `null` if it isn't on this device or only other accounts may see it. */
export function useForm(formId: string): FormRow | null | undefined {
  const { database, identity } = useData();
  return useLiveQuery(async () => {
    const form = await database.forms.get(formId);
    const team = form && (await database.teams.get(form.teamId));
    return form && !form.isGone && (!team || isVisibleTo(team, identity)) ? form : null;
  }, [database, identity, formId]);
}
