import { createHash } from 'node:crypto';
import { type EmailSender, type EmailTemplate, emailTemplate } from '@tideform/contract';
import { sql } from 'kysely';
import type { Database } from '../database/connect.ts';

export type FormEmailTables = {
  form_emails: {
    team_id: string;
    form_id: string;
    template: string;
    sender: EmailSender;
    is_disabled: boolean;
    graph_credential_id: string;
    changed_by: string;
    changed_at: Date;
  };
};

/** Email settings of a form: the template, its sender, and whether emails are enabled. */
export interface StoredFormEmail {
  readonly template: EmailTemplate;
  readonly sender: EmailSender;
  readonly isDisabled: boolean;
  /** ID of the connected account that sends the emails. */
  readonly graphCredentialId: string;
}

interface FormKey {
  readonly teamId: string;
  readonly formId: string;
}

interface ChangeAuthor {
  readonly by: string;
  readonly now: Date;
}

/** Finds the email settings of a form. */
export async function findFormEmail(database: Database, form: FormKey): Promise<StoredFormEmail | undefined> {
  const row = await database
    .withTables<FormEmailTables>()
    .selectFrom('form_emails')
    .selectAll()
    .where('team_id', '=', form.teamId)
    .where('form_id', '=', form.formId)
    .executeTakeFirst();
  return (
    row && {
      template: emailTemplate.parse(JSON.parse(row.template)),
      sender: row.sender,
      isDisabled: row.is_disabled,
      graphCredentialId: row.graph_credential_id,
    }
  );
}

/** Adds email settings to a form. @returns `false` if the form already has email settings */
export async function insertFormEmail(
  database: Database,
  form: FormKey,
  email: StoredFormEmail,
  { by, now }: ChangeAuthor,
): Promise<boolean> {
  const result = await database
    .withTables<FormEmailTables>()
    .insertInto('form_emails')
    .values({
      team_id: form.teamId,
      form_id: form.formId,
      template: JSON.stringify(email.template),
      sender: email.sender,
      is_disabled: email.isDisabled,
      graph_credential_id: email.graphCredentialId,
      changed_by: by,
      changed_at: now,
    })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return (result.numInsertedOrUpdatedRows ?? 0n) > 0n;
}

/** Computes the ETag of the email settings that builders edit: template and sender. */
export const computeETag = ({ template, sender }: Pick<StoredFormEmail, 'template' | 'sender'>): string =>
  createHash('sha256')
    .update(`${sender} ${JSON.stringify(template)}`)
    .digest('base64url');

/**
 * Updates a form's email settings if their ETag is still `eTag`.
 * @returns `false` if the settings were changed since, or don't exist
 */
export async function replaceFormEmail(
  database: Database,
  form: FormKey,
  { eTag, ...change }: Partial<StoredFormEmail> & { readonly eTag: string },
  by: ChangeAuthor,
): Promise<boolean> {
  return database.transaction().execute(async (transaction) => {
    await sql`
      select 1 from form_emails where team_id = ${form.teamId} and form_id = ${form.formId} for update
    `.execute(transaction);
    const current = await findFormEmail(transaction, form);
    return (
      current !== undefined && computeETag(current) === eTag && (await saveFormEmail(transaction, form, change, by))
    );
  });
}

/** Updates some of a form's email settings. @returns `false` if the form has no email settings */
export async function saveFormEmail(
  database: Database,
  form: FormKey,
  change: Partial<StoredFormEmail>,
  { by, now }: ChangeAuthor,
): Promise<boolean> {
  const { template, sender, isDisabled, graphCredentialId } = change;
  const result = await database
    .withTables<FormEmailTables>()
    .updateTable('form_emails')
    .set({
      changed_by: by,
      changed_at: now,
      ...(template && { template: JSON.stringify(template) }),
      ...(sender && { sender }),
      ...(isDisabled !== undefined && { is_disabled: isDisabled }),
      ...(graphCredentialId && { graph_credential_id: graphCredentialId }),
    })
    .where('team_id', '=', form.teamId)
    .where('form_id', '=', form.formId)
    .executeTakeFirst();
  return result.numUpdatedRows > 0n;
}

/**
 * Finds the user who last changed a form's email settings. This user is notified of failed emails.
 * @returns the user's ID
 */
export async function findLastEditor(database: Database, form: FormKey): Promise<string | undefined> {
  const row = await database
    .withTables<FormEmailTables>()
    .selectFrom('form_emails')
    .select('changed_by')
    .where('team_id', '=', form.teamId)
    .where('form_id', '=', form.formId)
    .executeTakeFirst();
  return row?.changed_by;
}
