import { z } from 'zod';
import { recordId } from '../ids.ts';

/** Where a published form lies in the team's library; the server needs it to serve share links and deliveries. */
export const formRegistration = z.object({
  driveId: z.string().min(1).max(200),
  title: z.string().min(1).max(1000),
  /** Absent: a form of the whole team. */
  channelId: z.string().min(1).max(200).optional(),
  publishedDriveItemId: z.string().min(1).max(200),
  responsesFolderDriveItemId: z.string().min(1).max(200),
});

export type FormRegistration = z.output<typeof formRegistration>;

export const registeredForm = formRegistration.extend({ id: recordId, teamId: z.string() });
