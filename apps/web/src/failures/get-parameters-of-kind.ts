import { type FailureKind, type FailureParameters, toFailure } from '@tideform/sync/failures';

/** Returns the parameters of a failure if it has the given kind; `undefined` otherwise. */
export function getParametersOfKind<Kind extends FailureKind>(
  cause: unknown,
  kind: Kind,
): FailureParameters[Kind] | undefined {
  const failure = toFailure(cause);
  // NOTE: these are the parameters of this kind. The cast is needed because the compiler can't infer that.
  return failure.kind === kind ? (failure.parameters as FailureParameters[Kind]) : undefined;
}
