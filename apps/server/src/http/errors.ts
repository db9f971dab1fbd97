import { type ProblemBody, problemContentType } from '@tideform/contract';
import { GraphError, GraphOutage } from '@tideform/graph';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { findClaimsChallenge } from '../authentication/claims-challenge.ts';
import { isDatabaseOutage } from '../database/database-errors.ts';
import { Refused } from '../refused.ts';

type ProblemDetails = Omit<ProblemBody, 'type' | 'title'>;

/** Problem document for the client, with the time to wait before a retry. */
interface ReportedFailure extends ProblemDetails {
  readonly retryAfterSeconds?: number | undefined;
}

/** Creates a problem document (RFC 9457). */
export function createProblem(details: ProblemDetails): ProblemBody {
  return { type: 'about:blank', title: details.code, ...details };
}

/** Sends a problem document as the response. */
export function sendProblem(reply: FastifyReply, { retryAfterSeconds, ...details }: ReportedFailure): FastifyReply {
  if (retryAfterSeconds !== undefined) reply.header('retry-after', String(retryAfterSeconds));
  return reply.status(details.status).type(problemContentType).send(createProblem(details));
}

/** Sends the response to a request whose handler threw an error: a problem document. */
export function handleError(error: Error, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const failure = toFailure(error, request);
  const { status, code } = failure;
  if (status === 401 || status === 403) request.log.info({ code, address: request.ip }, 'Refused');
  return sendProblem(reply, failure);
}

/**
 * Converts a thrown error to a failure that the client can act on, without internal details. Also logs server errors.
 */
export function toFailure(error: Error & { statusCode?: number }, request: FastifyRequest): ReportedFailure {
  const challenge = findClaimsChallenge(error);
  if (challenge) return { status: 401, code: 'unauthorized', claims: challenge.claims };
  if (error instanceof Refused) {
    const { status, code, detail, retryAfterSeconds } = error;
    return { status, code, ...(detail && { detail }), retryAfterSeconds };
  }
  if (error instanceof GraphError) return toGraphFailure(error, request);
  if (error instanceof GraphOutage) {
    request.log.warn({ reason: error.reason, err: error.cause }, 'Graph didn’t respond');
    return { status: 503, code: 'graph-unavailable', retryAfterSeconds: 5 };
  }
  if (isDatabaseOutage(error)) {
    request.log.error({ err: error }, 'The database didn’t respond');
    return { status: 503, code: 'unavailable', retryAfterSeconds: 5 };
  }
  const status = error.statusCode;
  if (status === 429) return { status, code: 'too-many-requests' };
  if (status && status >= 400 && status < 500) return { status, code: 'invalid-request' };
  request.log.error({ err: error }, 'Operation failed');
  return { status: 500, code: 'internal-error' };
}

/**
 * Converts an error of Graph to a failure. Only 401 and 403 concern the caller's own token. Other errors are reported
 * as unavailable.
 */
function toGraphFailure(error: GraphError, request: FastifyRequest): ReportedFailure {
  if (error.status === 401) return { status: 401, code: 'unauthorized', detail: 'Unauthorized' };
  if (error.status === 403) return { status: 403, code: 'forbidden' };
  request.log.warn({ graphCode: error.code, graphStatus: error.status, graphRequest: error.request }, 'Graph error');
  return { status: 503, code: 'graph-unavailable', retryAfterSeconds: error.retryAfterSeconds ?? 5 };
}
