import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../database/connect.ts';

/**
 * SQL query for the IDs of connected accounts that a form uses and that are authorized for files.
 * @param form row with `team_id` and `form_id`
 */
export const selectConnectedCredential = (form: RawBuilder<unknown>) => sql`
  select credential.id from graph_credentials credential
  where 'files' = any(credential.purposes) and credential.expired_at is null and credential.id in (
    select graph_credential_id from confidential_forms lent
    where lent.team_id = ${form}.team_id and lent.form_id = ${form}.form_id
    union all
    select graph_credential_id from form_shares lent
    where lent.team_id = ${form}.team_id and lent.form_id = ${form}.form_id and lent.deleted_at is null
    union all
    select graph_credential_id from form_emails lent
    where lent.team_id = ${form}.team_id and lent.form_id = ${form}.form_id
  )
`;

/**
 * Finds a connected account with which the server can access a form's library in the background.
 * @returns the account's ID; `undefined` if no connected account is authorized for files
 */
export async function findConnectedAccount(
  database: Database,
  { teamId, formId }: { readonly teamId: string; readonly formId: string },
): Promise<string | undefined> {
  const { rows } = await sql<{ id: string }>`
    with form as (select ${teamId}::uuid as team_id, ${formId}::text as form_id)
    select id from form, lateral (${selectConnectedCredential(sql`form`)}) lent order by id limit 1
  `.execute(database);
  return rows[0]?.id;
}
