import type { ApiOperation, ApiResult, OperationName, Operations } from '@tideform/contract';
import type { FastifyBaseLogger } from 'fastify';
import type { z } from 'zod/mini';
import type { CallerOf } from '../authentication/authenticate.ts';
import type { ServerContext } from '../context.ts';

/** Uploaded file of a call. Name and type come from the caller. */
export interface ReceivedFile {
  readonly field: string;
  readonly name: string;
  readonly type: string;
  readonly bytes: Buffer;
}

/** Validated call of an operation: its parts match their schemas, and the caller is authorized. */
export interface Call<Operation extends ApiOperation> {
  readonly params: z.output<Operation['params']>;
  readonly query: z.output<Operation['query']>;
  readonly body: z.output<Operation['body']>;
  readonly caller: CallerOf<Operation>;
  /** Files of a multipart body. */
  readonly files: readonly ReceivedFile[];
  /** Unparsed body, for raw bodies and `implementBytes`. */
  readonly bytes: Buffer;
  /** Returns the value of a request header. */
  header(name: string): string | undefined;
  /** Aborts when the client closes the connection. */
  readonly signal: AbortSignal;
  readonly idempotencyKey: Operation['idempotent'] extends true ? string : undefined;
  /** Log for IDs and codes only, never for tokens, answers or names. */
  readonly log: FastifyBaseLogger;
}

/** Implements an operation. Returns refusals; throws only for bugs and outages. */
export type Handler<Operation extends ApiOperation> = (
  call: Call<Operation>,
  context: ServerContext,
) => Promise<ApiResult<Operation>>;

export interface Implementation<Operation extends ApiOperation = ApiOperation> {
  readonly operation: Operation;
  readonly handler: Handler<Operation>;
  /** Whether the handler parses the JSON body itself, from `bytes`. `body` is `undefined` then. */
  readonly readsBytes?: boolean;
}

/** Implementation of each operation in the contract. */
export type Handlers = { readonly [Name in OperationName]: Implementation<Operations[Name]> };

/** Binds a handler to its operation. Undeclared refusals don't compile. */
export function implement<Operation extends ApiOperation>(
  operation: Operation,
  handler: Handler<Operation>,
): Implementation<Operation> {
  return { operation, handler };
}

/** Binds a handler that parses the JSON body itself, such as on another thread. */
export function implementBytes<Operation extends ApiOperation>(
  operation: Operation,
  handler: (call: Omit<Call<Operation>, 'body'>, context: ServerContext) => Promise<ApiResult<Operation>>,
): Implementation<Operation> {
  return { operation, handler, readsBytes: true };
}

export function answer<Value>(value: Value): { readonly ok: true; readonly value: Value } {
  return { ok: true, value };
}

export function refuse<const Code extends string>(
  refusal: Code,
  detail?: string,
): { readonly ok: false; readonly refusal: Code; readonly detail?: string } {
  return { ok: false, refusal, ...(detail !== undefined && { detail }) };
}
