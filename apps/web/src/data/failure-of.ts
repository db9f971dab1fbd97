import { GraphError, GraphOutage } from '@tideform/graph';
import { FileUnavailable, isQuotaExceeded } from '@tideform/sync';

/**
 * Why a call to the library or the server failed:
 * - `offline`: no answer came; trying again later helps
 * - `forbidden`: the person may not do this
 * - `locked`: somebody else is at it; trying again soon helps
 * - `other`: everything else; the message may be one of the catalogue's sentences, or Graph's, which is for no person
 */
export type Failure = 'offline' | 'forbidden' | 'locked' | 'other';

export function failureOf(cause: unknown): Failure {
  if (cause instanceof GraphOutage || (cause instanceof Error && cause.name === 'ServerOutage')) return 'offline';
  if (!(cause instanceof GraphError)) return 'other';
  if (cause.status === 403) return 'forbidden';
  return cause.status === 423 ? 'locked' : 'other';
}

/** The failure's own sentence, where it is meant for people. */
export function sentenceOf(cause: unknown): string | undefined {
  if (!(cause instanceof Error) || cause instanceof GraphError) return undefined;
  return cause.message || undefined;
}

/** Name of the file whose bytes are gone, where that is why something failed. */
export function lostFileOf(cause: unknown): string | undefined {
  return cause instanceof FileUnavailable ? cause.fileName : undefined;
}

/** Whether it failed because this device has no room left. */
export const isStorageFull = (cause: unknown): boolean => isQuotaExceeded(cause);
