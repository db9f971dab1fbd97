import type { MessagesOf } from '@tideform/i18n';
import type { marketplaceMessages } from './marketplace.messages.ts';

type RefusalMessages = MessagesOf<typeof marketplaceMessages>['refusals'];

/** Returns the message for a refusal of the server. */
export const formatRefusal = (refusal: string, messages: RefusalMessages): string =>
  Object.hasOwn(messages, refusal) ? messages[refusal as keyof RefusalMessages] : messages.other;
