import type { WebhookMessage } from '@tideform/contract';

/** What people call the submission that a message is of: its number, or its id where it has none. */
export const numberOf = (
  { submissionNumber, responseId }: Pick<WebhookMessage, 'submissionNumber' | 'responseId'>,
  locale: string,
): string => (submissionNumber === null ? responseId : new Intl.NumberFormat(locale).format(submissionNumber));
