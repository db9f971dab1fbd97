/** Request header with a token issued by this server: `Bearer …`. */
export const tokenHeader = 'x-custom-authorization';

/**
 * Request header with a Graph access token (`Bearer …`), to get a token or to let the server read with the user's
 * permissions.
 */
export const graphTokenHeader = 'x-graph-authorization';

/** Request header with the session token of an anonymous respondent. */
export const sessionTokenHeader = 'session-token';

/** Request header with the API key of a program. */
export const apiKeyHeader = 'x-api-key';

/**
 * Header with a key that identifies one intended operation across retries. The response echoes the key, which proves
 * that this server wrote the response for this call.
 */
export const idempotencyHeader = 'idempotency-key';

/** Request header with the app's version, for the operator. */
export const appVersionHeader = 'x-app-version';
