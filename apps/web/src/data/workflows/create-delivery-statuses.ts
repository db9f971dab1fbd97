import { type ApiClient, listDeliveries, MAX_RESPONSES_PER_CALL, rerunDelivery } from '@tideform/contract';
import type { SubmissionItem } from '@tideform/sync';
import { useEffect, useSyncExternalStore } from 'react';
import { createRefusalError } from '../create-refusal-error.ts';
import { type Data, useData } from '../data-context.ts';
import { createRerunBody, type Delivery, toDeliveries } from './load-deliveries.ts';

/**
 * Cache of the delivery statuses of a form's responses, for webhooks and email. Statuses are loaded in batches when a
 * view shows a response.
 */
interface DeliveryStatuses {
  /** Returns the deliveries of a response; `undefined` until they are loaded. */
  get(responseId: string): readonly Delivery[] | undefined;
  /**
   * Requests the deliveries of a response that a view shows.
   * @param seen item on screen; if the same item is rendered again, its deliveries aren't requested again
   */
  request(responseId: string, seen?: object): void;
  subscribe(listener: () => void): () => void;
}

const batchMs = 200;

function createDeliveryStatuses(
  api: Pick<ApiClient, 'call'>,
  params: { readonly teamId: string; readonly formId: string },
): DeliveryStatuses {
  const statuses = new Map<string, readonly Delivery[]>();
  const requestedItems = new WeakSet<object>();
  const listeners = new Set<() => void>();
  let pendingIds = new Set<string>();
  const send = async (ids: readonly string[]) => {
    const result = await api.call(listDeliveries, { params, query: { responses: ids.join(',') } });
    if (!result.ok) return;
    const deliveries = new Map(
      result.value.deliveries.map((delivery) => [delivery.responseId, toDeliveries(delivery)]),
    );
    for (const id of ids) statuses.set(id, deliveries.get(id) ?? []);
    for (const listener of listeners) listener();
  };
  const sendPending = () => {
    const ids = [...pendingIds];
    pendingIds = new Set();
    for (let start = 0; start < ids.length; start += MAX_RESPONSES_PER_CALL) {
      // If the request fails, known statuses are kept, and the next view requests them again.
      send(ids.slice(start, start + MAX_RESPONSES_PER_CALL)).catch(() => undefined);
    }
  };
  return {
    get: (responseId) => statuses.get(responseId),
    request(responseId, seen) {
      if (seen && requestedItems.has(seen)) return;
      if (seen) requestedItems.add(seen);
      // Collects all responses that are rendered or scrolled into view within this time into one request.
      if (pendingIds.size === 0) setTimeout(sendPending, batchMs);
      pendingIds.add(responseId);
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

const statusesByApi = new WeakMap<Data['api'], Map<string, DeliveryStatuses>>();

/** Returns the cached delivery statuses of a form's responses. All views share one cache per form. */
export function getDeliveryStatuses(api: Data['api'], teamId: string, formId: string): DeliveryStatuses {
  const statusesByForm = statusesByApi.get(api) ?? new Map<string, DeliveryStatuses>();
  statusesByApi.set(api, statusesByForm);
  const key = `${teamId} ${formId}`;
  const statuses = statusesByForm.get(key) ?? createDeliveryStatuses(api, { teamId, formId });
  statusesByForm.set(key, statuses);
  return statuses;
}

const pollMs = 4_000;

interface DeliveryStatus {
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
