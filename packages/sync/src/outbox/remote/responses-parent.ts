import type { SyncContext } from '../../context.ts';
import type { ResponseLibrary } from './response-library.ts';

/**
 * The library with the folder in which a new response's folder goes. Where responses are confidential that is the
 * responder's own, which the server finds or makes: such a response never goes into the folder of all.
 *
 * @throws what the server says: 'Private folder not configured', 'Invalid formId' …
 */
export async function responsesParent(
  { database, ports }: SyncContext,
  library: ResponseLibrary,
  { teamId, formId }: { readonly teamId: string; readonly formId: string },
): Promise<ResponseLibrary> {
  const form = await database.forms.get(formId);
  if (!form?.confidentialResponses && !form?.privateResponses) return library;
  return { ...library, responsesFolderId: await ports.server.provisionConfidential(teamId, formId) };
}
