import { z } from 'zod';

export type ApiMethod = 'GET' | 'POST' | 'PUT' | 'DELETE';

/**
 * Who may call, by header:
 * - `graph`: `X-Graph-Authorization: Bearer` with a Graph access token
 * - `tenant`, `team`: `X-Custom-Authorization: Bearer` with a token that this server issued
 * - `team-and-graph`: both of a person's: the team's token, and a Graph token to look with for what the token does not say
 * - `none`: anybody
 */
export type ApiCaller = 'graph' | 'tenant' | 'team' | 'team-and-graph' | 'none';

/**
 * What somebody has to be in the team whose token they bear:
 * - `member`: in it, guests too
 * - `builder`: an owner, or allowed to write in Form Config; Graph is asked as the person, so it needs `team-and-graph`
 * - `owner`: an owner
 */
export type TeamRole = 'member' | 'builder' | 'owner';

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
  Idempotent extends boolean = boolean,
  Caller extends ApiCaller = ApiCaller,
> {
  readonly name: string;
  readonly summary: string;
  readonly method: ApiMethod;
  /** `/api/teams/{teamId}/token`. */
  readonly path: string;
  readonly caller: Caller;
  /** Looked at where the caller bears a team's token; others have no role. */
  readonly role: TeamRole;
  readonly params: Params;
  readonly query: Query;
  /** `z.undefined()`: no body. */
  readonly body: Body;
  readonly output: Output;
  readonly refusals: Refused;
  /** `true`: needs an `Idempotency-Key`; the same key gives the same answer for ever, and the reply echoes it. */
  readonly idempotent: Idempotent;
}

/** Describes an operation. What is left out is empty: no parameters, no query, no body; any member may call. */
export function apiOperation<
  Output extends z.ZodType,
  const Refused extends Refusals,
  const Caller extends ApiCaller,
  Params extends z.ZodType = z.ZodObject<Record<never, never>>,
  Query extends z.ZodType = z.ZodObject<Record<never, never>>,
  Body extends z.ZodType = z.ZodUndefined,
  const Idempotent extends boolean = false,
>(operation: {
  readonly name: string;
  readonly summary: string;
  readonly method: ApiMethod;
  readonly path: string;
  readonly caller: Caller;
  readonly role?: TeamRole;
  readonly params?: Params;
  readonly query?: Query;
  readonly body?: Body;
  readonly output: Output;
  readonly refusals: Refused;
  readonly idempotent?: Idempotent;
}): ApiOperation<Params, Query, Body, Output, Refused, Idempotent, Caller> {
  // NOTE: a schema that is left out is its type parameter's default, which the compiler cannot see here.
  return {
    ...operation,
    role: operation.role ?? 'member',
    params: operation.params ?? (z.object({}) as unknown as Params),
    query: operation.query ?? (z.object({}) as unknown as Query),
    body: operation.body ?? (z.undefined() as unknown as Body),
    idempotent: operation.idempotent ?? (false as Idempotent),
  };
}

/** What an operation answers: its output, or one of its declared refusals. */
export type Answer<Operation extends ApiOperation> =
  | { readonly ok: true; readonly value: z.output<Operation['output']> }
  | {
      readonly ok: false;
      readonly refusal: RefusalOf<Operation>;
      readonly detail?: string;
      /** Seconds to wait before asking again, where the server said so. */
      readonly retryAfterSeconds?: number;
    };

/** Codes that every operation may answer besides its own, with the status each one is sent under. */
export const commonRefusals = {
  unauthorized: 401,
  forbidden: 403,
  'not-found': 404,
  'invalid-request': 400,
  'too-many-requests': 429,
} as const satisfies Refusals;

export type CommonRefusal = keyof typeof commonRefusals;

export type RefusalOf<Operation extends ApiOperation> = (keyof Operation['refusals'] & string) | CommonRefusal;

/** What a caller gives an operation: only the parts that it has, and a key where it is idempotent. */
export type InputOf<Operation extends ApiOperation> = Part<'params', z.input<Operation['params']>> &
  Part<'query', z.input<Operation['query']>> &
  Part<'body', z.input<Operation['body']>> &
  (Operation['idempotent'] extends true ? { readonly idempotencyKey: string } : { readonly idempotencyKey?: never });

/** A part may be left out where leaving out everything in it is allowed. */
type Part<Name extends string, Value> = undefined extends Value
  ? { readonly [Key in Name]?: Value }
  : Record<never, never> extends Value
    ? { readonly [Key in Name]?: Value }
    : { readonly [Key in Name]: Value };
