import type { FormRow } from '@tideform/sync';
import { useLiveQuery } from 'dexie-react-hooks';
import { useData } from './data-context.ts';

/** One form; `undefined` while reading, `null` when it is not on this device. */
export function useForm(formId: string): FormRow | null | undefined {
  const { database } = useData();
  return useLiveQuery(async () => (await database.forms.get(formId)) ?? null, [database, formId]);
}
