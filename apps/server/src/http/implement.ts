import type { Answer, ApiOperation, OperationName, Operations } from '@tideform/contract';
import type { FastifyBaseLogger } from 'fastify';
import type { z } from 'zod/mini';
import type { CallerOf } from '../authentication/authenticate.ts';
import type { ServerContext } from '../context.ts';

/** A file that came with a call. Name and type are what the caller says they are. */
export interface ReceivedFile {
  readonly field: string;
  readonly name: string;
  readonly type: string;
  readonly bytes: Buffer;
}

/** One call of an operation, checked: the parts fit their schemas and the caller is who the operation asks for. */
export interface Call<Operation extends ApiOperation> {
  readonly params: z.output<Operation['params']>;
  readonly query: z.output<Operation['query']>;
  readonly body: z.output<Operation['body']>;
  readonly caller: CallerOf<Operation>;
  /** Of a multipart body. */
  readonly files: readonly ReceivedFile[];
  /** Of a raw body, and for `implementBytes`: exactly what came. */
  readonly bytes: Buffer;
  /** The value of a header of the request. */
  header(name: string): string | undefined;
  /** Aborts when nobody waits for the answer any more. */
  readonly signal: AbortSignal;
  readonly idempotencyKey: Operation['idempotent'] extends true ? string : undefined;
  /** Ids and codes only; never a token, an answer or a name. */
  readonly log: FastifyBaseLogger;
}

/** Carries an operation out. Refusals are answered, not thrown; what is thrown is a bug or an outage. */
export type Handler<Operation extends ApiOperation> = (
  call: Call<Operation>,
  context: ServerContext,
) => Promise<Answer<Operation>>;

export interface Implementation<Operation extends ApiOperation = ApiOperation> {
  readonly operation: Operation;
  readonly handler: Handler<Operation>;
  /** `true`: the handler reads the JSON body itself, from `bytes`; `body` is `undefined`. */
  readonly readsBytes?: boolean;
}

/** One implementation for each operation of the table. */
export type Handlers = { readonly [Name in OperationName]: Implementation<Operations[Name]> };

/** Ties a handler to its operation: a refusal that the operation does not declare does not compile. */
export function implement<Operation extends ApiOperation>(
  operation: Operation,
  handler: Handler<Operation>,
): Implementation<Operation> {
  return { operation, handler };
}

/** Ties a handler to its operation that reads the JSON body itself, such as on another thread. */
export function implementBytes<Operation extends ApiOperation>(
  operation: Operation,
  handler: (call: Omit<Call<Operation>, 'body'>, context: ServerContext) => Promise<Answer<Operation>>,
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
