import { deleteItemIfPresent, isClaimedFolder } from '@tideform/sync/library-submission';
import { createGraphOfCredential } from '../../graph-credentials/create-graph-of-credential.ts';
import type { Job, JobContext } from '../../jobs/job.ts';
import { cancelUploads, UPLOAD_LIFETIME_MS } from '../cancel-uploads.ts';
import { openShareLibrary } from '../open-share-library.ts';
import { deleteAbandonedSessions, findPendingSessions } from '../sessions-store.ts';
import { findShare } from '../shares-store.ts';
import { findOldUploads } from '../uploads-store.ts';
import { storeSubmissionJobType } from './store-submission-job-type.ts';

const BATCH_SIZE = 500;
/** Minimum age of a submission, in milliseconds. More recent submissions are still in the job queue. */
const MIN_AGE_MS = 30_000;

/** Job that runs every minute. Queues anonymous submissions that aren't stored in the library yet. */
export const storeDueSubmissions: Job = {
  name: 'store-due-share-submissions',
  cron: '* * * * *',
  async run({ database, log, now, enqueueJob }) {
    const before = new Date(now().getTime() - MIN_AGE_MS);
    const sessionIds = await findPendingSessions(database, { before, now: now(), most: BATCH_SIZE });
    if (sessionIds.length > 0)
      log.warn({ waiting: sessionIds.length }, 'Anonymous submissions are waiting for the library');
    for (const sessionId of sessionIds) await enqueueJob(storeSubmissionJobType, { sessionId });
  },
};

/**
 * Job that runs every ten minutes. Cancels upload URLs that are an hour old, since Microsoft 365 would keep them valid
 * for days.
 */
export const cancelOldUploads: Job = {
  name: 'end-old-share-uploads',
  cron: '*/10 * * * *',
  async run(context) {
    const oldUploads = await findOldUploads(
      context.database,
      new Date(context.now().getTime() - UPLOAD_LIFETIME_MS),
      BATCH_SIZE,
    );
    for (const upload of oldUploads) {
      try {
        const share = await findShare(context.database, upload.shareId);
        if (share) await cancelUploads(context, createGraphOfCredential(context, share.graph_credential_id), [upload]);
      } catch (error) {
        context.log.warn({ sessionId: upload.sessionId, err: error }, 'Failed to cancel an upload URL');
      }
    }
  },
};

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
