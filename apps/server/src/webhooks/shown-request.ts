import type { WebhookTarget } from './webhook-secrets-store.ts';

const hidden = 'v1,…';

/** A request to a webhook, as builders are shown it: without what proves that it is ours. */
export const shownRequest = ({ url, secret }: WebhookTarget, messageId: string) => ({
  method: 'POST' as const,
  url,
  headers: {
    'content-type': 'application/json',
    'webhook-id': messageId,
    ...(secret !== null && { 'webhook-signature': hidden }),
  },
});
