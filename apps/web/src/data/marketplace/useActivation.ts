import { activateMarketplaceSubscription } from '@tideform/contract';
import { useCallback, useEffect, useState } from 'react';
import { useData } from '../data-context.ts';

/** Result of activating a marketplace purchase: the subscription, or a refusal; `unreachable` if the request failed. */
export type ActivationResult =
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
