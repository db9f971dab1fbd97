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

export interface FormEditorQuery {
  readonly teamId: string;
  readonly formId: string;
  readonly now: Date;
  /** An editor that was last seen before this time is inactive. */
  readonly since: Date;
}

/** Finds the active editor of a form. If the caller's session is the editor, renews its `seen_at` time. */
export async function findActiveEditor(
  database: Database,
  at: FormEditorQuery,
  session: string,
): Promise<FormEditor | undefined> {
  const row = await selectEditor(database, at).where('seen_at', '>=', at.since).selectAll().executeTakeFirst();
  if (row?.session === session) await renewEditor(database, at, session);
  return row && { session: row.session, userId: row.user_id, name: row.name };
}

/**
 * Makes a session the editor of a form, if the form has no active editor.
 * @param canReplace also takes over from an active editor
 * @returns the active editor afterwards
 */
export async function startEditing(
  database: Database,
  at: FormEditorQuery,
  editor: FormEditor,
  canReplace: boolean,
): Promise<FormEditor | undefined> {
  const columns = { session: editor.session, user_id: editor.userId, name: editor.name, seen_at: at.now };
  await database
    .withTables<EditorTables>()
    .insertInto('form_editors')
    .values({ team_id: at.teamId, form_id: at.formId, ...columns })
    .onConflict((conflict) => {
      const replaced = conflict.columns(['team_id', 'form_id']).doUpdateSet(columns);
      return canReplace ? replaced : replaced.where('form_editors.seen_at', '<', at.since);
    })
    .execute();
  return findActiveEditor(database, at, editor.session);
}

export async function stopEditing(
  database: Database,
  { teamId, formId }: FormEditorQuery,
  session: string,
): Promise<void> {
  await database
    .withTables<EditorTables>()
    .deleteFrom('form_editors')
    .where('team_id', '=', teamId)
    .where('form_id', '=', formId)
    .where('session', '=', session)
    .execute();
}

/** Deletes editing sessions that were last seen before `before`. */
export async function deleteOldEditors(database: Database, before: Date): Promise<void> {
  await database.withTables<EditorTables>().deleteFrom('form_editors').where('seen_at', '<', before).execute();
}

const selectEditor = (database: Database, { teamId, formId }: FormEditorQuery) =>
  database
    .withTables<EditorTables>()
    .selectFrom('form_editors')
    .where('team_id', '=', teamId)
    .where('form_id', '=', formId);

async function renewEditor(
  database: Database,
  { teamId, formId, now }: FormEditorQuery,
  session: string,
): Promise<void> {
  await database
    .withTables<EditorTables>()
    .updateTable('form_editors')
    .set({ seen_at: now })
    .where('team_id', '=', teamId)
    .where('form_id', '=', formId)
    .where('session', '=', session)
    .execute();
}
