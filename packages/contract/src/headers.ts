/** Carries a token issued by this server: `Bearer …`. */
export const tokenHeader = 'x-custom-authorization';

/** Carries a Graph access token (`Bearer …`), to get a token or to let the server read with the user's permissions. */
export const graphTokenHeader = 'x-graph-authorization';

/** Carries the session token of an anonymous respondent. */
export const sessionTokenHeader = 'session-token';

/** Carries the API key of a program. */
export const apiKeyHeader = 'x-api-key';

/**
 * Identifies one intended operation across retries. The response echoes it, which proves that this server wrote the
 * response for this call.
 */
export const idempotencyHeader = 'idempotency-key';

/** Carries the app's version, for the operator. */
export const appVersionHeader = 'x-app-version';
