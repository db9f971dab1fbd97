import { z } from 'zod';

export type ApiMethod = 'GET' | 'POST' | 'PUT' | 'DELETE';

/**
 * Who may call, by header:
 * - `graph`: `X-Graph-Authorization: Bearer` with a Graph access token (token requests only)
 * - `tenant`, `team`: `X-Custom-Authorization: Bearer` with a token that this server issued
 * - `none`: anybody
 */
export type ApiCaller = 'graph' | 'tenant' | 'team' | 'none';

/** Refusal codes of an operation with the HTTP status each one is sent under. */
export type Refusals = Readonly<Record<string, number>>;

/**
 * One operation of Tideform's own API: both ends compile against it. A handler can give only the refusals declared here;
 * a client must handle each of them.
 */
export interface ApiOperation<
  Params extends z.ZodType = z.ZodType,
  Query extends z.ZodType = z.ZodType,
  Body extends z.ZodType = z.ZodType,
  Output extends z.ZodType = z.ZodType,
  Refused extends Refusals = Refusals,
> {
  readonly name: string;
  readonly summary: string;
  readonly method: ApiMethod;
  /** `/api/teams/{teamId}/token`. */
  readonly path: string;
  readonly caller: ApiCaller;
  readonly params: Params;
  readonly query: Query;
  /** `z.undefined()`: no body. */
  readonly body: Body;
  readonly output: Output;
  readonly refusals: Refused;
  /** `true`: needs an `Idempotency-Key`; the same key gives the same answer for ever. */
  readonly idempotent: boolean;
}

export function apiOperation<
  Output extends z.ZodType,
  const Refused extends Refusals,
  Params extends z.ZodType = z.ZodObject<Record<never, never>>,
  Query extends z.ZodType = z.ZodObject<Record<never, never>>,
  Body extends z.ZodType = z.ZodUndefined,
>(operation: {
  readonly name: string;
  readonly summary: string;
  readonly method: ApiMethod;
  readonly path: string;
  readonly caller: ApiCaller;
  readonly params?: Params;
  readonly query?: Query;
  readonly body?: Body;
  readonly output: Output;
  readonly refusals: Refused;
  readonly idempotent?: boolean;
}): ApiOperation<Params, Query, Body, Output, Refused> {
  return {
    ...operation,
    params: operation.params ?? (z.object({}) as unknown as Params),
    query: operation.query ?? (z.object({}) as unknown as Query),
    body: operation.body ?? (z.undefined() as unknown as Body),
    idempotent: operation.idempotent ?? false,
  };
}

/** What an operation answers: its output, or one of its declared refusals. */
export type Answer<Operation extends ApiOperation> =
  | { readonly ok: true; readonly value: z.output<Operation['output']> }
  | { readonly ok: false; readonly refusal: RefusalOf<Operation>; readonly detail?: string };

/** Codes that every operation may answer besides its own. */
export type CommonRefusal = 'unauthorized' | 'forbidden' | 'not-found' | 'invalid-request' | 'too-many-requests';

export type RefusalOf<Operation extends ApiOperation> = (keyof Operation['refusals'] & string) | CommonRefusal;
