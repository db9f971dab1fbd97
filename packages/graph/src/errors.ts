/**
 * Graph refused the call. `code` is Graph's own (`itemNotFound`, `nameAlreadyExists`, `resyncRequired` …): branch on it
 * or on `status`, never on the message. The specification calls this error 'GraphClientRequest'.
 */
export class GraphError extends Error {
  override readonly name = 'GraphClientRequest';
  readonly status: number;
  readonly code: string;
  /** Codes of `innerError` at all depths, outermost first. */
  readonly innerCodes: readonly string[];
  /** `METHOD path` without the query, which may contain secrets. */
  readonly request: string;
  /** Seconds to wait before a retry, if Graph sent `Retry-After`. */
  readonly retryAfterSeconds: number | undefined;
  /** URL to start over, from the `Location` header of a 410. */
  readonly location: string | undefined;

  constructor(refusal: {
    status: number;
    code: string;
    innerCodes?: readonly string[];
    message: string;
    request: string;
    retryAfterSeconds?: number;
    location?: string;
  }) {
    super(`${refusal.request}: ${refusal.status} ${refusal.code}: ${refusal.message}`);
    this.status = refusal.status;
    this.code = refusal.code;
    this.innerCodes = refusal.innerCodes ?? [];
    this.request = refusal.request;
    this.retryAfterSeconds = refusal.retryAfterSeconds;
    this.location = refusal.location;
  }
}

/**
 * Thrown without a response, or for one that isn't from Graph (such as a captive portal's page). The call may be
 * repeated later.
 */
export class GraphOutage extends Error {
  override readonly name = 'GraphOutage';
  readonly reason: 'network' | 'captive-portal' | 'no-token';

  constructor(reason: GraphOutage['reason'], request: string, options?: ErrorOptions) {
    super(`${request}: ${reason}`, options);
    this.reason = reason;
  }
}

/**
 * Thrown for a successful response whose body differs from the operation's documentation. Repeating the call doesn't
 * help.
 */
export class UnexpectedResponseError extends Error {
  override readonly name = 'UnknownReply';

  constructor(request: string, options?: ErrorOptions) {
    super(`${request}: the reply has an unknown shape`, options);
  }
}
