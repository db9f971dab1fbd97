import type { SyncContext } from '../../context.ts';
import { signedIn } from '../../database/own-rows.ts';
import type { FormRow } from '../../database/rows.ts';
import { Failed } from '../../failures/failed.ts';
import type { LibraryAccess } from '../../library/private/library-access.ts';
import { formFolder, personFolder } from '../../library/private/private-folder.ts';
import { requireTeam } from '../../teams/require-team.ts';
import type { ResponseLibrary } from './response-library.ts';

/**
 * The person's own folder for a form whose responses are private, as they were before confidential ones: the person makes it
 * themselves, in the folder that the team's settings name.
 *
 * @throws 'Private folder not configured', 'Unable to create user private folder'
 */
export async function privateParent(
  context: SyncContext,
  { graph, driveId }: ResponseLibrary,
  form: Pick<FormRow, 'id' | 'teamId' | 'title'>,
): Promise<string> {
  const { privateResponsesFolderId } = await requireTeam(context, form.teamId);
  if (!privateResponsesFolderId) throw new Failed('private-folder-not-configured', {});
  const { userId, displayName } = signedIn(context.ports);
  const wait = (ms: number) => context.ports.clock.wait(ms);
  const access: LibraryAccess = { graph, driveId, callerId: userId, isOwner: false, teamId: form.teamId, wait };
  const parentId = await personFolder(access, privateResponsesFolderId, { id: userId, displayName });
  return formFolder(access, parentId, { id: form.id, title: form.title, personId: userId });
}
