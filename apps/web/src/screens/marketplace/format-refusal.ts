import type { MessagesOf } from '@tideform/i18n';
import type { marketplaceMessages } from './marketplace.messages.ts';

type Refusals = MessagesOf<typeof marketplaceMessages>['refusals'];

/** Returns the message for a refusal of the server. */
export const formatRefusal = (refusal: string, messages: Refusals): string =>
  Object.hasOwn(messages, refusal) ? messages[refusal as keyof Refusals] : messages.other;
