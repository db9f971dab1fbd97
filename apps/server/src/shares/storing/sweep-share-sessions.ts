import { deleteIfPresent, isClaimedFolder } from '@tideform/sync/library-submission';
import type { Job, JobContext } from '../../jobs/job.ts';
import { forgetAbandoned } from '../sessions-store.ts';
import { shareLibrary } from '../share-library.ts';
import { findShare } from '../shares-store.ts';

/** Whoever comes back later announces their files again, and sends them again. */
const keptMs = 48 * 3600_000;

/**
 * Every hour forgets sessions that nobody has ended, and takes away what they have brought into the library.
 *
 * NOTE: forgotten first: a submit that comes meanwhile then misses its files, and says so, before they go.
 */
export const sweepShareSessions: Job = {
  name: 'sweep-share-sessions',
  cron: '23 * * * *',
  async run(context) {
    const abandoned = await forgetAbandoned(context.database, new Date(context.now().getTime() - keptMs));
    for (const session of abandoned) {
      await removeFolder(context, session).catch((error: unknown) =>
        context.log.warn(
          { ...session, err: error },
          'What a stranger has brought and not submitted could not be taken away',
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
  const library = await shareLibrary(context, share);
  if (await isClaimedFolder(library, folderId, id)) await deleteIfPresent(library.graph, library.driveId, folderId);
}
