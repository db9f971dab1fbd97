import { randomUUID } from 'node:crypto';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { Refusal } from '../refusal.ts';
import { answerError, toRefusal } from './call/error-answer.ts';
import { verbNotAllowed } from './call/match-address.ts';

/** Refuses in Graph's own words what no route takes, such as verbs that nothing has, and headers that cannot be read. */
export async function refuseUnroutable(app: FastifyInstance): Promise<void> {
  app.setErrorHandler((error: FastifyError, request, reply) => {
    const isTheirs = error.statusCode !== undefined && error.statusCode < 500;
    if (!isTheirs) request.log.error({ err: error }, 'Graph call failed');
    return sendRefusal(request, reply, isTheirs ? unreadable() : toRefusal(error));
  });
  for (const prefix of ['/v1.0', '/workspace']) {
    await app.register(async (scope) => scope.setNotFoundHandler(refuseVerb), { prefix });
  }
}

const refuseVerb = (request: FastifyRequest, reply: FastifyReply) => sendRefusal(request, reply, verbNotAllowed());

/**
 * Answers a request whose address cannot even be routed, if it was meant for Graph.
 * @returns `undefined` when it was not
 */
export function refuseUnreadable(request: FastifyRequest, reply: FastifyReply): FastifyReply | undefined {
  return isGraphs(request.raw.url ?? '') ? sendRefusal(request, reply, unreadable()) : undefined;
}

const isGraphs = (url: string): boolean => /^\/(v1\.0|workspace)(\/|%|$)/.test(url);

const unreadable = (): Refusal => new Refusal(400, 'BadRequest', 'The request cannot be read.');

function sendRefusal(request: FastifyRequest, reply: FastifyReply, refusal: Refusal): FastifyReply {
  const requestId = randomUUID();
  const clientRequestId = String(request.headers['client-request-id'] ?? requestId);
  const { status, body, headers } = answerError(refusal, { requestId, clientRequestId }, new Date());
  return reply
    .code(status)
    .headers({ ...headers, 'request-id': requestId })
    .send(JSON.stringify(body));
}
