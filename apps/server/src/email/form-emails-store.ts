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

/** A form's email as it is kept. */
export interface KeptFormEmail {
  readonly template: EmailTemplate;
  readonly sender: EmailSender;
  readonly isDisabled: boolean;
  /** Of the person whose account sends it. */
  readonly graphCredentialId: string;
}

interface FormAt {
  readonly teamId: string;
  readonly formId: string;
}

interface Change {
  readonly by: string;
  readonly now: Date;
}

/** `undefined`: the form has no email. */
export async function readFormEmail(database: Database, form: FormAt): Promise<KeptFormEmail | undefined> {
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

/** @returns whether it was the form's first */
export async function addFormEmail(
  database: Database,
  form: FormAt,
  email: KeptFormEmail,
  { by, now }: Change,
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

/** Of what a builder's change replaces. */
export const eTagOf = ({ template, sender }: Pick<KeptFormEmail, 'template' | 'sender'>): string =>
  createHash('sha256')
    .update(`${sender} ${JSON.stringify(template)}`)
    .digest('base64url');

/** Changes template and sender where they are as `eTag` says. @returns `false`: they are not, or there is none */
export async function replaceFormEmail(
  database: Database,
  form: FormAt,
  { eTag, ...change }: Partial<KeptFormEmail> & { readonly eTag: string },
  by: Change,
): Promise<boolean> {
  return database.transaction().execute(async (within) => {
    await sql`
      select 1 from form_emails where team_id = ${form.teamId} and form_id = ${form.formId} for update
    `.execute(within);
    const kept = await readFormEmail(within, form);
    return kept !== undefined && eTagOf(kept) === eTag && (await changeFormEmail(within, form, change, by));
  });
}

/** Changes what is named. @returns whether the form has an email */
export async function changeFormEmail(
  database: Database,
  form: FormAt,
  change: Partial<KeptFormEmail>,
  { by, now }: Change,
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

/** Who has changed a form's email last: they hear of it when one does not go out. */
export async function readEmailKeeper(database: Database, form: FormAt): Promise<string | undefined> {
  const row = await database
    .withTables<FormEmailTables>()
    .selectFrom('form_emails')
    .select('changed_by')
    .where('team_id', '=', form.teamId)
    .where('form_id', '=', form.formId)
    .executeTakeFirst();
  return row?.changed_by;
}
