/**
 * Graph refused the call. `code` is Graph's own (`itemNotFound`, `nameAlreadyExists`, `resyncRequired` …): branch on it or
 * on `status`, never on the message. The specification calls this error 'GraphClientRequest'.
 */
export class GraphError extends Error {
  override readonly name = 'GraphClientRequest';
  readonly status: number;
  readonly code: string;
  /** All codes of `innerError`, outermost first. */
  readonly innerCodes: readonly string[];
  /** `METHOD path` without query: no secrets. */
  readonly request: string;
  /** Seconds to wait, when Graph said so. */
  readonly retryAfterSeconds: number | undefined;
  /** `Location` of a 410: where to start over. */
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

/** No answer, or an answer that is not Graph's (a captive portal's page). The call may be repeated later. */
export class GraphOutage extends Error {
  override readonly name = 'GraphOutage';
  readonly reason: 'network' | 'captive-portal' | 'no-token';

  constructor(reason: GraphOutage['reason'], request: string, options?: ErrorOptions) {
    super(`${request}: ${reason}`, options);
    this.reason = reason;
  }
}

/** A success whose body isn't what the operation's documentation promises. Repeating the call doesn't help. */
export class UnknownReply extends Error {
  override readonly name = 'UnknownReply';

  constructor(request: string, options?: ErrorOptions) {
    super(`${request}: the reply has an unknown shape`, options);
  }
}
