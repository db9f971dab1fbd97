import type { FormRow } from '@tideform/sync';
import { useLiveQuery } from 'dexie-react-hooks';
import { useData } from './data-context.ts';

/** One form; `undefined` while reading, `null` when it is not on this device. */
export function useForm(formId: string): FormRow | null | undefined {
  const { database } = useData();
  return useLiveQuery(async () => {
    const form = await database.forms.get(formId);
    return form && !form.isGone ? form : null;
  }, [database, formId]);
}
