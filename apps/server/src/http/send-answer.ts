import { Readable } from 'node:stream';
import {
  type Answer,
  type ApiOperation,
  commonRefusals,
  idempotencyHeader,
  type StreamLine,
  streamContentType,
} from '@tideform/contract';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { failureOf, problemOf, sendProblem } from './errors.ts';
import type { Call } from './implement.ts';

/** Sends what a handler has answered, as the operation says. */
export function sendAnswer(
  operation: ApiOperation,
  { idempotencyKey }: Call<ApiOperation>,
  request: FastifyRequest,
  reply: FastifyReply,
  given: Answer<ApiOperation>,
): FastifyReply {
  if (!given.ok) {
    const status = { ...commonRefusals, ...operation.refusals }[given.refusal] ?? 500;
    const { refusal: code, detail, retryAfterSeconds } = given;
    return sendProblem(reply, { status, code, ...(detail && { detail }), retryAfterSeconds });
  }
  if (idempotencyKey !== undefined) reply.header(idempotencyHeader, idempotencyKey);
  switch (operation.replyKind) {
    case 'json':
      return reply.send(operation.output.parse(given.value));
    case 'redirect':
      return reply.redirect(new URL((operation.output.parse(given.value) as { url: string }).url).href, 303);
    case 'stream':
      // NOTE: a proxy that gathers a reply before it hands it on would take away what a stream is for.
      reply.header('x-accel-buffering', 'no').type(streamContentType);
      return reply.send(Readable.from(linesOf(operation, request, given.value as AsyncIterable<unknown>)));
  }
}

/** A failure comes too late for a status: it is the last line. */
async function* linesOf(
  operation: ApiOperation,
  request: FastifyRequest,
  values: AsyncIterable<unknown>,
): AsyncGenerator<string> {
  const write = (line: StreamLine) => `${JSON.stringify(line)}\n`;
  try {
    for await (const value of values) yield write({ value: operation.output.parse(value) });
    yield write({ end: true });
  } catch (error) {
    const { retryAfterSeconds: _, ...told } = failureOf(error as Error, request);
    yield write({ problem: problemOf(told) });
  }
}
