import type { FormPublishedFile } from '@tideform/sync/library';
import type { Database } from '../database/connect.ts';
import type { ShareTables } from './share-tables.ts';
import type { FormKey } from './shares-store.ts';

/** Published version of a form that anonymous respondents answer. */
export interface SharedForm {
  readonly version: number;
  readonly title: string;
  /** Content of form.published.json as JSON. */
  readonly content: string;
}

/** Parses the content of a stored form version. */
export const parsePublishedForm = ({ content }: SharedForm): FormPublishedFile =>
  JSON.parse(content) as FormPublishedFile;

/** Stores a form version from the library, with the form's current title. */
export async function saveSharedForm(
  database: Database,
  { teamId, formId }: FormKey,
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

/** Finds a stored version of a form. By default, finds the version that was loaded last. */
export function findSharedForm(
  database: Database,
  { teamId, formId }: FormKey,
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
