import type { EmailStatus, WebhookStatus } from '@tideform/contract';

/** What became of telling a webhook of a response, or of the email about it. */
export type Told =
  | (WebhookStatus & { readonly kind: 'webhook' })
  | (EmailStatus & { readonly kind: 'email'; readonly id: typeof emailId });

/** A form has one email. */
export const emailId = 'email';

export function toldOf(delivery: {
  readonly webhooks: readonly WebhookStatus[];
  readonly email?: EmailStatus | undefined;
}): readonly Told[] {
  const { webhooks, email } = delivery;
  const told: readonly Told[] = webhooks.map((webhook) => ({ ...webhook, kind: 'webhook' }));
  return email ? [{ ...email, kind: 'email', id: emailId }, ...told] : told;
}

/** Asks for a response to be told again. @param ids of what tells of it; without them all that the form has */
export function rerunBody(responseId: string, ids: readonly string[] | undefined) {
  if (!ids) return { responseId, email: true };
  return { responseId, webhookIds: ids.filter((id) => id !== emailId), email: ids.includes(emailId) };
}

/** Somebody got it, or may have: to tell it again may tell them twice. */
export const mayHaveArrived = (told: Told): boolean =>
  told.status === 'sent' || (told.kind === 'email' && told.failure !== null && reachesSome.has(told.failure));

/** Of an email: some have it, or may have. */
const reachesSome: ReadonlySet<string> = new Set(['uncertain', 'some-recipients-refused', 'too-many-to-address']);
