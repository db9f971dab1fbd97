import { z } from 'zod/mini';
import { getDefaultLimits, type RateLimits } from './rate-limits.ts';

export type ApiMethod = 'GET' | 'POST' | 'PUT' | 'DELETE';

/**
 * Who may call an operation, by header:
 * - `graph`: `X-Graph-Authorization: Bearer` with a Graph access token
 * - `tenant`, `team`: `X-Custom-Authorization: Bearer` with a token issued by this server
 * - `team-and-graph`: both tokens of a user: the team token, and a Graph token with which the server checks permissions
 *   that the team token doesn't contain
 * - `share`: `Session-Token` with the session token of an anonymous respondent
 * - `none`: public
 */
export type ApiCaller = 'graph' | 'tenant' | 'team' | 'team-and-graph' | 'share' | 'none';

/**
 * Role that the caller needs in the team of the token:
 * - `member`: any member, including guests
 * - `builder`: an owner, or a member with write permission for Form Config; the server checks it through Graph as the
 *   user, so it needs `team-and-graph`
 * - `owner`: an owner
 */
export type TeamRole = 'member' | 'builder' | 'owner';

/**
 * Encoding of a request body:
 * - `json`: `application/json`
 * - `multipart`: texts, described by `body`, and files, as `multipart/form-data`
 * - `raw`: unparsed bytes, and the headers that contain their signature; `body` is undefined. For signed requests of
 *   external services
 */
export type BodyKind = 'json' | 'multipart' | 'raw';

/**
 * Encoding of a successful response:
 * - `json`: one `output`
 * - `stream`: a sequence of `output`, one per line, sent as they become available
 * - `redirect`: `output` is `{ url }`, to which the browser is redirected; the API client can't call these operations
 */
export type ResponseKind = 'json' | 'stream' | 'redirect';

/** Refusal codes of an operation, with their HTTP status. */
export type RefusalStatuses = Readonly<Record<string, number>>;

/**
 * One operation of Tideform's own API, used by both the server and the app. A handler can return only the refusals
 * declared here; a client must handle each of them.
 */
export interface ApiOperation<
  Params extends z.ZodMiniType = z.ZodMiniType,
  Query extends z.ZodMiniType = z.ZodMiniType,
  Body extends z.ZodMiniType = z.ZodMiniType,
  Output extends z.ZodMiniType = z.ZodMiniType,
  Refused extends RefusalStatuses = RefusalStatuses,
  Idempotent extends boolean = boolean,
  Caller extends ApiCaller = ApiCaller,
  Keys extends boolean = boolean,
  Sent extends BodyKind = BodyKind,
  Replied extends ResponseKind = ResponseKind,
> {
  readonly name: string;
  readonly summary: string;
  readonly method: ApiMethod;
  /** For example `/api/teams/{teamId}/token`. */
  readonly path: string;
  readonly caller: Caller;
  /** Required team role; only for callers with a team token. */
  readonly role: TeamRole;
  /** `true`: an API key (`X-Api-Key`) of the team is accepted instead of a user's tokens. */
  readonly keys: Keys;
  readonly limits: RateLimits;
  readonly params: Params;
  readonly query: Query;
  /** `z.undefined()` for operations without a body. */
  readonly body: Body;
  readonly bodyKind: Sent;
  /** Maximum size of the whole body, including files. */
  readonly bodyLimitBytes: number;
  readonly output: Output;
  readonly replyKind: Replied;
  readonly refusals: Refused;
  /**
   * `true`: requires an `Idempotency-Key`. The same key always returns the same response, and the response echoes the
   * key.
   */
  readonly idempotent: Idempotent;
}

/** Default maximum size of a request body in bytes: enough for JSON without files. */
const DEFAULT_BODY_LIMIT_BYTES = 256 * 1024;

/**
 * Defines an operation. Defaults: no parameters, no query, no body; JSON of at most 256 KiB; callable by any member but
 * not with an API key; the default rate limits of its caller.
 */
export function apiOperation<
  Output extends z.ZodMiniType,
  const Refused extends RefusalStatuses,
  const Caller extends ApiCaller,
  Params extends z.ZodMiniType = z.ZodMiniObject<Record<never, never>>,
  Query extends z.ZodMiniType = z.ZodMiniObject<Record<never, never>>,
  Body extends z.ZodMiniType = z.ZodMiniUndefined,
  const Idempotent extends boolean = false,
  const Keys extends boolean = false,
  const Sent extends BodyKind = 'json',
  const Replied extends ResponseKind = 'json',
>(operation: {
  readonly name: string;
  readonly summary: string;
  readonly method: ApiMethod;
  readonly path: string;
  readonly caller: Caller;
  readonly role?: TeamRole;
  readonly keys?: Keys;
  readonly limits?: RateLimits;
  readonly params?: Params;
  readonly query?: Query;
  readonly body?: Body;
  readonly bodyKind?: Sent;
  readonly bodyLimitBytes?: number;
  readonly output: Output;
  readonly replyKind?: Replied;
  readonly refusals: Refused;
  readonly idempotent?: Idempotent;
}): ApiOperation<Params, Query, Body, Output, Refused, Idempotent, Caller, Keys, Sent, Replied> {
  // NOTE: for an omitted property the type parameter's default applies, which the compiler can't verify here.
  return {
    ...operation,
    role: operation.role ?? 'member',
    keys: operation.keys ?? (false as Keys),
    limits: { ...getDefaultLimits(operation.caller, operation.method), ...operation.limits },
    params: operation.params ?? (z.object({}) as unknown as Params),
    query: operation.query ?? (z.object({}) as unknown as Query),
    body: operation.body ?? (z.undefined() as unknown as Body),
    bodyKind: operation.bodyKind ?? ('json' as Sent),
    bodyLimitBytes: operation.bodyLimitBytes ?? DEFAULT_BODY_LIMIT_BYTES,
    replyKind: operation.replyKind ?? ('json' as Replied),
    idempotent: operation.idempotent ?? (false as Idempotent),
  };
}

/** Value of a successful call: its output, or an async sequence of outputs for a stream. */
export type SuccessValue<Operation extends ApiOperation> = Operation['replyKind'] extends 'stream'
  ? AsyncIterable<z.output<Operation['output']>>
  : z.output<Operation['output']>;

/** Result of an operation: its output, or one of its declared refusals. */
export type ApiResult<Operation extends ApiOperation> =
  | { readonly ok: true; readonly value: SuccessValue<Operation> }
  | {
      readonly ok: false;
      readonly refusal: ApiRefusal<Operation>;
      readonly detail?: string;
      /** Seconds to wait before the next try, if the server sent `Retry-After`. */
      readonly retryAfterSeconds?: number;
    };

/** Refusals that every operation may return besides its own, with their HTTP status. */
export const commonRefusals = {
  unauthorized: 401,
  forbidden: 403,
  'not-found': 404,
  'invalid-request': 400,
  'too-many-requests': 429,
} as const satisfies RefusalStatuses;

export type CommonRefusal = keyof typeof commonRefusals;

export type ApiRefusal<Operation extends ApiOperation> = (keyof Operation['refusals'] & string) | CommonRefusal;

/** Input of a call: the parts that the operation has, and an idempotency key if the operation is idempotent. */
export type ApiInput<Operation extends ApiOperation> = InputPart<'params', z.input<Operation['params']>> &
  InputPart<'query', z.input<Operation['query']>> &
  InputPart<'body', z.input<Operation['body']>> &
  RequestBinaries<Operation['bodyKind']> &
  (Operation['idempotent'] extends true ? { readonly idempotencyKey: string } : { readonly idempotencyKey?: never });

/** A file in a multipart request, with the name of its form field. */
export interface RequestFile {
  readonly field: string;
  readonly name: string;
  readonly content: Blob;
}

type RequestBinaries<Kind extends BodyKind> = Kind extends 'multipart'
  ? { readonly files?: readonly RequestFile[] }
  : Kind extends 'raw'
    ? { readonly bytes: Uint8Array<ArrayBuffer>; readonly headers?: Readonly<Record<string, string>> }
    : unknown;

/** A part is optional if all of its properties are optional. */
type InputPart<Name extends string, Value> = undefined extends Value
  ? { readonly [Key in Name]?: Value }
  : Record<never, never> extends Value
    ? { readonly [Key in Name]?: Value }
    : { readonly [Key in Name]: Value };
