import { graphOfCredential } from '../../graph-credentials/graph-of-credential.ts';
import type { Job } from '../../jobs/job.ts';
import { endUploads, uploadLifeMs } from '../end-uploads.ts';
import { findShare } from '../shares-store.ts';
import { findOldUploads } from '../uploads-store.ts';

/** In one run. */
const most = 500;

/** Every ten minutes ends upload addresses that are an hour old: Microsoft 365 would keep them for days. */
export const endOldUploads: Job = {
  name: 'end-old-share-uploads',
  cron: '*/10 * * * *',
  async run(context) {
    const old = await findOldUploads(context.database, new Date(context.now().getTime() - uploadLifeMs), most);
    for (const upload of old) {
      try {
        const share = await findShare(context.database, upload.shareId);
        if (share) await endUploads(context, graphOfCredential(context, share.graph_credential_id), [upload]);
      } catch (error) {
        context.log.warn({ sessionId: upload.sessionId, err: error }, 'An upload address could not be ended');
      }
    }
  },
};
