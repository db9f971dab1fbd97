import { type Problem, problemContentType } from '@tideform/contract';
import { GraphError, GraphOutage } from '@tideform/graph';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { findClaimsChallenge } from '../authentication/claims-challenge.ts';
import { isDatabaseOutage } from '../database/is-outage.ts';
import { Refused } from '../refused.ts';

type Told = Omit<Problem, 'type' | 'title'>;

/** What a caller is told, and when to ask again. */
interface Failure extends Told {
  readonly retryAfterSeconds?: number | undefined;
}

/** Writes a problem document. */
export function problemOf(told: Told): Problem {
  return { type: 'about:blank', title: told.code, ...told };
}

/** Sends a problem document. */
export function sendProblem(reply: FastifyReply, { retryAfterSeconds, ...told }: Failure): FastifyReply {
  if (retryAfterSeconds !== undefined) reply.header('retry-after', String(retryAfterSeconds));
  return reply.status(told.status).type(problemContentType).send(problemOf(told));
}

/** Turns whatever was thrown into a problem document. */
export function handleError(error: Error, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const failure = failureOf(error, request);
  const { status, code } = failure;
  if (status === 401 || status === 403) request.log.info({ code, address: request.ip }, 'Refused');
  return sendProblem(reply, failure);
}

/** What can be told of whatever was thrown: what the caller can act on, and nothing of our inside. Logs what is ours to mend. */
export function failureOf(error: Error & { statusCode?: number }, request: FastifyRequest): Failure {
  const challenge = findClaimsChallenge(error);
  if (challenge) return { status: 401, code: 'unauthorized', claims: challenge.claims };
  if (error instanceof Refused) {
    const { status, code, detail, retryAfterSeconds } = error;
    return { status, code, ...(detail && { detail }), retryAfterSeconds };
  }
  if (error instanceof GraphError) return graphRefusal(error, request);
  if (error instanceof GraphOutage) {
    request.log.warn({ reason: error.reason, err: error.cause }, 'Graph did not answer');
    return { status: 503, code: 'graph-unavailable', retryAfterSeconds: 5 };
  }
  if (isDatabaseOutage(error)) {
    request.log.error({ err: error }, 'The database did not answer');
    return { status: 503, code: 'unavailable', retryAfterSeconds: 5 };
  }
  const status = error.statusCode;
  if (status === 429) return { status, code: 'too-many-requests' };
  if (status && status >= 400 && status < 500) return { status, code: 'invalid-request' };
  request.log.error({ err: error }, 'An operation failed');
  return { status: 500, code: 'internal-error' };
}

/** Graph's no to the caller's own token is our no; anything else it says is not the caller's to mend. */
function graphRefusal(error: GraphError, request: FastifyRequest): Failure {
  if (error.status === 401) return { status: 401, code: 'unauthorized', detail: 'Unauthorized' };
  if (error.status === 403) return { status: 403, code: 'forbidden' };
  request.log.warn({ graphCode: error.code, graphStatus: error.status, graphRequest: error.request }, 'Graph refused');
  return { status: 503, code: 'graph-unavailable', retryAfterSeconds: error.retryAfterSeconds ?? 5 };
}
