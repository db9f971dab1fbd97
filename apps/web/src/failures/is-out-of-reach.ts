import { ifKind } from './if-kind.ts';

/** Nobody has answered, or nobody is signed in to ask: what was asked may be asked again later. */
export const isOutOfReach = (cause: unknown): boolean =>
  (ifKind(cause, 'no-answer') ?? ifKind(cause, 'not-authenticated')) !== undefined;
