import { useData } from '../data-context.ts';
import { type DeliveriesByResponse, loadDeliveries } from './load-deliveries.ts';

/** Returns a function that loads the deliveries of many responses of a form. */
export function useLoadDeliveries(form: { readonly teamId: string; readonly formId: string }) {
  const { api } = useData();
  return (
    responseIds: readonly string[],
    signal: AbortSignal,
    onRead?: (count: number) => void,
  ): Promise<DeliveriesByResponse> => loadDeliveries(api, form, responseIds, signal, onRead);
}
