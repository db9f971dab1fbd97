/**
 * No answer of ours came, or none that settles anything. Nothing is known about whether the call was carried out; it may be
 * repeated later with the same key.
 * - `network`: nobody answered; `not-ours`: something else did (a captive portal, a proxy's page)
 * - `server-error`: the server is in trouble; `busy`: it has counted too many calls
 * - `no-token`: no token could be had, since nobody is signed in or asking for it failed
 * - `token-refused`: the server gives this caller no such token
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
