import type { SyncContext } from '../../context.ts';
import { requireIdentity } from '../../database/own-rows.ts';
import type { FormRow } from '../../database/rows.ts';
import { FailureError } from '../../failures/failure-error.ts';
import type { LibraryAccess } from '../../library/private/fetch-owners.ts';
import { getOrCreateFormFolder, getOrCreatePersonFolder } from '../../library/private/private-folder.ts';
import { requireTeam } from '../../teams/require-team.ts';
import type { ResponseLibrary } from './find-response-library.ts';

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

/**
 * Returns the user's own folder for a form with private responses (the predecessor of confidential responses). The user
 * creates it in the folder that the team's settings define.
 *
 * @throws 'Private folder not configured', 'Unable to create user private folder'
 */
async function getPrivateParent(
  context: SyncContext,
  { graph, driveId }: ResponseLibrary,
  form: Pick<FormRow, 'id' | 'teamId' | 'title'>,
): Promise<string> {
  const { privateResponsesFolderId } = await requireTeam(context, form.teamId);
  if (!privateResponsesFolderId) throw new FailureError('private-folder-not-configured', {});
  const { userId, displayName } = requireIdentity(context.ports);
  const wait = (ms: number) => context.ports.clock.wait(ms);
  const access: LibraryAccess = { graph, driveId, callerId: userId, isOwner: false, teamId: form.teamId, wait };
  const parentId = await getOrCreatePersonFolder(access, privateResponsesFolderId, { id: userId, displayName });
  return getOrCreateFormFolder(access, parentId, { id: form.id, title: form.title, personId: userId });
}
