import { describeFailure, failureOf } from '@tideform/sync/failures';

/** What support gets to read: what failed along the causes, and where in the app; no answers. */
export const describeError = (error: unknown, path: string): string =>
  `Path: ${path}\n${describeFailure(failureOf(error))}`;
