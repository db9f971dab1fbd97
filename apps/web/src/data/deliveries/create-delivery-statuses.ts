import { type ApiClient, listDeliveries, responsesAtOnce } from '@tideform/contract';
import { type Told, toldOf } from './told.ts';

/** What became of telling a form's webhooks, and people by email, of responses: asked for when somebody looks, many at once. */
export interface DeliveryStatuses {
  /** `undefined`: nobody has said yet. */
  known(responseId: string): readonly Told[] | undefined;
  /** @param seen what is looked at: the same thing, drawn again, is no reason to ask again */
  ask(responseId: string, seen?: object): void;
  subscribe(listener: () => void): () => void;
}

const togetherMs = 200;

export function createDeliveryStatuses(
  api: Pick<ApiClient, 'call'>,
  params: { readonly teamId: string; readonly formId: string },
): DeliveryStatuses {
  const known = new Map<string, readonly Told[]>();
  const asked = new WeakSet<object>();
  const listeners = new Set<() => void>();
  let wanted = new Set<string>();
  const send = async (ids: readonly string[]) => {
    const answer = await api.call(listDeliveries, { params, query: { responses: ids.join(',') } });
    if (!answer.ok) return;
    const told = new Map(answer.value.deliveries.map((delivery) => [delivery.responseId, toldOf(delivery)]));
    for (const id of ids) known.set(id, told.get(id) ?? []);
    for (const listener of listeners) listener();
  };
  const sendWanted = () => {
    const ids = [...wanted];
    wanted = new Set();
    for (let start = 0; start < ids.length; start += responsesAtOnce) {
      // Offline, or a server in trouble: what is known stays, and who looks again asks again.
      send(ids.slice(start, start + responsesAtOnce)).catch(() => undefined);
    }
  };
  return {
    known: (responseId) => known.get(responseId),
    ask(responseId, seen) {
      if (seen && asked.has(seen)) return;
      if (seen) asked.add(seen);
      // What is drawn together asks together, and so does what comes while somebody scrolls.
      if (wanted.size === 0) setTimeout(sendWanted, togetherMs);
      wanted.add(responseId);
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
