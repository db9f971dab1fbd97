import { getSubmissionNumber } from '@tideform/contract';
import { type FormRow, type OpeningState, openingState } from '@tideform/sync';
import { useCallback } from 'react';
import { useLoaded } from '../ui/useLoaded.ts';
import { useData } from './data-context.ts';

/** Whoever waits longer may answer: the count keeps nobody from a form. */
const longestMs = 3000;

/**
 * Asks whether a form takes responses now, by what this device has of it: times by the device's clock, how many there are by the server, where it
 * says so in time.
 */
export function useAskOpeningState(): (formId: string) => Promise<OpeningState> {
  const { api, database } = useData();
  return useCallback(
    async (formId) => {
      const form = await database.forms.get(formId);
      const byTime = openingState(form?.opening, Date.now());
      if (byTime !== 'open' || form?.opening?.mostResponses === undefined || !navigator.onLine) return byTime;
      const late = new Promise<undefined>((resolve) => setTimeout(() => resolve(undefined), longestMs));
      const counted = api
        .call(getSubmissionNumber, { params: { teamId: form.teamId, formId } })
        .then((answer) => (answer.ok ? answer.value.submissions : undefined))
        .catch(() => undefined);
      return openingState(form.opening, Date.now(), await Promise.race([counted, late]));
    },
    [api, database],
  );
}

/** Whether a form takes responses, as it is opened; `undefined` while nobody has said. */
export function useOpeningState(form: FormRow | null | undefined): OpeningState | undefined {
  const ask = useAskOpeningState();
  const { id, opening } = form ?? {};
  const isLimited = opening !== undefined && Object.keys(opening).length > 0;
  const { value } = useLoaded(isLimited ? `${id} ${JSON.stringify(opening)}` : undefined, () => ask(id!));
  return isLimited ? value : 'open';
}
