/**
 * Entry point `@tideform/sync/failures`: failures as data, for pages that run before sign-in and load nothing else of
 * this package.
 */

export { describeFailure } from './failures/describe-failure.ts';
export type {
  Failure,
  FailureKind,
  FailureOfKind,
  FailureParameters,
  PackageFailureReason,
} from './failures/failure.ts';
export { FailureError, PdfRendererUnavailable, toError } from './failures/failure-error.ts';
export { toFailure } from './failures/to-failure.ts';
