import { createHmac, randomBytes } from 'node:crypto';
import type { Secrets } from '../secrets/secrets.ts';
import type { SealedSecrets } from './webhook-secrets-store.ts';

const SECRET_PREFIX = 'whsec_';

export const createWebhookSecret = (): string => SECRET_PREFIX + randomBytes(32).toString('base64');

/** Returns the context under which a webhook's secret is sealed. */
export const getSecretSealContext = (webhookId: string): string => `webhooks/${webhookId}/secret`;

/** Headers of the Standard Webhooks specification. A retry has the same ID but a new timestamp. */
export interface SignedHeaders extends Readonly<Record<string, string>> {
  readonly 'webhook-id': string;
  readonly 'webhook-timestamp': string;
}

/**
 * Creates the headers that authenticate an event, with one signature per valid secret. Without a secret, the event
 * isn't signed.
 */
export function signWebhook(
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
export function openValidSecrets(
  secrets: Secrets,
  webhookId: string,
  { secret, formerSecret, formerUntil, now }: SealedSecrets & { readonly now: Date },
): string[] {
  const former = formerUntil && formerUntil > now ? formerSecret : null;
  return [secret, former].flatMap((sealed) =>
    sealed === null ? [] : (secrets.open(sealed, getSecretSealContext(webhookId)) ?? []),
  );
}
