import type { Database } from '../database/connect.ts';

export interface FormEditor {
  readonly session: string;
  readonly userId: string;
  readonly name: string;
}

type EditorTables = {
  form_editors: {
    team_id: string;
    form_id: string;
    session: string;
    user_id: string;
    name: string;
    seen_at: Date;
  };
};

export interface FormAt {
  readonly teamId: string;
  readonly formId: string;
  readonly now: Date;
  /** Who was seen before then is not editing any more. */
  readonly since: Date;
}

/** Who is editing; a caller who is gets their time again. */
export async function askEditor(database: Database, at: FormAt, session: string): Promise<FormEditor | undefined> {
  const row = await editorOf(database, at).where('seen_at', '>=', at.since).selectAll().executeTakeFirst();
  if (row?.session === session) await renew(database, at, session);
  return row && { session: row.session, userId: row.user_id, name: row.name };
}

/** Begins to edit. @param mayReplace whoever is editing @returns who is editing then */
export async function beginEditing(
  database: Database,
  at: FormAt,
  editor: FormEditor,
  mayReplace: boolean,
): Promise<FormEditor | undefined> {
  const columns = { session: editor.session, user_id: editor.userId, name: editor.name, seen_at: at.now };
  await database
    .withTables<EditorTables>()
    .insertInto('form_editors')
    .values({ team_id: at.teamId, form_id: at.formId, ...columns })
    .onConflict((conflict) => {
      const replaced = conflict.columns(['team_id', 'form_id']).doUpdateSet(columns);
      return mayReplace ? replaced : replaced.where('form_editors.seen_at', '<', at.since);
    })
    .execute();
  return askEditor(database, at, editor.session);
}

export async function stopEditing(database: Database, { teamId, formId }: FormAt, session: string): Promise<void> {
  await database
    .withTables<EditorTables>()
    .deleteFrom('form_editors')
    .where('team_id', '=', teamId)
    .where('form_id', '=', formId)
    .where('session', '=', session)
    .execute();
}

/** Takes away who was seen last before then. */
export async function sweepEditors(database: Database, before: Date): Promise<void> {
  await database.withTables<EditorTables>().deleteFrom('form_editors').where('seen_at', '<', before).execute();
}

const editorOf = (database: Database, { teamId, formId }: FormAt) =>
  database
    .withTables<EditorTables>()
    .selectFrom('form_editors')
    .where('team_id', '=', teamId)
    .where('form_id', '=', formId);

async function renew(database: Database, { teamId, formId, now }: FormAt, session: string): Promise<void> {
  await database
    .withTables<EditorTables>()
    .updateTable('form_editors')
    .set({ seen_at: now })
    .where('team_id', '=', teamId)
    .where('form_id', '=', formId)
    .where('session', '=', session)
    .execute();
}
