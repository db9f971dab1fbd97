import type { FormRow } from '@tideform/sync';
import { useLiveQuery } from 'dexie-react-hooks';
import { useData } from './data-context.ts';
import { isHereFor } from './is-here-for.ts';

/** One form; `undefined` while reading, `null` when it is not on this device, or there for other accounts alone. */
export function useForm(formId: string): FormRow | null | undefined {
  const { database, identity } = useData();
  return useLiveQuery(async () => {
    const form = await database.forms.get(formId);
    const team = form && (await database.teams.get(form.teamId));
    return form && !form.isGone && (!team || isHereFor(team, identity)) ? form : null;
  }, [database, identity, formId]);
}
