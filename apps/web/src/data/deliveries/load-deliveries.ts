import { listDeliveries, MAX_RESPONSES_PER_CALL } from '@tideform/contract';
import { createRefusalError } from '../create-refusal-error.ts';
import type { Data } from '../data-context.ts';
import { type Delivery, toDeliveries } from './delivery.ts';

/** Maps a response ID to the response's deliveries; an empty list if it has none. */
export type DeliveriesByResponse = ReadonlyMap<string, readonly Delivery[]>;

/**
 * Loads the deliveries of many responses in batches.
 * @throws FailureError, ServerOutage
 */
export async function loadDeliveries(
  api: Data['api'],
  form: { readonly teamId: string; readonly formId: string },
  responseIds: readonly string[],
  signal: AbortSignal,
  onProgress: (count: number) => void = () => undefined,
): Promise<DeliveriesByResponse> {
  const deliveriesByResponse = new Map<string, readonly Delivery[]>(responseIds.map((id) => [id, []]));
  for (let start = 0; start < responseIds.length && !signal.aborted; start += MAX_RESPONSES_PER_CALL) {
    const query = { responses: responseIds.slice(start, start + MAX_RESPONSES_PER_CALL).join() };
    const result = await api.call(listDeliveries, { params: form, query }, signal);
    if (!result.ok) throw createRefusalError(result, form.formId);
    for (const delivery of result.value.deliveries)
      deliveriesByResponse.set(delivery.responseId, toDeliveries(delivery));
    onProgress(Math.min(responseIds.length, start + MAX_RESPONSES_PER_CALL));
  }
  return deliveriesByResponse;
}
