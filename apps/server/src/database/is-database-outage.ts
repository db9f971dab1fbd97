/**
 * Error codes of Node and PostgreSQL for temporary failures: class 08 for broken connections, 57P0x for a stopping
 * server.
 */
const TEMPORARY_CODES =
  /^(08...|57P0[1-4]|53[0-4]00|40001|40P01|25P03|E(CONNREFUSED|CONNRESET|PIPE|TIMEDOUT|HOSTUNREACH|NOTFOUND))$/;
/** Driver messages for broken connections, which have no code. */
const BROKEN_CONNECTION_MESSAGES =
  /^(Connection terminated|Client has encountered a connection error|timeout exceeded when trying to connect)/;

/**
 * Returns true if a query failed because the database was unavailable, overloaded or locked, so that a retry may
 * succeed. If the failed query was a commit, it is unknown whether the transaction was committed.
 */
export function isDatabaseOutage(error: unknown): boolean {
  if (!(error instanceof Error) || error.message === 'aborted') return false;
  if (error instanceof AggregateError) return error.errors.some(isDatabaseOutage);
  const { code } = error as { readonly code?: unknown };
  return (typeof code === 'string' && TEMPORARY_CODES.test(code)) || BROKEN_CONNECTION_MESSAGES.test(error.message);
}
