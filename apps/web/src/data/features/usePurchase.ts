import { type BillingPeriod, type Currency, getCheckout, getPortal } from '@tideform/contract';
import { useMemo } from 'react';
import { useData } from '../data-context.ts';

/** Where the browser has to go, or why not: a refusal of the server's by its name. */
export type Elsewhere = { readonly url: string } | { readonly refusal: string };

export interface Purchase {
  /** Begins to buy a plan. @throws ServerOutage */
  begin(plan: 'paid1' | 'paid2', wish: PurchaseWish): Promise<Elsewhere>;
  /** Where what was bought is changed. @throws ServerOutage */
  change(): Promise<Elsewhere>;
}

export interface PurchaseWish {
  readonly currency: Currency;
  readonly period: BillingPeriod;
  readonly isTrial: boolean;
}

/** Buys for a team where the server's operator sells. */
export function usePurchase(teamId: string): Purchase {
  const { api } = useData();
  return useMemo(
    () => ({
      async begin(plan, { currency, period, isTrial }) {
        const query = { currency, period, trial: isTrial ? 'true' : 'false' } as const;
        const answer = await api.call(getCheckout, { params: { teamId, plan }, query });
        return answer.ok ? answer.value : answer;
      },
      async change() {
        const answer = await api.call(getPortal, { params: { teamId } });
        return answer.ok ? answer.value : answer;
      },
    }),
    [api, teamId],
  );
}
