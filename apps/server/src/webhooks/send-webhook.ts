import { createHmac, randomBytes } from 'node:crypto';
import type { ServerContext } from '../context.ts';
import type { OutboundReply } from '../external-services/guarded/outbound-http.ts';
import type { Secrets } from '../secrets/secrets.ts';
import type { SealedSecrets, WebhookTarget } from './webhook-secrets-store.ts';

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

const SECRET_PREFIX = 'whsec_';

export const createWebhookSecret = (): string => SECRET_PREFIX + randomBytes(32).toString('base64');

/** Returns the context under which a webhook's secret is sealed. */
export const getSecretSealContext = (webhookId: string): string => `webhooks/${webhookId}/secret`;

/** Headers of the Standard Webhooks specification. A retry has the same ID but a new timestamp. */
interface SignedHeaders extends Readonly<Record<string, string>> {
  readonly 'webhook-id': string;
  readonly 'webhook-timestamp': string;
}

/**
 * Creates the headers that authenticate an event, with one signature per valid secret. Without a secret, the event
 * isn't signed.
 */
function signWebhook(
  message: { readonly id: string; readonly body: Uint8Array; readonly now: Date },
  secrets: readonly string[],
): SignedHeaders {
  const timestamp = String(Math.floor(message.now.getTime() / 1000));
  const signatures = secrets.map((secret) => {
    const hmac = createHmac('sha256', Buffer.from(secret.slice(SECRET_PREFIX.length), 'base64'));
    return `v1,${hmac.update(`${message.id}.${timestamp}.`).update(message.body).digest('base64')}`;
  });
  return {
    'webhook-id': message.id,
    'webhook-timestamp': timestamp,
    ...(signatures.length > 0 && { 'webhook-signature': signatures.join(' ') }),
  };
}

/**
 * Decrypts the secrets that are currently valid, newest first. Leaves out secrets that were encrypted with another key.
 */
function openValidSecrets(
  secrets: Secrets,
  webhookId: string,
  { secret, formerSecret, formerUntil, now }: SealedSecrets & { readonly now: Date },
): string[] {
  const former = formerUntil && formerUntil > now ? formerSecret : null;
  return [secret, former].flatMap((sealed) =>
    sealed === null ? [] : (secrets.open(sealed, getSecretSealContext(webhookId)) ?? []),
  );
}
