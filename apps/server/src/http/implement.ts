import type { ApiOperation, ApiResult, OperationName, Operations } from '@tideform/contract';
import type { FastifyBaseLogger } from 'fastify';
import type { z } from 'zod/mini';
import type { CallerOf } from '../authentication/authenticate.ts';
import type { ServerContext } from '../context.ts';

/** Uploaded file of a request. The client chose its name and type, so they aren't trusted. */
export interface ReceivedFile {
  readonly field: string;
  readonly name: string;
  readonly type: string;
  readonly bytes: Buffer;
}

/** Validated call of an operation: parameters, query and body match their schemas, and the caller is authorized. */
export interface OperationCall<Operation extends ApiOperation> {
  readonly params: z.output<Operation['params']>;
  readonly query: z.output<Operation['query']>;
  readonly body: z.output<Operation['body']>;
  readonly caller: CallerOf<Operation>;
  /** Files in a multipart body. */
  readonly files: readonly ReceivedFile[];
  /** Unparsed request body, for operations with a raw body and `implementWithRawBody`. */
  readonly bytes: Buffer;
  /** Returns the value of a request header; `undefined` if the header is missing. */
  header(name: string): string | undefined;
  /** Signal that is aborted when the client closes the connection. */
  readonly signal: AbortSignal;
  readonly idempotencyKey: Operation['idempotent'] extends true ? string : undefined;
  /** Logger of the request. Log only IDs and codes, never tokens, answers or names. */
  readonly log: FastifyBaseLogger;
}

/** Handler of an operation. Returns refusals as results, and throws only for bugs and outages. */
export type OperationHandler<Operation extends ApiOperation> = (
  call: OperationCall<Operation>,
  context: ServerContext,
) => Promise<ApiResult<Operation>>;

export interface OperationImplementation<Operation extends ApiOperation = ApiOperation> {
  readonly operation: Operation;
  readonly handler: OperationHandler<Operation>;
  /** Whether the handler parses the JSON body itself from `bytes`. If true, `body` is `undefined`. */
  readonly readsBytes?: boolean;
}

/** Maps the name of each operation in the API contract to its implementation. */
export type OperationHandlers = { readonly [Name in OperationName]: OperationImplementation<Operations[Name]> };

/** Combines a handler with its operation. Refusals that the operation doesn't declare are compile errors. */
export function implement<Operation extends ApiOperation>(
  operation: Operation,
  handler: OperationHandler<Operation>,
): OperationImplementation<Operation> {
  return { operation, handler };
}

/** Combines an operation with a handler that parses the JSON body itself, for example in another thread. */
export function implementWithRawBody<Operation extends ApiOperation>(
  operation: Operation,
  handler: (call: Omit<OperationCall<Operation>, 'body'>, context: ServerContext) => Promise<ApiResult<Operation>>,
): OperationImplementation<Operation> {
  return { operation, handler, readsBytes: true };
}

export function respond<Value>(value: Value): { readonly ok: true; readonly value: Value } {
  return { ok: true, value };
}

export function refuse<const Code extends string>(
  refusal: Code,
  detail?: string,
): { readonly ok: false; readonly refusal: Code; readonly detail?: string } {
  return { ok: false, refusal, ...(detail !== undefined && { detail }) };
}
