import { Readable } from 'node:stream';
import multipart from '@fastify/multipart';
import {
  type ApiOperation,
  type ApiResult,
  type BodyKind,
  commonRefusals,
  idempotencyHeader,
  type StreamLine,
  streamContentType,
} from '@tideform/contract';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { type AnyCaller, authenticate } from '../authentication/authenticate.ts';
import { authorize } from '../authentication/authorize.ts';
import { getCallIdentities, limitCalls } from '../authentication/limit-calls.ts';
import { createBodyLimit, createCallLimit, isForRespondents } from '../authentication/respondent-limits.ts';
import type { ServerContext } from '../context.ts';
import { auditOperation } from './audit-operation.ts';
import { createProblem, handleError, sendProblem, toFailure } from './errors.ts';
import type { OperationCall, OperationImplementation } from './implement.ts';
import { limitJson, readCall } from './read-call.ts';

/** Registers the routes of all operations. */
export async function serveOperations(
  app: FastifyInstance,
  context: ServerContext,
  implementations: readonly OperationImplementation[],
): Promise<void> {
  app.setErrorHandler(handleError);
  const limits: RespondentLimits = { countCall: createCallLimit(), bodies: createBodyLimit() };
  for (const kind of ['json', 'multipart', 'raw'] as const) {
    const implementationsOfKind = implementations.filter(({ operation }) => operation.bodyKind === kind);
    await app.register(async (scope) => {
      addBodyParsers(scope, kind);
      for (const implementation of implementationsOfKind) serveOperation(scope, context, implementation, limits);
    });
  }
}

declare module 'fastify' {
  interface FastifyContextConfig {
    /**
     * How the request's JSON body is handled: parsed, parsed with a limited number of values, or passed on unparsed.
     */
    readonly json?: 'parsed' | 'limited' | 'bytes';
  }
}

/** Maximum number of values in a JSON body from an unauthenticated caller. */
const MAX_VALUES = 20_000;

function addBodyParsers(scope: FastifyInstance, kind: BodyKind): void {
  if (kind === 'multipart') scope.register(multipart);
  if (kind === 'json') addJsonParser(scope);
  if (kind !== 'raw') return;
  scope.removeAllContentTypeParsers();
  scope.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, bytes, done) => done(null, bytes));
}

/**
 * Adds a JSON parser like Fastify's, which first limits the number of values in bodies from unauthenticated callers.
 */
function addJsonParser(scope: FastifyInstance): void {
  const parseText = scope.getDefaultJsonParser('error', 'error');
  scope.addContentTypeParser<Buffer>('application/json', { parseAs: 'buffer' }, (request, bytes, done) => {
    const { json } = request.routeOptions.config;
    if (json === 'bytes') return done(null, bytes);
    try {
      if (json === 'limited') limitJson(bytes, MAX_VALUES);
    } catch (error) {
      return done(error as Error);
    }
    parseText(request, bytes.toString('utf8'), done);
  });
}

interface RespondentLimits {
  readonly countCall: ReturnType<typeof createCallLimit>;
  readonly bodies: ReturnType<typeof createBodyLimit>;
}

/** Registers the route of an operation. Authentication, rate limits and authorization run before the body is read. */
function serveOperation(
  scope: FastifyInstance,
  context: ServerContext,
  implementation: OperationImplementation,
  { countCall, bodies }: RespondentLimits,
): void {
  const { operation, handler } = implementation;
  const callers = new WeakMap<FastifyRequest, AnyCaller & object>();
  const bodyEnds = new WeakMap<FastifyRequest, () => void>();
  const countOuts = new WeakMap<FastifyRequest, () => void>();
  const isLimited = isForRespondents(operation);
  const isUnknown = isLimited || operation.caller === 'none';
  scope.route({
    method: operation.method,
    url: operation.path.replace(/\{(\w+)\}/g, ':$1'),
    bodyLimit: operation.bodyLimitBytes,
    config: { json: implementation.readsBytes ? 'bytes' : isUnknown ? 'limited' : 'parsed' },
    onRequest: async (request, reply) => {
      reply.header('cache-control', 'no-store');
      if (isLimited) bodyEnds.set(request, bodies.begin(request.raw, request.ip));
      const countOut = isLimited ? countCall(request.ip) : undefined;
      try {
        await limitCalls(context.database, operation, { address: request.ip });
        const caller = await authenticate(operation, request, context);
        await limitCalls(context.database, operation, getCallIdentities(caller));
        await authorize(operation, caller, context);
        if (caller) callers.set(request, caller);
      } finally {
        countOut?.();
      }
    },
    ...(isLimited && {
      preHandler: async (request: FastifyRequest, reply: FastifyReply) => {
        bodyEnds.get(request)?.();
        const countOut = countCall(request.ip);
        countOuts.set(request, countOut);
        reply.raw.once('close', countOut);
      },
      onSend: async (request: FastifyRequest) => countOuts.get(request)?.(),
    }),
    handler: async (request: FastifyRequest, reply: FastifyReply) => {
      const call = await readCall(implementation, request, reply, callers.get(request));
      const result = await handler(call, context);
      if (result.ok) await auditOperation(context, operation, call);
      return sendResult(operation, call, request, reply, result);
    },
  });
}

/** Sends the result of a handler as the operation's kind of response. */
function sendResult(
  operation: ApiOperation,
  { idempotencyKey }: OperationCall<ApiOperation>,
  request: FastifyRequest,
  reply: FastifyReply,
  result: ApiResult<ApiOperation>,
): FastifyReply {
  if (!result.ok) {
    const status = { ...commonRefusals, ...operation.refusals }[result.refusal] ?? 500;
    const { refusal: code, detail, retryAfterSeconds } = result;
    return sendProblem(reply, { status, code, ...(detail && { detail }), retryAfterSeconds });
  }
  if (idempotencyKey !== undefined) reply.header(idempotencyHeader, idempotencyKey);
  switch (operation.replyKind) {
    case 'json':
      return reply.send(operation.output.parse(result.value));
    case 'redirect':
      return reply.redirect(new URL((operation.output.parse(result.value) as { url: string }).url).href, 303);
    case 'stream':
      // NOTE: this header tells proxies not to buffer the stream.
      reply.header('x-accel-buffering', 'no').type(streamContentType);
      return reply.send(Readable.from(streamLines(operation, request, result.value as AsyncIterable<unknown>)));
  }
}

/** Yields the lines of a streamed response. Headers are already sent, so an error becomes the last line. */
async function* streamLines(
  operation: ApiOperation,
  request: FastifyRequest,
  values: AsyncIterable<unknown>,
): AsyncGenerator<string> {
  const write = (line: StreamLine) => `${JSON.stringify(line)}\n`;
  try {
    for await (const value of values) yield write({ value: operation.output.parse(value) });
    yield write({ end: true });
  } catch (error) {
    const { retryAfterSeconds: _, ...details } = toFailure(error as Error, request);
    yield write({ problem: createProblem(details) });
  }
}
