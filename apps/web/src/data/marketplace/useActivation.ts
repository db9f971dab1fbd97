import { activateMarketplaceSubscription } from '@tideform/contract';
import { useCallback, useEffect, useState } from 'react';
import { useData } from '../data-context.ts';

/** What became of a purchase: it has begun, or why not. `unreachable`: nothing is known. */
export type Activated =
  | { readonly id: string; readonly tenantId: string }
  | { readonly refusal: string }
  | { readonly refusal: 'unreachable' };

/** Begins what somebody has bought in the marketplace; once more does no harm. `undefined` while it is on its way. */
export function useActivation(token: string): { readonly result: Activated | undefined; again(): void } {
  const { api } = useData();
  const [result, setResult] = useState<Activated>();
  const ask = useCallback(async () => {
    setResult(undefined);
    try {
      const answer = await api.call(activateMarketplaceSubscription, { query: { token } });
      setResult(answer.ok ? answer.value : answer);
    } catch {
      setResult({ refusal: 'unreachable' });
    }
  }, [api, token]);
  useEffect(() => {
    if (token !== '') void ask();
  }, [ask, token]);
  return { result, again: () => void ask() };
}
