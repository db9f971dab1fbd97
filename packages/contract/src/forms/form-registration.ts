import { z } from 'zod/mini';
import { recordId } from '../ids.ts';

/** Location of a published form in the team's library. The server needs it for share links and deliveries. */
export const formRegistration = z.object({
  driveId: z.string().check(z.minLength(1), z.maxLength(200)),
  title: z.string().check(z.minLength(1), z.maxLength(1000)),
  /** Absent for forms of the whole team. */
  channelId: z.optional(z.string().check(z.minLength(1), z.maxLength(200))),
  publishedDriveItemId: z.string().check(z.minLength(1), z.maxLength(200)),
  responsesFolderDriveItemId: z.string().check(z.minLength(1), z.maxLength(200)),
});

export type FormRegistration = z.output<typeof formRegistration>;

/**
 * The server doesn't know the form's definition: it was last published before the server read definitions, or it
 * exceeds 4 MB. Publishing the form again fixes the first case.
 */
export const formNotReadRefusals = { 'form-not-read': 409 } as const;

export const registeredForm = z.extend(formRegistration, { id: recordId, teamId: z.string() });
