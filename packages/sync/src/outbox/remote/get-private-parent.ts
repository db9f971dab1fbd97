import type { SyncContext } from '../../context.ts';
import { requireIdentity } from '../../database/own-rows.ts';
import type { FormRow } from '../../database/rows.ts';
import { FailureError } from '../../failures/failure-error.ts';
import type { LibraryAccess } from '../../library/private/library-access.ts';
import { getOrCreateFormFolder, getOrCreatePersonFolder } from '../../library/private/private-folder.ts';
import { requireTeam } from '../../teams/require-team.ts';
import type { ResponseLibrary } from './find-response-library.ts';

/**
 * Returns the user's own folder for a form with private responses (the predecessor of confidential responses). The user
 * creates it in the folder that the team's settings define.
 *
 * @throws 'Private folder not configured', 'Unable to create user private folder'
 */
export async function getPrivateParent(
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
