import { createGraphOfCredential } from '../../graph-credentials/create-graph-of-credential.ts';
import type { Job } from '../../jobs/job.ts';
import { cancelUploads, UPLOAD_LIFETIME_MS } from '../cancel-uploads.ts';
import { findShare } from '../shares-store.ts';
import { findOldUploads } from '../uploads-store.ts';

/** Maximum number of upload URLs that are canceled per run. */
const BATCH_SIZE = 500;

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
