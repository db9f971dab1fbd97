/**
 * Entry point `@tideform/sync/failures`: failures as data, for pages that run before sign-in and load nothing else of
 * this package.
 */

export { describeFailure } from './failures/describe-failure.ts';
export { Failed, toError } from './failures/failed.ts';
export type { Failure, FailureKind, FailureOf, FailureParameters, PackageError } from './failures/failure.ts';
export { PdfRendererUnavailable } from './failures/pdf-renderer-unavailable.ts';
export { failureOf } from './failures/to-failure.ts';
