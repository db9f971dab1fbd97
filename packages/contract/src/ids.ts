import { z } from 'zod/mini';

/** ID of a team: its Microsoft 365 group, in lower case. */
export const teamId = z.guid().check(z.toLowerCase());

/** ID of a form or response, generated on a device and used in paths and file names. */
export const recordId = z.string().check(z.regex(/^[A-Za-z0-9_-]{1,64}$/));

export const teamParams = z.object({ teamId });
export const formParams = z.object({ teamId, formId: recordId });
