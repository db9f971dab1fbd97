/** Carries a token that this server issued: `Bearer …`. */
export const tokenHeader = 'x-custom-authorization';

/** Carries a Graph access token, where a token is asked for or the server has to look with the person's rights: `Bearer …`. */
export const graphTokenHeader = 'x-graph-authorization';

/** Carries the token of somebody who answers a shared form. */
export const sessionTokenHeader = 'session-token';

/** Carries a key of a team, which a program bears. */
export const apiKeyHeader = 'x-api-key';

/** Names one intent of the caller. The reply echoes it: only a reply that does was written by us for this call. */
export const idempotencyHeader = 'idempotency-key';

/** Says which version of the app asks, for whoever runs the server. */
export const appVersionHeader = 'x-app-version';
