import { getWebhookMessage as operation } from '@tideform/contract';
import { isRecord } from '@tideform/engine';
import { answer, implement, refuse } from '../../http/implement.ts';
import { shownRequest } from '../../webhooks/shown-request.ts';
import { readTarget } from '../../webhooks/webhook-secrets-store.ts';
import { findSubmission } from '../find-submission.ts';
import { bodyPlace } from './messages-store.ts';
import { statusTextOf } from './outcome-of.ts';
import { readAttempts, readMessage } from './read-messages-store.ts';

const mostAttempts = 100;

export const getWebhookMessage = implement(operation, async ({ params, caller }, context) => {
  const { database, graphAs, secrets } = context;
  const target = await readTarget(database, params);
  const found = target && (await readMessage(database, params, params.messageId));
  if (!found) return refuse('not-found');
  const { message, formId, sealedBody } = found;
  const place = { teamId: params.teamId, formId, responseId: message.responseId };
  const mayRead = sealedBody !== null && (await findSubmission(graphAs(caller.graphToken), place)) !== undefined;
  const body = mayRead ? secrets.open(sealedBody, bodyPlace(message.id)) : undefined;
  const attempts = await readAttempts(database, message.id, mostAttempts);
  return answer({
    message,
    request: {
      ...shownRequest(target, message.id),
      body: body === undefined ? null : withoutPdf(body),
    },
    attempts: attempts.map((attempt) => ({
      at: attempt.at.toISOString(),
      tookMs: attempt.took_ms,
      statusCode: attempt.status_code,
      statusText: statusTextOf(attempt.status_code),
      failure: attempt.failure as (typeof message)['failure'],
    })),
  });
});

/** A PDF is named by its size in base64: its bytes tell nobody anything. */
function withoutPdf(body: string): string {
  const payload: unknown = JSON.parse(body);
  if (!isRecord(payload)) return body;
  const { pdf } = payload;
  return JSON.stringify(typeof pdf === 'string' ? { ...payload, pdf: `${pdf.length} characters` } : payload, null, 2);
}
