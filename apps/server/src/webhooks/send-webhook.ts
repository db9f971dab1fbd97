import type { ServerContext } from '../context.ts';
import type { OutboundReply } from '../external-services/guarded/outbound-http.ts';
import { openSecrets, signWebhook } from './sign-webhook.ts';
import type { WebhookTarget } from './webhook-secrets-store.ts';

/** Sends a message once, signed. @param id stays the same however often it is sent */
export function sendWebhook(
  { outside, secrets, now }: Pick<ServerContext, 'outside' | 'secrets' | 'now'>,
  target: WebhookTarget,
  { id, body }: { readonly id: string; readonly body: Uint8Array },
): Promise<OutboundReply> {
  const signed = signWebhook({ id, body, now: now() }, openSecrets(secrets, target.id, { ...target, now: now() }));
  const headers = { 'content-type': 'application/json', 'user-agent': 'Tideform-Webhooks/1', ...signed };
  return outside.post({ url: target.url, headers, body });
}

/** Any answer of success; a redirect is none. */
export const isSent = (reply: OutboundReply): boolean =>
  reply.kind === 'answered' && reply.status >= 200 && reply.status < 300;
