import { NoResultError } from 'kysely';

/** PostgreSQL error code: a referenced row doesn't exist. */
const foreignKeyViolation = '23503';

/**
 * Returns true if a query failed because a row was deleted concurrently, between two queries of a request.
 */
export function isRowDeleted(error: unknown): boolean {
  return error instanceof NoResultError || (error as { readonly code?: unknown } | null)?.code === foreignKeyViolation;
}
