import { type ApiClient, listDeliveries, MAX_RESPONSES_PER_CALL } from '@tideform/contract';
import { type Delivery, toDeliveries } from './delivery.ts';

/**
 * Cache of the delivery statuses of a form's responses, for webhooks and email. Statuses are loaded in batches when a
 * view shows a response.
 */
export interface DeliveryStatuses {
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

export function createDeliveryStatuses(
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
