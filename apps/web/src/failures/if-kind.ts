import { type FailureKind, type FailureParameters, failureOf } from '@tideform/sync/failures';

/** What is known of a failure of this kind; `undefined` when it is of another. */
export function ifKind<Kind extends FailureKind>(cause: unknown, kind: Kind): FailureParameters[Kind] | undefined {
  const failure = failureOf(cause);
  // NOTE: the parameters of this kind, which the compiler cannot follow through the type parameter.
  return failure.kind === kind ? (failure.parameters as FailureParameters[Kind]) : undefined;
}
