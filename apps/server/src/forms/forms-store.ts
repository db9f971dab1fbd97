import type { FormRegistration } from '@tideform/contract';
import type { Database } from '../database/connect.ts';

type FormTables = {
  forms: {
    team_id: string;
    id: string;
    drive_id: string;
    title: string;
    channel_id: string | null;
    published_drive_item_id: string;
    responses_folder_drive_item_id: string;
    updated_by: string;
    updated_at: Date;
  };
};

/** Where a published form lies; `undefined` when it was never registered. */
export async function readForm(
  database: Database,
  teamId: string,
  formId: string,
): Promise<FormRegistration | undefined> {
  const row = await database
    .withTables<FormTables>()
    .selectFrom('forms')
    .selectAll()
    .where('team_id', '=', teamId)
    .where('id', '=', formId)
    .executeTakeFirst();
  return (
    row && {
      driveId: row.drive_id,
      title: row.title,
      ...(row.channel_id !== null && { channelId: row.channel_id }),
      publishedDriveItemId: row.published_drive_item_id,
      responsesFolderDriveItemId: row.responses_folder_drive_item_id,
    }
  );
}

/** Registers a form or replaces its registration. */
export async function writeForm(
  database: Database,
  at: { readonly teamId: string; readonly formId: string; readonly userId: string; readonly now: Date },
  form: FormRegistration,
): Promise<void> {
  const columns = {
    drive_id: form.driveId,
    title: form.title,
    channel_id: form.channelId ?? null,
    published_drive_item_id: form.publishedDriveItemId,
    responses_folder_drive_item_id: form.responsesFolderDriveItemId,
    updated_by: at.userId,
    updated_at: at.now,
  };
  await database
    .withTables<FormTables>()
    .insertInto('forms')
    .values({ team_id: at.teamId, id: at.formId, ...columns })
    .onConflict((conflict) => conflict.columns(['team_id', 'id']).doUpdateSet(columns))
    .execute();
}
