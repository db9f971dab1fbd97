import type { ResponseRow } from '@tideform/sync';

/** Returns whether a user has answered something. Saving an answer adds the user to the collaborators. */
export const isStarted = (response: ResponseRow): boolean => response.collaborators.length > 0;

/**
 * Whether to offer a draft before starting another one: a user answered something, or a link prefilled it. Drafts that
 * were only opened aren't offered.
 */
export const isOffered = (response: ResponseRow): boolean =>
  isStarted(response) || Object.keys((response.data.metadata.prefilledData as object | undefined) ?? {}).length > 0;
