import { describeFailure, toFailure } from '@tideform/sync/failures';

/** Describes an error for support: the failure with its causes, and the path in the app. Contains no answers. */
export const describeError = (error: unknown, path: string): string =>
  `Path: ${path}\n${describeFailure(toFailure(error))}`;
