import { type ApiClient, getSubscription, type SubscriptionDetails } from '@tideform/contract';
import { readSubscription, writeSubscription } from './subscription-storage.ts';

/** Minimum time between requests for the same team. */
const minIntervalMs = 5_000;

interface SubscriptionPorts {
  readonly api: Pick<ApiClient, 'call'>;
  readonly userId: string;
  readonly storage: Pick<Storage, 'getItem' | 'setItem'>;
  readonly monotonicMs: () => number;
}

/**
 * Cache of the subscriptions of the user's teams. Returns the stored subscription immediately, and the current one
 * after `refresh`. A stored `restricted` is ignored until the server confirms it, because the operator may have lifted
 * the restriction.
 */
export interface Subscriptions {
  get(teamId: string): SubscriptionDetails | undefined;
  /**
   * Loads the subscription, unless it was requested in the last five seconds. If loading fails, the known one is kept.
   */
  refresh(teamId: string, checkout?: 'done'): void;
  /** Stores a subscription that was part of the response to another request. */
  set(teamId: string, details: SubscriptionDetails): void;
  subscribe(listener: () => void): () => void;
}

export function createSubscriptions({ api, userId, storage, monotonicMs }: SubscriptionPorts): Subscriptions {
  const detailsByTeam = new Map<string, SubscriptionDetails | undefined>();
  /** IDs of the teams whose subscription was loaded from the server. */
  const loadedTeams = new Set<string>();
  const requestedAtMs = new Map<string, number>();
  const listeners = new Set<() => void>();
  const readStored = (teamId: string) => readSubscription(storage, userId, teamId);
  const request = async (teamId: string, checkout?: 'done'): Promise<void> => {
    const query = { ...(checkout && { checkout }) };
    const result = await api.call(getSubscription, { params: { teamId }, query }).catch(() => undefined);
    if (result?.ok) learn(teamId, result.value);
    // If loading fails, the stored subscription is used.
    else if (!loadedTeams.has(teamId)) publish(teamId, readStored(teamId));
  };
  const learn = (teamId: string, details: SubscriptionDetails): void => {
    loadedTeams.add(teamId);
    writeSubscription(storage, userId, teamId, details);
    publish(teamId, details);
  };
  const publish = (teamId: string, details: SubscriptionDetails | undefined): void => {
    detailsByTeam.set(teamId, details);
    for (const listener of listeners) listener();
  };
  return {
    get(teamId) {
      if (!detailsByTeam.has(teamId)) {
        const last = readStored(teamId);
        detailsByTeam.set(teamId, last && { ...last, restricted: false });
      }
      return detailsByTeam.get(teamId);
    },
    refresh(teamId, checkout) {
      const last = requestedAtMs.get(teamId);
      if (last !== undefined && monotonicMs() - last < minIntervalMs) return;
      requestedAtMs.set(teamId, monotonicMs());
      void request(teamId, checkout);
    },
    set: learn,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
