import { z } from 'zod/mini';
import { recordId } from '../ids.ts';

/** Where a published form lies in the team's library; the server needs it to serve share links and deliveries. */
export const formRegistration = z.object({
  driveId: z.string().check(z.minLength(1), z.maxLength(200)),
  title: z.string().check(z.minLength(1), z.maxLength(1000)),
  /** Absent: a form of the whole team. */
  channelId: z.optional(z.string().check(z.minLength(1), z.maxLength(200))),
  publishedDriveItemId: z.string().check(z.minLength(1), z.maxLength(200)),
  responsesFolderDriveItemId: z.string().check(z.minLength(1), z.maxLength(200)),
});

export type FormRegistration = z.output<typeof formRegistration>;

/** What the form asks is not known here: it was published last before the server looked, or is larger than 4 MB. Publishing it again helps the first. */
export const formNotRead = { 'form-not-read': 409 } as const;

export const registeredForm = z.extend(formRegistration, { id: recordId, teamId: z.string() });
