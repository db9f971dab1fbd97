import type { GraphClient } from '@tideform/graph';
import type { ServerContext } from '../context.ts';
import { findRegistration, type LibraryRegistration } from '../forms/form-in-library.ts';
import { findRegisteredForm, saveFormRegistration } from '../forms/forms-store.ts';
import { NotInLibrary } from '../forms/not-in-library.ts';
import { saveSharedForm } from './shared-forms-store.ts';
import type { FormKey } from './shares-store.ts';

/** Registration of a form in the library, whose published version could be read. */
export interface PublishedRegistration extends LibraryRegistration {
  readonly published: NonNullable<LibraryRegistration['published']>;
}

/**
 * Loads a published form from the library, and stores the version that anonymous respondents answer.
 *
 * @throws NotInLibrary `form-not-found` if the form isn't published or can't be read
 */
export async function refreshSharedForm(
  { database, now }: Pick<ServerContext, 'database' | 'now'>,
  graph: GraphClient,
  form: FormKey & { readonly userId: string },
): Promise<PublishedRegistration> {
  const { teamId, formId, userId } = form;
  const registered = await findRegisteredForm(database, teamId, formId);
  if (!registered) throw new NotInLibrary('form-not-found');
  const { publishedDriveItemId } = registered;
  const foundRegistration = await findRegistration(graph, { teamId, formId, publishedDriveItemId });
  const { published, registration } = foundRegistration;
  if (!published) throw new NotInLibrary('form-not-found');
  const { version } = published;
  await saveFormRegistration(database, { teamId, formId, userId, now: now() }, registration, published.schema);
  const content = JSON.stringify(published);
  await saveSharedForm(database, form, { version, title: registration.title, content }, now());
  return { ...foundRegistration, published };
}
