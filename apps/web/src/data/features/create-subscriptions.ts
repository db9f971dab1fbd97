import { type ApiClient, getSubscription, type SubscriptionDetails } from '@tideform/contract';
import { readSubscription, writeSubscription } from './subscription-storage.ts';

/** Minimum time between requests for the same team. */
const minIntervalMs = 5_000;

interface Ports {
  readonly api: Pick<ApiClient, 'call'>;
  readonly userId: string;
  readonly storage: Pick<Storage, 'getItem' | 'setItem'>;
  readonly monotonicMs: () => number;
}

/**
 * Subscriptions of the user's teams: the stored value at once, the current one after `refresh`. A stored `restricted`
 * doesn't count until the server confirms it, because the operator may have lifted it.
 */
export interface Subscriptions {
  get(teamId: string): SubscriptionDetails | undefined;
  /**
   * Loads the subscription, unless it was requested in the last five seconds. After a failure the known value stays.
   */
  refresh(teamId: string, checkout?: 'done'): void;
  /** Stores details that came in the response to another request. */
  set(teamId: string, details: SubscriptionDetails): void;
  subscribe(listener: () => void): () => void;
}

export function createSubscriptions({ api, userId, storage, monotonicMs }: Ports): Subscriptions {
  const detailsByTeam = new Map<string, SubscriptionDetails | undefined>();
  /** IDs of teams whose subscription the server has returned. */
  const loadedTeams = new Set<string>();
  const requestedAtMs = new Map<string, number>();
  const listeners = new Set<() => void>();
  const readStored = (teamId: string) => readSubscription(storage, userId, teamId);
  const request = async (teamId: string, checkout?: 'done'): Promise<void> => {
    const query = { ...(checkout && { checkout }) };
    const result = await api.call(getSubscription, { params: { teamId }, query }).catch(() => undefined);
    if (result?.ok) learn(teamId, result.value);
    // After a failure the stored value is used.
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
