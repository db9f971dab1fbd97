import type { GraphClient } from '@tideform/graph';
import type { ServerContext } from '../context.ts';
import { createGraphOfCredential } from '../graph-credentials/create-graph-of-credential.ts';
import type { ShareRow } from './shares-store.ts';
import { deleteUpload, loadUploads, type OpenUpload } from './uploads-store.ts';

/** Lifetime of an upload URL, in milliseconds. A page that needs more time requests another URL. */
export const UPLOAD_LIFETIME_MS = 3600_000;

/** Returns the context under which an upload URL is sealed. */
export const getUploadSealContext = (id: string): string => `share upload ${id}`;

/** Cancels upload URLs, so that they can't be used anymore. */
export async function cancelUploads(
  { database, secrets }: Pick<ServerContext, 'database' | 'secrets'>,
  graph: GraphClient,
  uploads: readonly OpenUpload[],
): Promise<void> {
  for (const { id, sealedUrl } of uploads) {
    const url = secrets.open(sealedUrl, getUploadSealContext(id));
    if (url !== undefined) await graph.cancelUpload(url);
    await deleteUpload(database, id);
  }
}

/** Cancels all upload URLs of a session. */
export async function cancelSessionUploads(context: ServerContext, share: ShareRow, sessionId: string): Promise<void> {
  const uploads = await loadUploads(context.database, sessionId);
  if (uploads.length > 0)
    await cancelUploads(context, createGraphOfCredential(context, share.graph_credential_id), uploads);
}
