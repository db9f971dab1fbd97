import type { SyncContext } from '../context.ts';
import type { FormRow } from '../database/rows.ts';

/**
 * Registers a published form with Tideform's server; does nothing for a form without a published version. Repeated
 * calls replace the registration.
 */
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
