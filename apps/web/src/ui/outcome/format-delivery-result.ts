import type { EmailStatus, WebhookStatus } from '@tideform/contract';
import { useMessages } from '@tideform/i18n/react';
import { formatDateTime } from '../formatting/format-date-time.ts';
import { joinParts } from '../join-parts.ts';
import { type EmailOutcomeMessages, emailOutcomeMessages } from './email-outcome.messages.ts';
import { type OutcomeMessages, outcomeMessages } from './outcome.messages.ts';

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

export type WebhookResult = Pick<WebhookStatus, 'status' | 'statusCode' | 'failure' | 'nextAt'>;

/** Formats the result of a webhook event. For a failure, includes the reason: 'Request failed: 502'. */
export function formatWebhookResult(
  { status, statusCode, failure, nextAt }: WebhookResult,
  messages: OutcomeMessages,
  locale: string,
): string {
  if (status !== 'error') return messages.statuses[status];
  const detail = statusCode !== null ? String(statusCode) : failure ? messages.failures[failure] : '';
  const next = nextAt === null ? '' : messages.nextTry({ moment: formatDateTime(nextAt, locale) });
  return joinParts([messages.requestFailed({ detail }), next]);
}

/** Returns the messages about results of webhooks and emails. */
export function useDeliveryMessages(): DeliveryMessages {
  return { outcomes: useMessages(outcomeMessages), emails: useMessages(emailOutcomeMessages) };
}
