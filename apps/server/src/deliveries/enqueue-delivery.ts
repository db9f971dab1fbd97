import { randomUUID } from 'node:crypto';
import type { Webhook } from '@tideform/contract';
import { UnreadableFileError } from '@tideform/sync/library';
import type { FastifyBaseLogger } from 'fastify';
import type { ServerContext } from '../context.ts';
import { createWebhookPayload, type TriggerType, webhookTypeByTrigger } from '../webhooks/create-webhook-payload.ts';
import { renderEventBody } from '../webhooks/teams/render-event-body.ts';
import { loadWebhooks } from '../webhooks/webhooks-store.ts';
import { type Delivery, type DeliveryTarget, insertDelivery } from './deliveries-store.ts';
import { insertEmail } from './emails/emails-store.ts';
import { renderResponseEmail } from './emails/render-response-email.ts';
import { sendEmailsJobType } from './emails/send-emails.ts';
import type { StoredSubmission } from './find-submission.ts';
import { getBodySealContext, insertEvents, type NewWebhookEvent } from './messages/events-store.ts';
import { sendEventsJobType } from './messages/job-types.ts';

export interface DeliveryRequest {
  readonly event: Delivery;
  /** Kind of target to notify; `undefined` for all kinds of the trigger. */
  readonly target?: DeliveryTarget | undefined;
  readonly tenantId: string;
  /** ID of the user who requested the delivery, for the delivery log. */
  readonly by: string;
  /** ID of the share link through which an anonymous respondent submitted the response. */
  readonly shareId?: string | undefined;
}

/**
 * Renders the webhook events and the email about a stored response, and queues them. Queues at most one delivery per
 * response, revision, trigger and kind of target.
 * @returns `false` if the response's file can't be read
 */
export async function enqueueDelivery(
  context: Pick<ServerContext, 'database' | 'secrets' | 'publicUrl' | 'enqueueJob' | 'now'>,
  stored: StoredSubmission,
  { event, target, tenantId, by, shareId }: DeliveryRequest,
  log: FastifyBaseLogger,
): Promise<boolean> {
  const { database, now, enqueueJob } = context;
  const { teamId, responseId, triggerType } = event;
  const targets = target ? [target] : targetsByTrigger[triggerType];
  const details = { ...event, tenantId, shareId };
  const prepared = await Promise.all([
    targets.includes('webhook') ? renderWebhookEvents(context, stored, details) : [],
    targets.includes('email') ? renderResponseEmail(context, stored, details) : undefined,
  ]).catch(ignoreUnreadableFile);
  if (!prepared) return false;
  const [webhookEvents, email] = prepared;
  await database.transaction().execute(async (transaction) => {
    const newTargets = await insertDelivery(transaction, event, targets, { by, now: now() });
    if (newTargets.length > 0) log.info({ ...event, targets: newTargets }, 'Delivery accepted');
    if (webhookEvents.length > 0 && newTargets.includes('webhook')) {
      await insertEvents(transaction, event, webhookEvents, now());
      await enqueueJob(sendEventsJobType, { teamId, responseId }, { transaction });
    }
    if (email && newTargets.includes('email')) {
      await insertEmail(transaction, event, email, now());
      await enqueueJob(sendEmailsJobType, { teamId, responseId }, { transaction });
    }
  });
  return true;
}

/** Turns an unreadable file into `undefined`: anyone with access to the library could have changed the file. */
function ignoreUnreadableFile(error: unknown): undefined {
  if (!(error instanceof UnreadableFileError)) throw error;
}

/** Maps a trigger to the kinds of targets that are notified. Deletions aren't sent by email. */
const targetsByTrigger: Record<'submit' | 'resubmit' | 'delete', readonly DeliveryTarget[]> = {
  submit: ['webhook', 'email'],
  resubmit: ['webhook', 'email'],
  delete: ['webhook'],
};

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
