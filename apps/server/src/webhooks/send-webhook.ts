import type { ServerContext } from '../context.ts';
import type { OutboundReply } from '../external-services/guarded/outbound-http.ts';
import { openValidSecrets, signWebhook } from './sign-webhook.ts';
import type { WebhookTarget } from './webhook-secrets-store.ts';

/** Sends one signed request to a webhook. @param id ID of the event, the same in all attempts */
export function sendWebhook(
  { outboundHttp, secrets, now }: Pick<ServerContext, 'outboundHttp' | 'secrets' | 'now'>,
  target: WebhookTarget,
  { id, body }: { readonly id: string; readonly body: Uint8Array },
): Promise<OutboundReply> {
  const signed = signWebhook({ id, body, now: now() }, openValidSecrets(secrets, target.id, { ...target, now: now() }));
  const headers = { 'content-type': 'application/json', 'user-agent': 'Tideform-Webhooks/1', ...signed };
  return outboundHttp.post({ url: target.url, headers, body });
}

/** Returns true for a response with a 2xx status. Redirects count as failures. */
export const isSuccessfulReply = (reply: OutboundReply): boolean =>
  reply.kind === 'answered' && reply.status >= 200 && reply.status < 300;
