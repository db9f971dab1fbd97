import type { FormPublishedFile } from '@tideform/sync/library';
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

/** What a kept version says. */
export const readPublished = ({ content }: SharedForm): FormPublishedFile => JSON.parse(content) as FormPublishedFile;

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

/** The version that was seen last, or a certain one. */
export function readSharedForm(
  database: Database,
  { teamId, formId }: FormAt,
  version?: number,
): Promise<SharedForm | undefined> {
  let query = database
    .withTables<ShareTables>()
    .selectFrom('shared_forms')
    .select(['version', 'title', 'content'])
    .where('team_id', '=', teamId)
    .where('form_id', '=', formId);
  if (version !== undefined) query = query.where('version', '=', version);
  return query.orderBy('seen_at', 'desc').orderBy('version', 'desc').limit(1).executeTakeFirst();
}
