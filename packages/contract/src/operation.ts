import { z } from 'zod/mini';
import { type RateLimits, usualLimits } from './rate-limits.ts';

export type ApiMethod = 'GET' | 'POST' | 'PUT' | 'DELETE';

/**
 * Who may call, by header:
 * - `graph`: `X-Graph-Authorization: Bearer` with a Graph access token
 * - `tenant`, `team`: `X-Custom-Authorization: Bearer` with a token that this server issued
 * - `team-and-graph`: both of a person's: the team's token, and a Graph token to look with for what the token does not say
 * - `share`: `Session-Token` with the token of somebody who answers a shared form, and is nobody we know
 * - `none`: anybody
 */
export type ApiCaller = 'graph' | 'tenant' | 'team' | 'team-and-graph' | 'share' | 'none';

/**
 * What somebody has to be in the team whose token they bear:
 * - `member`: in it, guests too
 * - `builder`: an owner, or allowed to write in Form Config; Graph is asked as the person, so it needs `team-and-graph`
 * - `owner`: an owner
 */
export type TeamRole = 'member' | 'builder' | 'owner';

/**
 * How a body travels:
 * - `json`: as `application/json`
 * - `multipart`: texts, which `body` describes, and files, as `multipart/form-data`
 * - `raw`: bytes as they came, with the headers that sign them; `body` is nothing. For what others send and sign
 */
export type BodyKind = 'json' | 'multipart' | 'raw';

/**
 * How a success travels:
 * - `json`: `output`, once
 * - `stream`: one `output` after the other, each on a line of its own, as soon as it is there
 * - `redirect`: `output` is the `{ url }` that a browser is led to; no client of ours calls such an operation
 */
export type ReplyKind = 'json' | 'stream' | 'redirect';

/** Refusal codes of an operation with the HTTP status each one is sent under. */
export type Refusals = Readonly<Record<string, number>>;

/**
 * One operation of Tideform's own API: both ends compile against it. A handler can give only the refusals declared here;
 * a client must handle each of them.
 */
export interface ApiOperation<
  Params extends z.ZodMiniType = z.ZodMiniType,
  Query extends z.ZodMiniType = z.ZodMiniType,
  Body extends z.ZodMiniType = z.ZodMiniType,
  Output extends z.ZodMiniType = z.ZodMiniType,
  Refused extends Refusals = Refusals,
  Idempotent extends boolean = boolean,
  Caller extends ApiCaller = ApiCaller,
  Keys extends boolean = boolean,
  Sent extends BodyKind = BodyKind,
  Replied extends ReplyKind = ReplyKind,
> {
  readonly name: string;
  readonly summary: string;
  readonly method: ApiMethod;
  /** `/api/teams/{teamId}/token`. */
  readonly path: string;
  readonly caller: Caller;
  /** Looked at where the caller bears a team's token; others have no role. */
  readonly role: TeamRole;
  /** `true`: a key of the team (`X-Api-Key`), which a builder has made for a program, does instead of a person's tokens. */
  readonly keys: Keys;
  readonly limits: RateLimits;
  readonly params: Params;
  readonly query: Query;
  /** `z.undefined()`: no body. */
  readonly body: Body;
  readonly bodyKind: Sent;
  /** The whole of it, files too. */
  readonly bodyLimitBytes: number;
  readonly output: Output;
  readonly replyKind: Replied;
  readonly refusals: Refused;
  /** `true`: needs an `Idempotency-Key`; the same key gives the same answer for ever, and the reply echoes it. */
  readonly idempotent: Idempotent;
}

/** Enough for JSON without a file. */
const usualBodyLimitBytes = 256 * 1024;

/**
 * Describes an operation. What is left out is empty or usual: no parameters, no query, no body; JSON of at most 256 KiB; any
 * member may call, no key does; the limits of its caller.
 */
export function apiOperation<
  Output extends z.ZodMiniType,
  const Refused extends Refusals,
  const Caller extends ApiCaller,
  Params extends z.ZodMiniType = z.ZodMiniObject<Record<never, never>>,
  Query extends z.ZodMiniType = z.ZodMiniObject<Record<never, never>>,
  Body extends z.ZodMiniType = z.ZodMiniUndefined,
  const Idempotent extends boolean = false,
  const Keys extends boolean = false,
  const Sent extends BodyKind = 'json',
  const Replied extends ReplyKind = 'json',
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
  // NOTE: a part that is left out is its type parameter's default, which the compiler cannot see here.
  return {
    ...operation,
    role: operation.role ?? 'member',
    keys: operation.keys ?? (false as Keys),
    limits: { ...usualLimits(operation.caller, operation.method), ...operation.limits },
    params: operation.params ?? (z.object({}) as unknown as Params),
    query: operation.query ?? (z.object({}) as unknown as Query),
    body: operation.body ?? (z.undefined() as unknown as Body),
    bodyKind: operation.bodyKind ?? ('json' as Sent),
    bodyLimitBytes: operation.bodyLimitBytes ?? usualBodyLimitBytes,
    replyKind: operation.replyKind ?? ('json' as Replied),
    idempotent: operation.idempotent ?? (false as Idempotent),
  };
}

/** What a success brings: its output, or one output after the other. */
export type ValueOf<Operation extends ApiOperation> = Operation['replyKind'] extends 'stream'
  ? AsyncIterable<z.output<Operation['output']>>
  : z.output<Operation['output']>;

/** What an operation answers: its output, or one of its declared refusals. */
export type Answer<Operation extends ApiOperation> =
  | { readonly ok: true; readonly value: ValueOf<Operation> }
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
  SentWith<Operation['bodyKind']> &
  (Operation['idempotent'] extends true ? { readonly idempotencyKey: string } : { readonly idempotencyKey?: never });

/** A file on its way, under the name of its field. */
export interface SentFile {
  readonly field: string;
  readonly name: string;
  readonly content: Blob;
}

type SentWith<Kind extends BodyKind> = Kind extends 'multipart'
  ? { readonly files?: readonly SentFile[] }
  : Kind extends 'raw'
    ? { readonly bytes: Uint8Array<ArrayBuffer>; readonly headers?: Readonly<Record<string, string>> }
    : unknown;

/** A part may be left out where leaving out everything in it is allowed. */
type Part<Name extends string, Value> = undefined extends Value
  ? { readonly [Key in Name]?: Value }
  : Record<never, never> extends Value
    ? { readonly [Key in Name]?: Value }
    : { readonly [Key in Name]: Value };
