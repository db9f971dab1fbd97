/**
 * No answer of ours came: the network failed, something else answered (a captive portal, a proxy's page), the server is in
 * trouble, or no token could be had. Nothing is known about whether the call was carried out; it may be repeated later
 * with the same key.
 */
export class ServerOutage extends Error {
  override readonly name = 'ServerOutage';
  readonly reason: 'network' | 'not-ours' | 'server-error' | 'no-token';
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
