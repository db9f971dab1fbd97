import type { ResponseRow } from '@tideform/sync';

/** Whether a user has answered something: saving adds them to the collaborators. */
export const isStarted = (response: ResponseRow): boolean => response.collaborators.length > 0;

/**
 * Whether to offer a draft before starting another one: a user answered something, or a link prefilled it. Drafts that
 * were only opened aren't offered.
 */
export const isOffered = (response: ResponseRow): boolean =>
  isStarted(response) || Object.keys((response.data.metadata.prefilledData as object | undefined) ?? {}).length > 0;
