import { type FailureKind, failureOf } from '@tideform/sync/failures';

const outOfReach: ReadonlySet<FailureKind> = new Set([
  'no-answer',
  'not-authenticated',
  'sign-in-failed',
  'no-api-token',
  'no-tenant-token',
]);

/** Nobody has answered, or nobody is signed in to ask: what was asked may be asked again later. */
export const isOutOfReach = (cause: unknown): boolean => outOfReach.has(failureOf(cause).kind);
