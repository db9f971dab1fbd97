import type { SyncContext } from '../../context.ts';
import { privateParent } from './private-parent.ts';
import type { ResponseLibrary } from './response-library.ts';

/**
 * The library with the folder in which a new response's folder goes. Where responses are confidential or private that is the
 * responder's own: of confidential ones the server finds or makes it. Such a response never goes into the folder of all.
 *
 * @throws what the server says, 'Private folder not configured', 'Unable to create user private folder', 'Invalid formId' …
 */
export async function responsesParent(
  context: SyncContext,
  library: ResponseLibrary,
  { teamId, formId }: { readonly teamId: string; readonly formId: string },
): Promise<ResponseLibrary> {
  const { database, ports } = context;
  const form = await database.forms.get(formId);
  if (form?.confidentialResponses) {
    return { ...library, responsesFolderId: await ports.server.provisionConfidential(teamId, formId) };
  }
  if (form?.privateResponses) return { ...library, responsesFolderId: await privateParent(context, library, form) };
  return library;
}
