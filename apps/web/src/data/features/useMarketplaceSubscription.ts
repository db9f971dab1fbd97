import {
  activateMarketplaceSubscription,
  assignMarketplaceSubscription,
  getMarketplaceSubscription,
  getSubscription,
  type MarketplaceSubscription,
} from '@tideform/contract';
import { useCallback, useEffect, useState } from 'react';
import { useData } from '../data-context.ts';
import { getSubscriptions } from './useSubscription.ts';

export interface MarketplaceSubscriptionState {
  /** Subscription; `undefined` while loading, or the reason why it can't be shown. */
  readonly subscription: MarketplaceSubscription | 'not-found' | 'unreachable' | undefined;
  reload(): void;
  /**
   * Assigns the subscription to a team.
   * @returns the name of the server's refusal; `undefined` on success
   * @throws ServerOutage
   */
  assign(team: { readonly id: string; readonly displayName: string }): Promise<string | undefined>;
}

/** Loads a marketplace subscription of an organization, and returns a function that assigns it to a team. */
export function useMarketplaceSubscription(tenantId: string, subscriptionId: string): MarketplaceSubscriptionState {
  const data = useData();
  const { api, identity } = data;
  const [subscription, setSubscription] = useState<MarketplaceSubscriptionState['subscription']>();
  const load = useCallback(async () => {
    setSubscription(undefined);
    try {
      const result = await api.call(getMarketplaceSubscription, { params: { tenantId, subscriptionId } });
      setSubscription(result.ok ? result.value : 'not-found');
    } catch {
      setSubscription('unreachable');
    }
  }, [api, tenantId, subscriptionId]);
  useEffect(() => void load(), [load]);
  return {
    subscription,
    reload: () => void load(),
    async assign({ id: teamId, displayName: teamName }) {
      // This request carries a team token, which proves to the server that the user is in the team.
      const current = await api.call(getSubscription, { params: { teamId } });
      if (!current.ok) return 'not-in-team';
      const result = await api.call(assignMarketplaceSubscription, {
        params: { tenantId, subscriptionId, userId: identity.userId },
        body: { teamId, teamName },
      });
      if (!result.ok) return result.refusal;
      setSubscription(result.value);
      const updated = await api.call(getSubscription, { params: { teamId } });
      if (updated.ok) getSubscriptions(data).set(teamId, updated.value);
      return undefined;
    },
  };
}

/** Result of activating a marketplace purchase: the subscription, or a refusal; `unreachable` if the request failed. */
type ActivationResult =
  | { readonly id: string; readonly tenantId: string }
  | { readonly refusal: string }
  | { readonly refusal: 'unreachable' };

/** Activates a marketplace purchase, which may be repeated. The result is `undefined` while loading. */
export function useActivation(token: string): { readonly result: ActivationResult | undefined; retry(): void } {
  const { api } = useData();
  const [result, setResult] = useState<ActivationResult>();
  const activate = useCallback(async () => {
    setResult(undefined);
    try {
      const answer = await api.call(activateMarketplaceSubscription, { query: { token } });
      setResult(answer.ok ? answer.value : answer);
    } catch {
      setResult({ refusal: 'unreachable' });
    }
  }, [api, token]);
  useEffect(() => {
    if (token !== '') void activate();
  }, [activate, token]);
  return { result, retry: () => void activate() };
}
