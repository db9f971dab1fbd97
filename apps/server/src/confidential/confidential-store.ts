import { sql } from 'kysely';
import type { Database } from '../database/connect.ts';

/** Form with confidential responses. */
export interface ConfidentialForm {
  readonly graphCredentialId: string;
  /** Drive ID of the team's library at the time when the form became confidential. */
  readonly driveId: string;
}

interface FormKey {
  readonly teamId: string;
  readonly formId: string;
}

export async function findConfidentialForm(
  database: Database,
  { teamId, formId }: FormKey,
): Promise<ConfidentialForm | undefined> {
  const { rows } = await sql<ConfidentialForm>`
    select graph_credential_id as "graphCredentialId", drive_id as "driveId" from confidential_forms
    where team_id = ${teamId} and form_id = ${formId}
  `.execute(database);
  return rows[0];
}

export async function saveConfidentialForm(
  database: Database,
  { teamId, formId }: FormKey,
  form: ConfidentialForm & { readonly enabledBy: string; readonly enabledAt: Date },
): Promise<void> {
  const { graphCredentialId, driveId, enabledBy, enabledAt } = form;
  await sql`
    insert into confidential_forms (team_id, form_id, graph_credential_id, drive_id, enabled_by, enabled_at)
    values (${teamId}, ${formId}, ${graphCredentialId}, ${driveId}, ${enabledBy}, ${enabledAt})
    on conflict (team_id, form_id) do update set
      graph_credential_id = excluded.graph_credential_id, drive_id = excluded.drive_id,
      enabled_by = excluded.enabled_by, enabled_at = excluded.enabled_at
  `.execute(database);
}

export async function deleteConfidentialForm(database: Database, { teamId, formId }: FormKey): Promise<void> {
  await sql`delete from confidential_forms where team_id = ${teamId} and form_id = ${formId}`.execute(database);
}

interface FolderKey {
  readonly teamId: string;
  readonly userId: string;
  /** Form ID; empty for the user's private root folder, which contains the folders of forms. */
  readonly formId: string;
}

/** Finds a recorded private folder. A folder is recorded only after it was created and restricted to the user. */
export async function findPrivateFolder(
  database: Database,
  { teamId, userId, formId }: FolderKey,
): Promise<string | undefined> {
  const { rows } = await sql<{ driveItemId: string }>`
    select drive_item_id as "driveItemId" from private_folders
    where team_id = ${teamId} and user_id = ${userId} and form_id = ${formId}
  `.execute(database);
  return rows[0]?.driveItemId;
}

/** Lists the private folders of all users for a form. */
export async function listPrivateFolders(
  database: Database,
  { teamId, formId }: FormKey,
): Promise<readonly { readonly userId: string; readonly driveItemId: string }[]> {
  const { rows } = await sql<{ userId: string; driveItemId: string }>`
    select user_id as "userId", drive_item_id as "driveItemId" from private_folders
    where team_id = ${teamId} and form_id = ${formId} order by user_id
  `.execute(database);
  return rows;
}

export async function savePrivateFolder(
  database: Database,
  { teamId, userId, formId }: FolderKey,
  driveItemId: string,
): Promise<void> {
  await sql`
    insert into private_folders (team_id, user_id, form_id, drive_item_id)
    values (${teamId}, ${userId}, ${formId}, ${driveItemId})
    on conflict (team_id, user_id, form_id) do update set drive_item_id = excluded.drive_item_id
  `.execute(database);
}
