import { type FailureKind, failureOf } from '@tideform/sync/failures';

const unreachableKinds: ReadonlySet<FailureKind> = new Set([
  'no-answer',
  'not-authenticated',
  'sign-in-failed',
  'no-api-token',
  'no-tenant-token',
]);

/** Whether the server is unreachable or the user is signed out: the request can be retried later. */
export const isUnreachable = (cause: unknown): boolean => unreachableKinds.has(failureOf(cause).kind);
