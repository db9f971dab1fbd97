import { operations as api } from '@tideform/contract';
import { isRecord } from '@tideform/engine';
import { implement, refuse, respond } from '../../http/implement.ts';
import { describeRequest } from '../../webhooks/describe-request.ts';
import { findWebhookTarget } from '../../webhooks/webhook-secrets-store.ts';
import { findSubmission } from '../find-submission.ts';
import { getStatusText } from './delivery-status.ts';
import { getBodySealContext } from './events-store.ts';
import { findEvent, loadAttempts } from './list-events-store.ts';

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
