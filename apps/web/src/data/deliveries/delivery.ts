import type { EmailStatus, WebhookStatus } from '@tideform/contract';

/** Delivery of a response to a webhook or by the form's email, with its status. */
export type Delivery =
  | (WebhookStatus & { readonly kind: 'webhook' })
  | (EmailStatus & { readonly kind: 'email'; readonly id: typeof emailDeliveryId });

/** Delivery ID of the form's email; a form has only one. */
export const emailDeliveryId = 'email';

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
