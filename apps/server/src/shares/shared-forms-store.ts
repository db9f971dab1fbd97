import type { Database } from '../database/connect.ts';
import type { ShareTables } from './share-tables.ts';
import type { FormAt } from './shares-store.ts';

/** A published version as strangers answer it. */
export interface SharedForm {
  readonly version: number;
  readonly title: string;
  /** JSON of form.published.json. */
  readonly content: string;
}

/** Keeps a version that was seen in the library; the title is the form's of today. */
export async function keepSharedForm(
  database: Database,
  { teamId, formId }: FormAt,
  { version, title, content }: SharedForm,
  now: Date,
): Promise<void> {
  await database
    .withTables<ShareTables>()
    .insertInto('shared_forms')
    .values({ team_id: teamId, form_id: formId, version, title, content, seen_at: now })
    .onConflict((conflict) =>
      conflict.columns(['team_id', 'form_id', 'version']).doUpdateSet({ title, content, seen_at: now }),
    )
    .execute();
}
