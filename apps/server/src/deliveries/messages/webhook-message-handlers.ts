import { operations as api } from '@tideform/contract';
import { isRecord } from '@tideform/engine';
import { implement, refuse, respond } from '../../http/implement.ts';
import { describeRequest } from '../../webhooks/send-webhook.ts';
import { findWebhookTarget } from '../../webhooks/webhook-secrets-store.ts';
import { findSubmission } from '../find-submission.ts';
import { getStatusText } from './event-tables.ts';
import { getBodySealContext } from './events-store.ts';
import { resetHostFailures } from './hosts-store.ts';
import { sendEventsJobType } from './job-types.ts';
import { countEvents, findEvent, loadAttempts, loadEvents } from './list-events-store.ts';
import { replayEvents } from './replay-store.ts';

const MAX_ATTEMPTS = 100;

export const getWebhookMessage = implement(api.getWebhookMessage, async ({ params, caller }, context) => {
  const { database, graphAs, secrets } = context;
  const target = await findWebhookTarget(database, params);
  const found = target && (await findEvent(database, params, params.messageId));
  if (!found) return refuse('not-found');
  const { message, formId, sealedBody } = found;
  const submissionKey = { teamId: params.teamId, formId, responseId: message.responseId };
  const canRead =
    sealedBody !== null && (await findSubmission(graphAs(caller.graphToken), submissionKey)) !== undefined;
  const body = canRead ? secrets.open(sealedBody, getBodySealContext(message.id)) : undefined;
  const attempts = await loadAttempts(database, message.id, MAX_ATTEMPTS);
  return respond({
    message,
    request: {
      ...describeRequest(target, message.id),
      body: body === undefined ? null : maskPdf(body),
    },
    attempts: attempts.map((attempt) => ({
      at: attempt.at.toISOString(),
      tookMs: attempt.took_ms,
      statusCode: attempt.status_code,
      statusText: getStatusText(attempt.status_code),
      failure: attempt.failure as (typeof message)['failure'],
    })),
  });
});

/** Replaces the PDF in an event's body with its size in base64, since the screen can't show the PDF's bytes. */
function maskPdf(body: string): string {
  const payload: unknown = JSON.parse(body);
  if (!isRecord(payload)) return body;
  const { pdf } = payload;
  return JSON.stringify(typeof pdf === 'string' ? { ...payload, pdf: `${pdf.length} characters` } : payload, null, 2);
}

const PAGE_SIZE = 50;

export const listWebhookMessages = implement(api.listWebhookMessages, async ({ params, query }, { database }) => {
  if (!(await findWebhookTarget(database, params))) return refuse('not-found');
  const before = query.before === undefined ? undefined : Number(query.before);
  const { messages, next } = await loadEvents(database, params, { before, limit: PAGE_SIZE });
  return respond({ messages, next: next === null ? null : String(next) });
});

export const countWebhookMessages = implement(api.countWebhookMessages, async ({ params }, { database }) =>
  respond({ counts: await countEvents(database, params) }),
);

/** Maximum number of responses queued immediately. The job that runs every minute queues the rest. */
const BATCH_SIZE = 100;

export const replayWebhookMessages = implement(
  api.replayWebhookMessages,
  async ({ params, body, caller, log }, context) => {
    const { database, now, enqueueJob: runSoon } = context;
    const target = await findWebhookTarget(database, params);
    if (!target) return refuse('not-found');
    const queueKeys = await database.transaction().execute(async (transaction) => {
      const replayed = await replayEvents(transaction, params, body.messages, now());
      // A builder who replays events expects the host to work again, so the pause of requests to this host ends.
      await resetHostFailures(transaction, { teamId: params.teamId, host: new URL(target.url).host });
      for (const queueKey of replayed.slice(0, BATCH_SIZE)) await runSoon(sendEventsJobType, queueKey, { transaction });
      return replayed;
    });
    log.info({ ...params, replayed: queueKeys.length, by: caller.userId }, 'Webhook events queued again');
    return respond({ replayed: queueKeys.length });
  },
);
