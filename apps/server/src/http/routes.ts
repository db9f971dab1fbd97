import multipart from '@fastify/multipart';
import type { BodyKind } from '@tideform/contract';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { type AnyCaller, authenticate } from '../callers/authenticate.ts';
import { authorize } from '../callers/authorize.ts';
import { countedOf, limitCalls } from '../callers/limit-calls.ts';
import { createBodyWatch, createCallLimit, isForRespondents } from '../callers/respondent-limits.ts';
import type { ServerContext } from '../context.ts';
import { auditOperation } from './audit-operation.ts';
import { handleError } from './errors.ts';
import type { Implementation } from './implement.ts';
import { readCall } from './read-call.ts';
import { sendAnswer } from './send-answer.ts';

/** Serves operations, each under its own method and path. */
export async function serveOperations(
  app: FastifyInstance,
  context: ServerContext,
  implementations: readonly Implementation[],
): Promise<void> {
  app.setErrorHandler(handleError);
  const limits: RespondentLimits = { countIn: createCallLimit(), bodies: createBodyWatch() };
  for (const kind of ['json', 'multipart', 'raw'] as const) {
    const alike = implementations.filter(({ operation }) => operation.bodyKind === kind);
    await app.register(async (scope) => {
      prepareBodies(scope, kind);
      for (const implementation of alike) serveOperation(scope, context, implementation, limits);
    });
  }
}

/** JSON is what Fastify reads by itself. */
function prepareBodies(scope: FastifyInstance, kind: BodyKind): void {
  if (kind === 'multipart') scope.register(multipart);
  if (kind !== 'raw') return;
  scope.removeAllContentTypeParsers();
  scope.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, bytes, done) => done(null, bytes));
}

interface RespondentLimits {
  readonly countIn: ReturnType<typeof createCallLimit>;
  readonly bodies: ReturnType<typeof createBodyWatch>;
}

/** Who calls is known, counted and let in before the body is read. */
function serveOperation(
  scope: FastifyInstance,
  context: ServerContext,
  { operation, handler }: Implementation,
  { countIn, bodies }: RespondentLimits,
): void {
  const callers = new WeakMap<FastifyRequest, AnyCaller & object>();
  const bodyEnds = new WeakMap<FastifyRequest, () => void>();
  const countOuts = new WeakMap<FastifyRequest, () => void>();
  const isLimited = isForRespondents(operation);
  scope.route({
    method: operation.method,
    url: operation.path.replace(/\{(\w+)\}/g, ':$1'),
    bodyLimit: operation.bodyLimitBytes,
    onRequest: async (request, reply) => {
      reply.header('cache-control', 'no-store');
      if (isLimited) bodyEnds.set(request, bodies.begin(request.raw, request.ip));
      const countOut = isLimited ? countIn() : undefined;
      try {
        await limitCalls(context.database, operation, { address: request.ip });
        const caller = await authenticate(operation, request, context);
        await limitCalls(context.database, operation, countedOf(caller));
        await authorize(operation, caller, context);
        if (caller) callers.set(request, caller);
      } finally {
        countOut?.();
      }
    },
    ...(isLimited && {
      preHandler: async (request: FastifyRequest, reply: FastifyReply) => {
        bodyEnds.get(request)?.();
        const countOut = countIn();
        countOuts.set(request, countOut);
        reply.raw.once('close', countOut);
      },
      onSend: async (request: FastifyRequest) => countOuts.get(request)?.(),
    }),
    handler: async (request: FastifyRequest, reply: FastifyReply) => {
      const call = await readCall(operation, request, reply, callers.get(request));
      const given = await handler(call, context);
      if (given.ok) await auditOperation(context, operation, call);
      return sendAnswer(operation, call, request, reply, given);
    },
  });
}
