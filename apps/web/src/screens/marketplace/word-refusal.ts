import type { MessagesOf } from '@tideform/i18n';
import type { marketplaceMessages } from './marketplace.messages.ts';

type Refusals = MessagesOf<typeof marketplaceMessages>['refusals'];

/** What the server refuses, in words. */
export const wordRefusal = (refusal: string, messages: Refusals): string =>
  Object.hasOwn(messages, refusal) ? messages[refusal as keyof Refusals] : messages.other;
