/** What can go wrong, as data, for pages that have nothing else of sync: before anybody is signed in. */

export { CannotDraw } from './failures/cannot-draw.ts';
export { describeFailure } from './failures/describe-failure.ts';
export { Failed, failedWith } from './failures/failed.ts';
export type { Failure, FailureKind, FailureOf, FailureParameters, PackageProblem } from './failures/failure.ts';
export { failureOf } from './failures/failure-of.ts';
