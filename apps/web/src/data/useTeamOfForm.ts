import { findForm } from '@tideform/contract';
import { type Loaded, useLoaded } from '../ui/useLoaded.ts';
import { useData } from './data-context.ts';
import { refused } from './server-refusal.ts';

/** Asks the server for the team of a published form; `null` where nobody may say. @param formId absent: not asked */
export function useTeamOfForm(formId: string | undefined): Loaded<string | null> {
  const { api } = useData();
  return useLoaded(formId, async () => {
    const answer = await api.call(findForm, { params: { formId: formId! } });
    if (answer.ok) return answer.value.teamId;
    if (answer.refusal === 'not-found') return null;
    throw refused(answer);
  });
}
