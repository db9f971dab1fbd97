import { type Problem, problemContentType } from '@tideform/contract';
import { GraphError, GraphOutage } from '@tideform/graph';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { findClaimsChallenge } from '../callers/claims-challenge.ts';
import { isDatabaseOutage } from '../database/is-outage.ts';
import { Refused } from '../refused.ts';

/** Sends a problem document. */
export function sendProblem(
  reply: FastifyReply,
  told: Omit<Problem, 'type' | 'title'> & { title?: string },
): FastifyReply {
  const body: Problem = { type: 'about:blank', title: told.title ?? told.code, ...told };
  return reply.status(told.status).type(problemContentType).send(body);
}

/** Turns whatever was thrown into a problem document: what the caller can act on, and nothing of our inside. */
export function handleError(
  error: Error & { statusCode?: number },
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply {
  const challenge = findClaimsChallenge(error);
  if (challenge) return sendProblem(reply, { status: 401, code: 'unauthorized', claims: challenge.claims });
  if (error instanceof Refused) {
    return sendProblem(reply, {
      status: error.status,
      code: error.code,
      ...(error.detail && { detail: error.detail }),
    });
  }
  if (error instanceof GraphError) return sendGraphRefusal(error, request, reply);
  if (error instanceof GraphOutage) {
    request.log.warn({ reason: error.reason, err: error.cause }, 'Graph did not answer');
    return sendProblem(reply.header('retry-after', '5'), { status: 503, code: 'graph-unavailable' });
  }
  if (isDatabaseOutage(error)) {
    request.log.error({ err: error }, 'The database did not answer');
    return sendProblem(reply.header('retry-after', '5'), { status: 503, code: 'unavailable' });
  }
  const status = error.statusCode;
  if (status === 429) return sendProblem(reply, { status, code: 'too-many-requests' });
  if (status && status >= 400 && status < 500) return sendProblem(reply, { status, code: 'invalid-request' });
  request.log.error({ err: error }, 'An operation failed');
  return sendProblem(reply, { status: 500, code: 'internal-error' });
}

/** Graph's no to the caller's own token is our no; anything else it says is not the caller's to mend. */
function sendGraphRefusal(error: GraphError, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  if (error.status === 401) return sendProblem(reply, { status: 401, code: 'unauthorized', detail: 'Unauthorized' });
  if (error.status === 403) return sendProblem(reply, { status: 403, code: 'forbidden' });
  request.log.warn({ graphCode: error.code, graphStatus: error.status, graphRequest: error.request }, 'Graph refused');
  const seconds = error.retryAfterSeconds ?? 5;
  return sendProblem(reply.header('retry-after', String(seconds)), { status: 503, code: 'graph-unavailable' });
}
