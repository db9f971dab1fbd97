import { createHmac, randomBytes } from 'node:crypto';
import type { Secrets } from '../secrets/secrets.ts';
import type { SealedSecrets } from './webhook-secrets-store.ts';

const prefix = 'whsec_';

export const newWebhookSecret = (): string => prefix + randomBytes(32).toString('base64');

/** Where a webhook's secret is sealed. */
export const secretPlace = (webhookId: string): string => `webhooks/${webhookId}/secret`;

/** Of the Standard Webhooks specification: the id stays the same when it is sent again, the time does not. */
export interface SignedHeaders extends Readonly<Record<string, string>> {
  readonly 'webhook-id': string;
  readonly 'webhook-timestamp': string;
}

/** The headers by which a receiver knows that a message is ours, signed with each secret that counts. Without one it is not signed. */
export function signWebhook(
  message: { readonly id: string; readonly body: Uint8Array; readonly now: Date },
  secrets: readonly string[],
): SignedHeaders {
  const timestamp = String(Math.floor(message.now.getTime() / 1000));
  const signatures = secrets.map((secret) => {
    const hmac = createHmac('sha256', Buffer.from(secret.slice(prefix.length), 'base64'));
    return `v1,${hmac.update(`${message.id}.${timestamp}.`).update(message.body).digest('base64')}`;
  });
  return {
    'webhook-id': message.id,
    'webhook-timestamp': timestamp,
    ...(signatures.length > 0 && { 'webhook-signature': signatures.join(' ') }),
  };
}

/** The secrets that count now, the newest first. One that was sealed with another key of the server is none. */
export function openSecrets(
  secrets: Secrets,
  webhookId: string,
  { secret, formerSecret, formerUntil, now }: SealedSecrets & { readonly now: Date },
): string[] {
  const former = formerUntil && formerUntil > now ? formerSecret : null;
  return [secret, former].flatMap((sealed) =>
    sealed === null ? [] : (secrets.open(sealed, secretPlace(webhookId)) ?? []),
  );
}
