import { randomUUID } from 'node:crypto';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { Refusal } from '../refusal.ts';
import { createErrorResponse, toRefusal } from './call/error-response.ts';
import { createMethodNotAllowed } from './call/match-address.ts';

/** Responds with Graph errors to requests without a route, such as unsupported methods, and to malformed requests. */
export async function refuseUnroutable(app: FastifyInstance): Promise<void> {
  app.setErrorHandler((error: FastifyError, request, reply) => {
    const isClientError = error.statusCode !== undefined && error.statusCode < 500;
    if (!isClientError) request.log.error({ err: error }, 'Graph call failed');
    return sendRefusal(request, reply, isClientError ? createMalformedRefusal() : toRefusal(error));
  });
  for (const prefix of ['/v1.0', '/workspace']) {
    await app.register(async (scope) => scope.setNotFoundHandler(refuseMethod), { prefix });
  }
}

const refuseMethod = (request: FastifyRequest, reply: FastifyReply) =>
  sendRefusal(request, reply, createMethodNotAllowed());

/**
 * Refuses a request whose URL can't be parsed, if it is meant for Graph.
 * @returns `undefined` for other requests
 */
export function refuseUnreadable(request: FastifyRequest, reply: FastifyReply): FastifyReply | undefined {
  return isGraphUrl(request.raw.url ?? '') ? sendRefusal(request, reply, createMalformedRefusal()) : undefined;
}

const isGraphUrl = (url: string): boolean => /^\/(v1\.0|workspace)(\/|%|$)/.test(url);

const createMalformedRefusal = (): Refusal => new Refusal(400, 'BadRequest', 'The request can’t be parsed.');

function sendRefusal(request: FastifyRequest, reply: FastifyReply, refusal: Refusal): FastifyReply {
  const requestId = randomUUID();
  const clientRequestId = String(request.headers['client-request-id'] ?? requestId);
  const { status, body, headers } = createErrorResponse(refusal, { requestId, clientRequestId }, new Date());
  return reply
    .code(status)
    .headers({ ...headers, 'request-id': requestId })
    .send(JSON.stringify(body));
}
