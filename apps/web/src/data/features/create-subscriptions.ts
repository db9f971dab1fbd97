import { type ApiClient, getSubscription, type SubscriptionDetails } from '@tideform/contract';
import { keepSubscription, recallSubscription } from './subscription-memory.ts';

/** It is asked for at most so often. */
const restMs = 5_000;

interface Ports {
  readonly api: Pick<ApiClient, 'call'>;
  readonly userId: string;
  readonly storage: Pick<Storage, 'getItem' | 'setItem'>;
  readonly monotonicMs: () => number;
}

/**
 * The subscriptions of a person's teams: what was last known at once, what is true now a moment later. That a team was restricted holds only
 * once it was asked for: its operator may have released it.
 */
export interface Subscriptions {
  known(teamId: string): SubscriptionDetails | undefined;
  /**
   * Asks the server, unless it was asked a moment ago. What it does not answer leaves what is known.
   *
   * @param checkout `done`: after a return from checkout, the server looks up the purchase
   */
  refresh(teamId: string, checkout?: 'done'): void;
  /** The server has said it in an answer to something else. */
  learn(teamId: string, details: SubscriptionDetails): void;
  subscribe(listener: () => void): () => void;
}

export function createSubscriptions({ api, userId, storage, monotonicMs }: Ports): Subscriptions {
  const known = new Map<string, SubscriptionDetails | undefined>();
  /** Of these teams the server has answered. */
  const told = new Set<string>();
  const askedAtMs = new Map<string, number>();
  const listeners = new Set<() => void>();
  const recall = (teamId: string) => recallSubscription(storage, userId, teamId);
  const ask = async (teamId: string, checkout?: 'done'): Promise<void> => {
    const query = { ...(checkout && { checkout }) };
    const answer = await api.call(getSubscription, { params: { teamId }, query }).catch(() => undefined);
    if (answer?.ok) learn(teamId, answer.value);
    // Offline, or a server in trouble: the last answer holds until there is another.
    else if (!told.has(teamId)) put(teamId, recall(teamId));
  };
  const learn = (teamId: string, details: SubscriptionDetails): void => {
    told.add(teamId);
    keepSubscription(storage, userId, teamId, details);
    put(teamId, details);
  };
  const put = (teamId: string, details: SubscriptionDetails | undefined): void => {
    known.set(teamId, details);
    for (const listener of listeners) listener();
  };
  return {
    known(teamId) {
      if (!known.has(teamId)) {
        const last = recall(teamId);
        known.set(teamId, last && { ...last, restricted: false });
      }
      return known.get(teamId);
    },
    refresh(teamId, checkout) {
      const last = askedAtMs.get(teamId);
      if (last !== undefined && monotonicMs() - last < restMs) return;
      askedAtMs.set(teamId, monotonicMs());
      void ask(teamId, checkout);
    },
    learn,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
