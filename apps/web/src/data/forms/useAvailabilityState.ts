import { getSubmissionNumber } from '@tideform/contract';
import { type AvailabilityState, type FormRow, getAvailabilityState } from '@tideform/sync';
import { useCallback } from 'react';
import { useLoaded } from '../../ui/loading/useLoaded.ts';
import { useData } from '../data-context.ts';

/** Maximum time to wait for the response count, in milliseconds. After that, the form opens without it. */
const maxWaitMs = 3000;

/**
 * Returns a function that checks whether a form accepts responses. Times are compared with the device's clock; the
 * response count comes from the server if it responds in time.
 */
export function useCheckAvailability(): (formId: string) => Promise<AvailabilityState> {
  const { api, database } = useData();
  return useCallback(
    async (formId) => {
      const form = await database.forms.get(formId);
      const byTime = getAvailabilityState(form?.opening, Date.now());
      if (byTime !== 'open' || form?.opening?.mostResponses === undefined || !navigator.onLine) return byTime;
      const timeout = new Promise<undefined>((resolve) => setTimeout(() => resolve(undefined), maxWaitMs));
      const submissionCount = api
        .call(getSubmissionNumber, { params: { teamId: form.teamId, formId } })
        .then((answer) => (answer.ok ? answer.value.submissions : undefined))
        .catch(() => undefined);
      return getAvailabilityState(form.opening, Date.now(), await Promise.race([submissionCount, timeout]));
    },
    [api, database],
  );
}

/** Returns whether a form accepts responses when it is opened; `undefined` while unknown. */
export function useAvailabilityState(form: FormRow | null | undefined): AvailabilityState | undefined {
  const checkAvailability = useCheckAvailability();
  const { id, opening } = form ?? {};
  const isLimited = opening !== undefined && Object.keys(opening).length > 0;
  const { value } = useLoaded(isLimited ? `${id} ${JSON.stringify(opening)}` : undefined, () => checkAvailability(id!));
  return isLimited ? value : 'open';
}
