import { NoResultError } from 'kysely';

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

/** Error codes of Node and PostgreSQL for a full disk or an exceeded quota. */
const DISK_FULL_CODES = new Set(['ENOSPC', 'EDQUOT', '53100']);

/** Returns true if an operation failed because the server's disk is full. A retry may succeed after space was freed. */
export function isDiskFull(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { code } = error as { readonly code?: unknown };
  return (typeof code === 'string' && DISK_FULL_CODES.has(code)) || isDiskFull(error.cause);
}

/** `Retry-After` of responses when the disk is full, in seconds. Long, since an operator has to free space first. */
export const DISK_FULL_RETRY_AFTER = '60';

/** PostgreSQL error code: a referenced row doesn't exist. */
const foreignKeyViolation = '23503';

/**
 * Returns true if a query failed because a row was deleted concurrently, between two queries of a request.
 */
export function isRowDeleted(error: unknown): boolean {
  return error instanceof NoResultError || (error as { readonly code?: unknown } | null)?.code === foreignKeyViolation;
}
