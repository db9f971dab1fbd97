import { findForm } from '@tideform/contract';
import { type Loaded, useLoaded } from '../ui/useLoaded.ts';
import { useData } from './data-context.ts';
import { createRefusalError } from './server-refusal.ts';

/**
 * Loads the team of a published form from the server; `null` if it is unknown. @param formId nothing is loaded if
 * absent
 */
export function useTeamOfForm(formId: string | undefined): Loaded<string | null> {
  const { api } = useData();
  return useLoaded(formId, async () => {
    const result = await api.call(findForm, { params: { formId: formId! } });
    if (result.ok) return result.value.teamId;
    if (result.refusal === 'not-found') return null;
    throw createRefusalError(result);
  });
}
