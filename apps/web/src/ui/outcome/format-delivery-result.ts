import type { EmailStatus, WebhookStatus } from '@tideform/contract';
import { formatDateTime } from '../format-date-time.ts';
import { joinParts } from '../join-parts.ts';
import type { EmailOutcomeMessages } from './email-outcome.messages.ts';
import { formatWebhookResult } from './format-webhook-result.ts';
import type { OutcomeMessages } from './outcome.messages.ts';

type Delivery = (WebhookStatus & { readonly kind: 'webhook' }) | (EmailStatus & { readonly kind: 'email' });

export interface DeliveryMessages {
  readonly outcomes: OutcomeMessages;
  readonly emails: EmailOutcomeMessages;
}

/** Returns the name of a delivery's target: the webhook's name, or a text for emails. */
export const getDeliveryName = (delivery: Delivery, { emails }: DeliveryMessages): string =>
  delivery.kind === 'webhook' ? delivery.name : emails.name;

/** Formats the result of a delivery. For a failure, includes the reason. */
export function formatDeliveryResult(
  delivery: Delivery,
  { outcomes, emails }: DeliveryMessages,
  locale: string,
): string {
  if (delivery.kind === 'webhook') return formatWebhookResult(delivery, outcomes, locale);
  const { status, failure, nextAt } = delivery;
  if (status !== 'error') return outcomes.statuses[status];
  const next = nextAt === null ? '' : outcomes.nextTry({ moment: formatDateTime(nextAt, locale) });
  return joinParts([failure ? emails.failures[failure] : outcomes.statuses.error, next]);
}
