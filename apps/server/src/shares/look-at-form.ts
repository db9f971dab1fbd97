import type { GraphClient } from '@tideform/graph';
import type { ServerContext } from '../context.ts';
import { type FoundRegistration, findRegistration } from '../forms/form-in-library.ts';
import { readForm, writeForm } from '../forms/forms-store.ts';
import { NotInLibrary } from '../forms/not-in-library.ts';
import { keepSharedForm } from './shared-forms-store.ts';
import type { FormAt } from './shares-store.ts';

/** What a form's files in the library say, as far as strangers are concerned. */
export interface SeenForm extends FoundRegistration {
  readonly published: NonNullable<FoundRegistration['published']>;
}

/**
 * Looks at a published form in the library and keeps what strangers answer.
 *
 * @throws NotInLibrary `form-not-found` when it is not published (any more) or cannot be read
 */
export async function lookAtForm(
  { database, now }: Pick<ServerContext, 'database' | 'now'>,
  graph: GraphClient,
  form: FormAt & { readonly userId: string },
): Promise<SeenForm> {
  const { teamId, formId, userId } = form;
  const registered = await readForm(database, teamId, formId);
  if (!registered) throw new NotInLibrary('form-not-found');
  const { publishedDriveItemId } = registered;
  const found = await findRegistration(graph, { teamId, formId, publishedDriveItemId });
  const { published, registration } = found;
  if (!published) throw new NotInLibrary('form-not-found');
  const { version } = published;
  await writeForm(database, { teamId, formId, userId, now: now() }, registration, published.schema);
  const content = JSON.stringify(published);
  await keepSharedForm(database, form, { version, title: registration.title, content }, now());
  return { ...found, published };
}
