import { type Feature, hasFeature, type SubscriptionDetails } from '@tideform/contract';
import { useEffect, useSyncExternalStore } from 'react';
import { browserClock } from '../browser/browser-clock.ts';
import { type Data, useData } from '../data-context.ts';
import { createSubscriptions, type Subscriptions } from './create-subscriptions.ts';

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
