import type { SyncContext } from '../../context.ts';
import type { ResponseLibrary } from './find-response-library.ts';
import { getPrivateParent } from './get-private-parent.ts';

/**
 * Returns the library with the parent folder for a new response. For confidential and private responses, that is the
 * respondent's own folder; the server finds or creates it for confidential ones. Such a response is never put into the
 * shared folder.
 *
 * @throws server refusals, 'Private folder not configured', 'Unable to create user private folder', 'Invalid formId' …
 */
export async function findResponsesParent(
  context: SyncContext,
  library: ResponseLibrary,
  { teamId, formId }: { readonly teamId: string; readonly formId: string },
): Promise<ResponseLibrary> {
  const { database, ports } = context;
  const form = await database.forms.get(formId);
  if (form?.confidentialResponses) {
    return { ...library, responsesFolderId: await ports.server.provisionConfidential(teamId, formId) };
  }
  if (form?.privateResponses) return { ...library, responsesFolderId: await getPrivateParent(context, library, form) };
  return library;
}
