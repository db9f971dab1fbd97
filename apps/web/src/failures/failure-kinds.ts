import { type FailureKind, type FailureParameters, toFailure } from '@tideform/sync/failures';

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

/** Returns the parameters of a failure if it has the given kind; `undefined` otherwise. */
export function getParametersOfKind<Kind extends FailureKind>(
  cause: unknown,
  kind: Kind,
): FailureParameters[Kind] | undefined {
  const failure = toFailure(cause);
  // NOTE: these are the parameters of this kind. The cast is needed because the compiler can't infer that.
  return failure.kind === kind ? (failure.parameters as FailureParameters[Kind]) : undefined;
}
