import { type Feature, hasFeature, type SubscriptionDetails } from '@tideform/contract';
import { useEffect, useSyncExternalStore } from 'react';
import { type Data, useData } from '../data-context.ts';
import { browserClock } from '../world/browser-clock.ts';
import { createSubscriptions, type Subscriptions } from './create-subscriptions.ts';

/** A little more than what the server is left in peace for. */
const awaitMs = 5_100;

const ofApi = new WeakMap<Data['api'], Subscriptions>();

/** What is known of the subscriptions of a person's teams: once for all screens. */
export function subscriptionsOf({ api, identity }: Data): Subscriptions {
  const { monotonicMs } = browserClock;
  const found =
    ofApi.get(api) ?? createSubscriptions({ api, userId: identity.userId, storage: localStorage, monotonicMs });
  ofApi.set(api, found);
  return found;
}

/**
 * What a team has subscribed to; offline as it was last known, `undefined` when it never was. Asked again when it is first
 * needed and when the window gets the focus.
 */
export function useSubscription(teamId: string): SubscriptionDetails | undefined {
  const subscriptions = subscriptionsOf(useData());
  useEffect(() => {
    const refresh = () => subscriptions.refresh(teamId);
    refresh();
    window.addEventListener('focus', refresh);
    return () => window.removeEventListener('focus', refresh);
  }, [subscriptions, teamId]);
  return useSyncExternalStore(subscriptions.subscribe, () => subscriptions.known(teamId));
}

/** Asks again and again while something is awaited: people who come back from paying wait for the plan. */
export function useAwaitSubscription(teamId: string, isAwaited: boolean): void {
  const subscriptions = subscriptionsOf(useData());
  useEffect(() => {
    if (!isAwaited) return;
    const timer = setInterval(() => subscriptions.refresh(teamId, 'done'), awaitMs);
    return () => clearInterval(timer);
  }, [subscriptions, teamId, isAwaited]);
}

/** Whether the team may use a feature; `undefined` while nobody knows. */
export function useHasFeature(teamId: string, feature: Feature): boolean | undefined {
  const subscription = useSubscription(teamId);
  return subscription && hasFeature(subscription, feature);
}
