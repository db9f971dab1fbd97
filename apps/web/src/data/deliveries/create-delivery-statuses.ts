import { type ApiClient, listDeliveries, MAX_RESPONSES_PER_CALL } from '@tideform/contract';
import { type Delivery, toDeliveries } from './delivery.ts';

/**
 * Delivery statuses of a form's responses, for webhooks and email. Loads them in batches when a view shows a response.
 */
export interface DeliveryStatuses {
  /** `undefined` until the statuses are loaded. */
  get(responseId: string): readonly Delivery[] | undefined;
  /** @param seen the item on screen: rendering the same item again doesn't request its status again */
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
      // After a failure, the known statuses stay; the next view requests them again.
      send(ids.slice(start, start + MAX_RESPONSES_PER_CALL)).catch(() => undefined);
    }
  };
  return {
    get: (responseId) => statuses.get(responseId),
    request(responseId, seen) {
      if (seen && requestedItems.has(seen)) return;
      if (seen) requestedItems.add(seen);
      // One batch for everything that is rendered together or scrolled into view within this time.
      if (pendingIds.size === 0) setTimeout(sendPending, batchMs);
      pendingIds.add(responseId);
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
