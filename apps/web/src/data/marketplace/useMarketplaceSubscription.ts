import {
  assignMarketplaceSubscription,
  getMarketplaceSubscription,
  getSubscription,
  type MarketplaceSubscription,
} from '@tideform/contract';
import { useCallback, useEffect, useState } from 'react';
import { useData } from '../data-context.ts';
import { getSubscriptions } from '../features/useSubscription.ts';

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
