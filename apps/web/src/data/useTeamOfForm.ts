import { findForm } from '@tideform/contract';
import { type Loaded, useLoaded } from '../ui/useLoaded.ts';
import { createRefusalError } from './create-refusal-error.ts';
import { useData } from './data-context.ts';

/**
 * Loads the ID of a published form's team from the server; `null` if the form is unknown. Loads nothing without a form
 * ID.
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
