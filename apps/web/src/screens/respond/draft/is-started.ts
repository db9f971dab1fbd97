import type { ResponseRow } from '@tideform/sync';

/** Whether somebody has answered something: who saves it becomes a collaborator. */
export const isStarted = (response: ResponseRow): boolean => response.collaborators.length > 0;
