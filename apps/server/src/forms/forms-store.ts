import type { FormRegistration } from '@tideform/contract';
import { type FormDefinition, parseForm, upgradeForm } from '@tideform/engine';
import type { ColumnType } from 'kysely';
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
    definition: ColumnType<unknown, string | null, string | null>;
  };
};

/** Finds the registration of a published form. */
export async function findRegisteredForm(
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

/** Maximum number of teams in which a form ID is looked up. */
const MAX_REGISTRATIONS = 10;

/** Finds all registrations of a form ID, in any team. */
export async function findFormRegistrations(
  database: Database,
  formId: string,
): Promise<readonly { teamId: string; driveId: string; publishedDriveItemId: string }[]> {
  return await database
    .withTables<FormTables>()
    .selectFrom('forms')
    .select(['team_id as teamId', 'drive_id as driveId', 'published_drive_item_id as publishedDriveItemId'])
    .where('id', '=', formId)
    .orderBy('updated_at')
    .limit(MAX_REGISTRATIONS)
    .execute();
}

/** Loads the published forms of a team, sorted by title. */
export async function loadForms(database: Database, teamId: string): Promise<{ id: string; title: string }[]> {
  return await database
    .withTables<FormTables>()
    .selectFrom('forms')
    .select(['id', 'title'])
    .where('team_id', '=', teamId)
    .orderBy('title')
    .orderBy('id')
    .execute();
}

/** Finds the title and definition of a form's last published version. */
export async function findFormDefinition(
  database: Database,
  teamId: string,
  formId: string,
): Promise<{ readonly title: string; readonly definition: FormDefinition | undefined } | undefined> {
  const row = await database
    .withTables<FormTables>()
    .selectFrom('forms')
    .select(['title', 'definition'])
    .where('team_id', '=', teamId)
    .where('id', '=', formId)
    .executeTakeFirst();
  if (!row) return undefined;
  const read = row.definition === null ? undefined : parseForm(row.definition);
  return { title: row.title, definition: read?.ok ? upgradeForm(read.form) : undefined };
}

/** Stores the definition of a form that was registered without one. */
export async function saveFormDefinition(
  database: Database,
  { teamId, formId }: { readonly teamId: string; readonly formId: string },
  definition: FormDefinition,
): Promise<void> {
  await database
    .withTables<FormTables>()
    .updateTable('forms')
    .set({ definition: JSON.stringify(definition) })
    .where('team_id', '=', teamId)
    .where('id', '=', formId)
    .where('definition', 'is', null)
    .execute();
}

/** Saves the registration of a form. @param definition published definition, which programs can load */
export async function saveFormRegistration(
  database: Database,
  at: { readonly teamId: string; readonly formId: string; readonly userId: string; readonly now: Date },
  form: FormRegistration,
  definition?: FormDefinition,
): Promise<void> {
  const columns = {
    drive_id: form.driveId,
    title: form.title,
    channel_id: form.channelId ?? null,
    published_drive_item_id: form.publishedDriveItemId,
    responses_folder_drive_item_id: form.responsesFolderDriveItemId,
    updated_by: at.userId,
    updated_at: at.now,
    definition: definition ? JSON.stringify(definition) : null,
  };
  await database
    .withTables<FormTables>()
    .insertInto('forms')
    .values({ team_id: at.teamId, id: at.formId, ...columns })
    .onConflict((conflict) => conflict.columns(['team_id', 'id']).doUpdateSet(columns))
    .execute();
}
