import { NoResultError } from 'kysely';

/** PostgreSQL: a row names another that is not there. */
const foreignKeyViolation = '23503';

/**
 * Whether a query failed because a row that was there a moment ago is not any more: somebody else has deleted it between
 * two queries of one request.
 */
export function isGone(error: unknown): boolean {
  return error instanceof NoResultError || (error as { readonly code?: unknown } | null)?.code === foreignKeyViolation;
}
