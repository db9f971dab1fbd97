import {
  type ApiClient,
  type Feature,
  getSubscription,
  hasFeature,
  type SubscriptionDetails,
  subscriptionDetails,
} from '@tideform/contract';
import { useEffect, useSyncExternalStore } from 'react';
import { browserClock } from '../browser/browser-ports.ts';
import { type Data, useData } from '../data-context.ts';

/** Polling interval, slightly longer than the minimum time between two requests (`minIntervalMs`). */
const pollMs = 5_100;

const subscriptionsByApi = new WeakMap<Data['api'], Subscriptions>();

/** Returns the cache of the subscriptions of the user's teams, which all screens share. */
export function getSubscriptions({ api, identity }: Data): Subscriptions {
  const { monotonicMs } = browserClock;
  const subscriptions =
    subscriptionsByApi.get(api) ??
    createSubscriptions({ api, userId: identity.userId, storage: localStorage, monotonicMs });
  subscriptionsByApi.set(api, subscriptions);
  return subscriptions;
}

/**
 * Returns the subscription of a team; the last known one while offline, `undefined` if there is none. Reloads it on
 * mount and whenever the window gets the focus.
 */
export function useSubscription(teamId: string): SubscriptionDetails | undefined {
  const subscriptions = getSubscriptions(useData());
  useEffect(() => {
    const refresh = () => subscriptions.refresh(teamId);
    refresh();
    window.addEventListener('focus', refresh);
    return () => window.removeEventListener('focus', refresh);
  }, [subscriptions, teamId]);
  return useSyncExternalStore(subscriptions.subscribe, () => subscriptions.get(teamId));
}

/** Polls a team's subscription while `isAwaited`, for users who return from checkout. */
export function useAwaitSubscription(teamId: string, isAwaited: boolean): void {
  const subscriptions = getSubscriptions(useData());
  useEffect(() => {
    if (!isAwaited) return;
    const timer = setInterval(() => subscriptions.refresh(teamId, 'done'), pollMs);
    return () => clearInterval(timer);
  }, [subscriptions, teamId, isAwaited]);
}

/** Returns whether the team's plan includes a feature; `undefined` while unknown. */
export function useHasFeature(teamId: string, feature: Feature): boolean | undefined {
  const subscription = useSubscription(teamId);
  return subscription && hasFeature(subscription, feature);
}

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
interface Subscriptions {
  get(teamId: string): SubscriptionDetails | undefined;
  /**
   * Loads the subscription, unless it was requested in the last five seconds. If loading fails, the known one is kept.
   */
  refresh(teamId: string, checkout?: 'done'): void;
  /** Stores a subscription that was part of the response to another request. */
  set(teamId: string, details: SubscriptionDetails): void;
  subscribe(listener: () => void): () => void;
}

function createSubscriptions({ api, userId, storage, monotonicMs }: SubscriptionPorts): Subscriptions {
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

type SubscriptionStorage = Pick<globalThis.Storage, 'getItem' | 'setItem'>;

const getKey = (userId: string, teamId: string): string => `subscription ${userId} ${teamId}`;

/** Returns the last known subscription of a team for this user. */
function readSubscription(
  storage: SubscriptionStorage,
  userId: string,
  teamId: string,
): SubscriptionDetails | undefined {
  try {
    return subscriptionDetails.parse(JSON.parse(storage.getItem(getKey(userId, teamId)) ?? ''));
  } catch {
    return undefined;
  }
}

/** Stores the subscription of a team. A full storage is ignored: the subscription is loaded again next time. */
function writeSubscription(
  storage: SubscriptionStorage,
  userId: string,
  teamId: string,
  subscription: SubscriptionDetails,
): void {
  try {
    storage.setItem(getKey(userId, teamId), JSON.stringify(subscription));
  } catch {
    return;
  }
}
