import { deleteItemIfPresent, isClaimedFolder } from '@tideform/sync/library-submission';
import type { Job, JobContext } from '../../jobs/job.ts';
import { openShareLibrary } from '../open-share-library.ts';
import { deleteAbandonedSessions } from '../sessions-store.ts';
import { findShare } from '../shares-store.ts';

/** Lifetime of an unsubmitted session, in milliseconds. A respondent who returns later must upload the files again. */
const SESSION_LIFETIME_MS = 48 * 3600_000;

/**
 * Job that runs every hour. Deletes abandoned sessions and their files in the library.
 *
 * NOTE: deletes a session before its files, so that a concurrent submission fails because of missing files.
 */
export const sweepShareSessions: Job = {
  name: 'sweep-share-sessions',
  cron: '23 * * * *',
  async run(context) {
    const sessions = await deleteAbandonedSessions(
      context.database,
      new Date(context.now().getTime() - SESSION_LIFETIME_MS),
    );
    for (const session of sessions) {
      await removeFolder(context, session).catch((error: unknown) =>
        context.log.warn(
          { ...session, err: error },
          'Failed to delete the library files of an abandoned share session',
        ),
      );
    }
  },
};

async function removeFolder(
  context: JobContext,
  { id, shareId, folderId }: { readonly id: string; readonly shareId: string; readonly folderId: string },
): Promise<void> {
  const share = await findShare(context.database, shareId);
  if (!share) return;
  const library = await openShareLibrary(context, share);
  if (await isClaimedFolder(library, folderId, id)) await deleteItemIfPresent(library.graph, library.driveId, folderId);
}
