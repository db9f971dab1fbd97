import type { SyncContext } from '../context.ts';
import type { FormRow } from '../database/rows.ts';

/** Tells Tideform's server about a published form; nothing for a draft. Telling it again replaces what it knew. */
export async function registerPublished({ ports }: SyncContext, form: FormRow, driveId: string): Promise<void> {
  if (!form.published || !form.responsesDriveItemId) return;
  await ports.server.registerForm(form.teamId, form.id, {
    driveId,
    title: form.title,
    ...(form.channelId && { channelId: form.channelId }),
    publishedDriveItemId: form.published.driveItemId,
    responsesFolderDriveItemId: form.responsesDriveItemId,
  });
}
