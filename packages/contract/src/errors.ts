/**
 * Error thrown if this server's response didn't arrive or isn't conclusive. Whether the operation was carried out is
 * unknown; retry it later with the same key.
 * - `network`: no response; `not-ours`: a response from something else (a captive portal, a proxy's page)
 * - `server-error`: the server failed; `busy`: the rate limit is exceeded
 * - `no-token`: no token is available, because no account is signed in or the token request failed
 * - `token-refused`: the server doesn't issue this token to this caller
 */
export class ServerOutage extends Error {
  override readonly name = 'ServerOutage';
  readonly reason: 'network' | 'not-ours' | 'server-error' | 'busy' | 'no-token' | 'token-refused';
  readonly retryAfterSeconds: number | undefined;

  constructor(
    reason: ServerOutage['reason'],
    operation: string,
    options?: ErrorOptions & { retryAfterSeconds?: number },
  ) {
    super(`${operation}: ${reason}`, options);
    this.reason = reason;
    this.retryAfterSeconds = options?.retryAfterSeconds;
  }
}
