import { type FailureKind, type FailureParameters, failureOf } from '@tideform/sync/failures';

/** Parameters of a failure if it is of this kind; `undefined` otherwise. */
export function getParametersOfKind<Kind extends FailureKind>(
  cause: unknown,
  kind: Kind,
): FailureParameters[Kind] | undefined {
  const failure = failureOf(cause);
  // NOTE: the parameters of this kind, which the compiler cannot follow through the type parameter.
  return failure.kind === kind ? (failure.parameters as FailureParameters[Kind]) : undefined;
}
