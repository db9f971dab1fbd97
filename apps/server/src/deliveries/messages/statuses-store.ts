import type { WebhookStatus } from '@tideform/contract';
import type { Database } from '../../database/connect.ts';
import type { WebhookTables } from '../../webhooks/webhooks-store.ts';
import { getDeliveryStatus, type WebhookEventTables } from './event-tables.ts';

/**
 * Loads the status of each webhook's last event about the given responses.
 * @returns a map from response ID to statuses
 */
export async function loadWebhookStatuses(
  database: Database,
  form: { readonly teamId: string; readonly formId: string },
  responseIds: readonly string[],
): Promise<Map<string, WebhookStatus[]>> {
  const rows = await database
    .withTables<WebhookEventTables & WebhookTables>()
    .selectFrom('webhook_messages as message')
    .innerJoin('webhooks as webhook', 'webhook.id', 'message.webhook_id')
    .where('message.team_id', '=', form.teamId)
    .where('message.form_id', '=', form.formId)
    .where('message.response_id', 'in', [...responseIds])
    .select(['message.response_id', 'webhook.id', 'webhook.name', 'webhook.url', 'webhook.type', 'message.state'])
    .select('webhook.include_pdf')
    .select(['message.attempts', 'message.status_code', 'message.failure', 'message.next_at'])
    .select(['message.tried_at', 'message.made_at'])
    .distinctOn(['message.response_id', 'webhook.id'])
    .orderBy('message.response_id')
    .orderBy('webhook.id')
    .orderBy('message.place', 'desc')
    .execute();
  const statuses = new Map<string, WebhookStatus[]>();
  for (const row of rows) {
    const { id, name, type } = row;
    const timestamp = (row.tried_at ?? row.made_at).toISOString();
    const status = {
      id,
      name,
      url: new URL(row.url).origin,
      type,
      includePdf: row.include_pdf,
      ...getDeliveryStatus(row),
      timestamp,
    };
    statuses.set(row.response_id, [...(statuses.get(row.response_id) ?? []), status]);
  }
  for (const all of statuses.values()) all.sort((a, b) => a.name.localeCompare(b.name, 'en') || (a.id < b.id ? -1 : 1));
  return statuses;
}
