import type { ResponseRow } from '@tideform/sync';

/** Whether somebody has answered something: who saves it becomes a collaborator. */
export const isStarted = (response: ResponseRow): boolean => response.collaborators.length > 0;

/**
 * Whether a draft is offered before another one is started: a person answered something, or a link
 * prefilled it. A draft that was only opened isn't offered.
 */
export const isOffered = (response: ResponseRow): boolean =>
  isStarted(response) || Object.keys((response.data.metadata.prefilledData as object | undefined) ?? {}).length > 0;
