/** Codes of Node and PostgreSQL that say: not now. Class 08 are broken connections, 57P0x a server that stops. */
const passing =
  /^(08...|57P0[1-4]|53[0-4]00|40001|40P01|25P03|E(CONNREFUSED|CONNRESET|PIPE|TIMEDOUT|HOSTUNREACH|NOTFOUND))$/;
/** What the driver says without a code. */
const broken =
  /^(Connection terminated|Client has encountered a connection error|timeout exceeded when trying to connect)/;

/**
 * Whether a query failed because the database was away, overloaded or busy with somebody else's transaction: the same may
 * succeed later. Nothing is known about a transaction whose commit was under way.
 */
export function isDatabaseOutage(error: unknown): boolean {
  if (!(error instanceof Error) || error.message === 'aborted') return false;
  if (error instanceof AggregateError) return error.errors.some(isDatabaseOutage);
  const { code } = error as { readonly code?: unknown };
  return (typeof code === 'string' && passing.test(code)) || broken.test(error.message);
}
