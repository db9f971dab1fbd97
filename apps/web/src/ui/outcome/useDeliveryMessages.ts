import { useMessages } from '@tideform/i18n/react';
import { emailOutcomeMessages } from './email-outcome.messages.ts';
import type { DeliveryMessages } from './format-delivery-result.ts';
import { outcomeMessages } from './outcome.messages.ts';

/** Returns the messages about results of webhooks and emails. */
export function useDeliveryMessages(): DeliveryMessages {
  return { outcomes: useMessages(outcomeMessages), emails: useMessages(emailOutcomeMessages) };
}
