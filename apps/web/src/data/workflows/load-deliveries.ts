import { type EmailStatus, listDeliveries, MAX_RESPONSES_PER_CALL, type WebhookStatus } from '@tideform/contract';
import { createRefusalError } from '../create-refusal-error.ts';
import { type Data, useData } from '../data-context.ts';

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

/** Delivery of a response to a webhook or by the form's email, with its status. */
export type Delivery =
  | (WebhookStatus & { readonly kind: 'webhook' })
  | (EmailStatus & { readonly kind: 'email'; readonly id: typeof emailDeliveryId });

/** Delivery ID of the form's email; a form has only one. */
const emailDeliveryId = 'email';

export function toDeliveries(delivery: {
  readonly webhooks: readonly WebhookStatus[];
  readonly email?: EmailStatus | undefined;
}): readonly Delivery[] {
  const { webhooks, email } = delivery;
  const webhookDeliveries: readonly Delivery[] = webhooks.map((webhook) => ({ ...webhook, kind: 'webhook' }));
  return email ? [{ ...email, kind: 'email', id: emailDeliveryId }, ...webhookDeliveries] : webhookDeliveries;
}

/**
 * Creates the request body for delivering a response again.
 * @param ids IDs of webhooks and the email; absent: all of the form's
 */
export function createRerunBody(responseId: string, ids: readonly string[] | undefined) {
  if (!ids) return { responseId, email: true };
  return { responseId, webhookIds: ids.filter((id) => id !== emailDeliveryId), email: ids.includes(emailDeliveryId) };
}

/** Returns whether a recipient has received a delivery or may have, so that a rerun may deliver it twice. */
export const mayHaveArrived = (delivery: Delivery): boolean =>
  delivery.status === 'sent' ||
  (delivery.kind === 'email' && delivery.failure !== null && partialFailures.has(delivery.failure));

/** Email failures after which some recipients may have received the email. */
const partialFailures: ReadonlySet<string> = new Set(['uncertain', 'some-recipients-refused', 'too-many-to-address']);

/** Returns a function that loads the deliveries of many responses of a form. */
export function useLoadDeliveries(form: { readonly teamId: string; readonly formId: string }) {
  const { api } = useData();
  return (
    responseIds: readonly string[],
    signal: AbortSignal,
    onRead?: (count: number) => void,
  ): Promise<DeliveriesByResponse> => loadDeliveries(api, form, responseIds, signal, onRead);
}
