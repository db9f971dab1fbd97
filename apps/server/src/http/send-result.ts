import { Readable } from 'node:stream';
import {
  type ApiOperation,
  type ApiResult,
  commonRefusals,
  idempotencyHeader,
  type StreamLine,
  streamContentType,
} from '@tideform/contract';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { createProblem, sendProblem, toFailure } from './errors.ts';
import type { OperationCall } from './implement.ts';

/** Sends the result of a handler as the operation's kind of response. */
export function sendResult(
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
