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

/** The subscriptions of a person's teams: what was last known at once, what is true now a moment later. */
export interface Subscriptions {
  known(teamId: string): SubscriptionDetails | undefined;
  /** Asks the server, unless it was asked a moment ago. What it does not answer leaves what is known. */
  refresh(teamId: string): void;
  /** The server has said it in an answer to something else. */
  learn(teamId: string, details: SubscriptionDetails): void;
  subscribe(listener: () => void): () => void;
}

export function createSubscriptions({ api, userId, storage, monotonicMs }: Ports): Subscriptions {
  const known = new Map<string, SubscriptionDetails | undefined>();
  const askedAtMs = new Map<string, number>();
  const listeners = new Set<() => void>();
  const ask = async (teamId: string): Promise<void> => {
    const answer = await api.call(getSubscription, { params: { teamId } });
    if (answer.ok) learn(teamId, answer.value);
  };
  const learn = (teamId: string, details: SubscriptionDetails): void => {
    known.set(teamId, details);
    keepSubscription(storage, userId, teamId, details);
    for (const listener of listeners) listener();
  };
  return {
    known(teamId) {
      if (!known.has(teamId)) known.set(teamId, recallSubscription(storage, userId, teamId));
      return known.get(teamId);
    },
    refresh(teamId) {
      const last = askedAtMs.get(teamId);
      if (last !== undefined && monotonicMs() - last < restMs) return;
      askedAtMs.set(teamId, monotonicMs());
      // Offline, or a server in trouble: the last answer holds until there is another.
      ask(teamId).catch(() => undefined);
    },
    learn,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
