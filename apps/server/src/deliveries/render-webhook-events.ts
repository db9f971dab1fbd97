import { randomUUID } from 'node:crypto';
import type { Webhook } from '@tideform/contract';
import type { ServerContext } from '../context.ts';
import { createWebhookPayload, type TriggerType, webhookTypeByTrigger } from '../webhooks/create-webhook-payload.ts';
import { renderEventBody } from '../webhooks/teams/render-event-body.ts';
import { loadWebhooks } from '../webhooks/webhooks-store.ts';
import type { StoredSubmission } from './find-submission.ts';
import { getBodySealContext, type NewWebhookEvent } from './messages/events-store.ts';

interface WebhookEventContext {
  readonly teamId: string;
  readonly formId: string;
  readonly tenantId: string;
  readonly triggerType: TriggerType;
  /** Finds the ID of the previous event for a webhook, so that a resent event keeps its ID. */
  readonly idOf?: (webhookId: string) => string | undefined;
}

/**
 * Renders and encrypts one event per webhook of the form. If the form has no webhooks, the response isn't read.
 * @throws UnreadableFile
 */
export async function renderWebhookEvents(
  { database, secrets, publicUrl }: Pick<ServerContext, 'database' | 'secrets' | 'publicUrl'>,
  stored: StoredSubmission,
  { teamId, formId, tenantId, triggerType, idOf }: WebhookEventContext,
): Promise<NewWebhookEvent[]> {
  const webhooksOfTrigger = await loadWebhooks(database, teamId, { formId, type: webhookTypeByTrigger[triggerType] });
  const custom = webhooksOfTrigger.filter(({ origin }) => origin === 'CUSTOM');
  if (custom.length === 0) return [];
  const response = await stored.loadFile();
  const isDraft = response.version < 1;
  const webhooks = custom.filter(({ environment }) => isDraft === (environment === 'preview'));
  const payload = createWebhookPayload(response, { teamId, tenantId, publicUrl, triggerType, isDraft });
  const pdf = webhooks.some(shouldIncludePdf) ? await stored.loadPdf(MAX_PDF_BYTES) : undefined;
  const { formTitle, schema, submissionNumber = null } = response;
  const events = webhooks.map(async (webhook) => {
    const id = idOf?.(webhook.id) ?? randomUUID();
    const body = JSON.stringify(await renderEventBody(webhook, { payload, formTitle, schema, isDraft, pdf }));
    return { id, webhookId: webhook.id, submissionNumber, sealedBody: secrets.seal(body, getBodySealContext(id)) };
  });
  return Promise.all(events);
}

const MAX_PDF_BYTES = 10 * 1024 * 1024;

const shouldIncludePdf = ({ includePdf, format }: Webhook): boolean => includePdf && format === 'json';
