import { type FailureKind, toFailure } from '@tideform/sync/failures';

const unreachableKinds: ReadonlySet<FailureKind> = new Set([
  'no-answer',
  'not-authenticated',
  'sign-in-failed',
  'no-api-token',
  'no-tenant-token',
]);

/**
 * Returns whether a request failed because the server can't be reached or the user is signed out, so that it can be
 * retried later.
 */
export const isUnreachable = (cause: unknown): boolean => unreachableKinds.has(toFailure(cause).kind);
