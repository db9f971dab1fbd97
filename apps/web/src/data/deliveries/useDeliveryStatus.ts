import { rerunDelivery } from '@tideform/contract';
import type { SubmissionItem } from '@tideform/sync';
import { useEffect, useSyncExternalStore } from 'react';
import { createRefusalError } from '../create-refusal-error.ts';
import { useData } from '../data-context.ts';
import { createRerunBody, type Delivery } from './delivery.ts';
import { getDeliveryStatuses } from './get-delivery-statuses.ts';

const pollMs = 4_000;

export interface DeliveryStatus {
  /** Deliveries of the response by email and to webhooks; `undefined` until they are loaded. */
  readonly deliveries: readonly Delivery[] | undefined;
  /**
   * Reruns the deliveries with these IDs, or all if `ids` is absent.
   * @returns the number of rerun deliveries
   * @throws FailureError, ServerOutage
   */
  rerun(ids?: readonly string[]): Promise<number>;
}

/**
 * Returns the deliveries of a submission in the library, and a function that reruns them. Deliveries are loaded when
 * the submission is shown, and polled while one is pending.
 */
export function useDeliveryStatus(teamId: string, item: Pick<SubmissionItem, 'formId' | 'responseId'>): DeliveryStatus {
  const { api } = useData();
  const { formId, responseId } = item;
  const statuses = getDeliveryStatuses(api, teamId, formId);
  const deliveries = useSyncExternalStore(statuses.subscribe, () => statuses.get(responseId));
  useEffect(() => statuses.request(responseId, item), [statuses, responseId, item]);
  const isPending = deliveries?.some(({ status }) => status === 'waiting') === true;
  useEffect(() => {
    if (!isPending) return;
    const timer = setInterval(() => !document.hidden && statuses.request(responseId), pollMs);
    return () => clearInterval(timer);
  }, [statuses, responseId, isPending]);
  return {
    deliveries,
    async rerun(ids) {
      const body = createRerunBody(responseId, ids);
      const result = await api.call(rerunDelivery, { params: { teamId, formId }, body });
      if (!result.ok) throw createRefusalError(result, formId);
      statuses.request(responseId);
      return result.value.webhookIds.length + (result.value.email ? 1 : 0);
    },
  };
}
