import {
  type BillingPeriod,
  type Currency,
  getCheckout,
  getPortal,
  playSubscription,
  type SubscriptionDetails,
} from '@tideform/contract';
import { useCallback, useMemo } from 'react';
import { createRefusalError } from '../create-refusal-error.ts';
import { useData } from '../data-context.ts';
import { getSubscriptions } from './useSubscription.ts';

/** URL of a page of the billing provider, or the reason why the server refused. */
export type BillingLink = { readonly url: string } | { readonly refusal: string };

export interface BillingActions {
  /**
   * Starts the checkout of a plan.
   * @throws ServerOutage
   */
  startCheckout(plan: 'paid1' | 'paid2', wish: CheckoutOptions): Promise<BillingLink>;
  /**
   * Returns the URL of the billing portal.
   * @throws ServerOutage
   */
  openPortal(): Promise<BillingLink>;
}

export interface CheckoutOptions {
  readonly currency: Currency;
  readonly period: BillingPeriod;
  readonly isTrial: boolean;
}

/**
 * Returns functions that start the checkout and open the billing portal of a team, if the operator has configured a
 * billing provider.
 */
export function useBillingActions(teamId: string): BillingActions {
  const { api } = useData();
  return useMemo(
    () => ({
      async startCheckout(plan, { currency, period, isTrial }) {
        const query = { currency, period, trial: isTrial ? 'true' : 'false' } as const;
        const result = await api.call(getCheckout, { params: { teamId, plan }, query });
        return result.ok ? result.value : result;
      },
      async openPortal() {
        const result = await api.call(getPortal, { params: { teamId } });
        return result.ok ? result.value : result;
      },
    }),
    [api, teamId],
  );
}

export type SimulatedPlan = Pick<SubscriptionDetails, 'plan' | 'status' | 'restricted'>;

/** Returns a function that simulates a plan for a team in the demo. It throws ServerOutage, Failed. */
export function useSimulatePlan(teamId: string): (plan: SimulatedPlan) => Promise<void> {
  const data = useData();
  return useCallback(
    async (body) => {
      const answer = await data.api.call(playSubscription, { params: { teamId }, body });
      if (!answer.ok) throw createRefusalError(answer);
      getSubscriptions(data).set(teamId, answer.value);
    },
    [data, teamId],
  );
}
