import { type ApiOperation, commonRefusals, idempotencyHeader, operations } from '@tideform/contract';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { z } from 'zod';
import { authenticate } from '../callers/authenticate.ts';
import { authorize } from '../callers/authorize.ts';
import type { ServerContext } from '../context.ts';
import { Refused } from '../refused.ts';
import { handleError, sendProblem } from './errors.ts';
import type { Call, Handlers, Implementation } from './implement.ts';

/** Largest body of an operation; files never travel through here. */
const BODY_LIMIT_BYTES = 256 * 1024;

/** A client's key is an id of ours; longer ones are mistakes. */
const KEY_PATTERN = /^[\x21-\x7e]{1,200}$/;

/** Serves every operation of the contract's table under its own method and path. */
export async function serveOperations(app: FastifyInstance, context: ServerContext, handlers: Handlers): Promise<void> {
  app.setErrorHandler(handleError);
  for (const name of Object.keys(operations) as (keyof typeof operations)[]) {
    // NOTE: every handler was checked against its own operation where it was written; here they are all alike.
    const implementation = handlers[name] as unknown as Implementation;
    app.route({
      method: implementation.operation.method,
      url: implementation.operation.path.replace(/\{(\w+)\}/g, ':$1'),
      bodyLimit: BODY_LIMIT_BYTES,
      config: { rateLimit: limitOf(implementation.operation) },
      handler: (request, reply) => serve(implementation, request, reply, context),
    });
  }
}

/** Strangers are counted by address, and an office shares one: the probe is cheap, what writes is not. */
function limitOf({ caller, method }: ApiOperation): { max: number; timeWindow: string } | false {
  return caller === 'none' && { max: method === 'GET' ? 1200 : 120, timeWindow: '1 minute' };
}

async function serve(
  { operation, handler }: Implementation,
  request: FastifyRequest,
  reply: FastifyReply,
  context: ServerContext,
): Promise<FastifyReply> {
  reply.header('cache-control', 'no-store');
  const caller = await authenticate(operation, request, context.tokens);
  await authorize(operation, caller, context);
  const idempotencyKey = readKey(operation, request);
  const call = {
    params: parse(operation.params, request.params, 'path'),
    query: parse(operation.query, request.query, 'query'),
    body: parse(operation.body, request.body ?? undefined, 'body'),
    caller,
    idempotencyKey,
    log: request.log,
  } as Call<ApiOperation>;
  const given = await handler(call, context);
  if (!given.ok) {
    const status = { ...commonRefusals, ...operation.refusals }[given.refusal] ?? 500;
    return sendProblem(reply, { status, code: given.refusal, ...(given.detail && { detail: given.detail }) });
  }
  if (idempotencyKey !== undefined) reply.header(idempotencyHeader, idempotencyKey);
  return reply.send(operation.output.parse(given.value));
}

function readKey(operation: ApiOperation, request: FastifyRequest): string | undefined {
  if (!operation.idempotent) return undefined;
  const key = request.headers[idempotencyHeader];
  if (typeof key === 'string' && KEY_PATTERN.test(key)) return key;
  throw new Refused('invalid-request', 400, `${operation.name} needs an Idempotency-Key`);
}

/** The detail names places, never values: they may be answers. */
function parse(schema: z.ZodType, value: unknown, where: string): unknown {
  const parsed = schema.safeParse(value);
  if (parsed.success) return parsed.data;
  const places = parsed.error.issues.map((issue) => [where, ...issue.path].join('.'));
  throw new Refused('invalid-request', 400, `Not as described: ${[...new Set(places)].slice(0, 10).join(', ')}`);
}
