import type { WebhookMessage } from '@tideform/contract';

/** Formats the submission number of an event; the response ID if it has none. */
export const formatSubmissionNumber = (
  { submissionNumber, responseId }: Pick<WebhookMessage, 'submissionNumber' | 'responseId'>,
  locale: string,
): string => (submissionNumber === null ? responseId : new Intl.NumberFormat(locale).format(submissionNumber));
