import {
  assignMarketplaceSubscription,
  getMarketplaceSubscription,
  getSubscription,
  type MarketplaceSubscription,
} from '@tideform/contract';
import { useCallback, useEffect, useState } from 'react';
import { useData } from '../data-context.ts';
import { subscriptionsOf } from '../features/useSubscription.ts';

export interface Bought {
  /** `undefined` while it is on its way; a word where it cannot be shown. */
  readonly subscription: MarketplaceSubscription | 'not-found' | 'unreachable' | undefined;
  again(): void;
  /** Gives it to a team. @returns why not, by its name; `undefined`: done. @throws ServerOutage */
  assign(team: { readonly id: string; readonly displayName: string }): Promise<string | undefined>;
}

/** What an organization has bought in the marketplace. */
export function useMarketplaceSubscription(tenantId: string, subscriptionId: string): Bought {
  const data = useData();
  const { api, identity } = data;
  const [subscription, setSubscription] = useState<Bought['subscription']>();
  const ask = useCallback(async () => {
    setSubscription(undefined);
    try {
      const answer = await api.call(getMarketplaceSubscription, { params: { tenantId, subscriptionId } });
      setSubscription(answer.ok ? answer.value : 'not-found');
    } catch {
      setSubscription('unreachable');
    }
  }, [api, tenantId, subscriptionId]);
  useEffect(() => void ask(), [ask]);
  return {
    subscription,
    again: () => void ask(),
    async assign({ id: teamId, displayName: teamName }) {
      // A token of the team, which this asks for, is how the server knows that the person is in it.
      const before = await api.call(getSubscription, { params: { teamId } });
      if (!before.ok) return 'not-in-team';
      const answer = await api.call(assignMarketplaceSubscription, {
        params: { tenantId, subscriptionId, userId: identity.userId },
        body: { teamId, teamName },
      });
      if (!answer.ok) return answer.refusal;
      setSubscription(answer.value);
      const now = await api.call(getSubscription, { params: { teamId } });
      if (now.ok) subscriptionsOf(data).learn(teamId, now.value);
      return undefined;
    },
  };
}
