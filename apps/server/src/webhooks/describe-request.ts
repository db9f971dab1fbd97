import type { WebhookTarget } from './webhook-secrets-store.ts';

const hiddenSignature = 'v1,…';

/** Returns the HTTP request to a webhook for display to builders, with the signature hidden. */
export const describeRequest = ({ url, secret }: WebhookTarget, messageId: string) => ({
  method: 'POST' as const,
  url,
  headers: {
    'content-type': 'application/json',
    'webhook-id': messageId,
    ...(secret !== null && { 'webhook-signature': hiddenSignature }),
  },
});
