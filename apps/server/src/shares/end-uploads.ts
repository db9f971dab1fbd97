import type { GraphClient } from '@tideform/graph';
import type { ServerContext } from '../context.ts';
import { graphOfCredential } from '../graph-credentials/graph-of-credential.ts';
import type { ShareRow } from './shares-store.ts';
import { forgetUpload, type OpenUpload, readUploads } from './uploads-store.ts';

/** Life of an upload address, in milliseconds. A page asks for another one when it still needs it. */
export const uploadLifeMs = 3600_000;

/** Where a sealed upload address belongs. */
export const uploadPlace = (id: string): string => `share upload ${id}`;

/** Ends upload addresses: they take nothing more. */
export async function endUploads(
  { database, secrets }: Pick<ServerContext, 'database' | 'secrets'>,
  graph: GraphClient,
  uploads: readonly OpenUpload[],
): Promise<void> {
  for (const { id, sealedUrl } of uploads) {
    const url = secrets.open(sealedUrl, uploadPlace(id));
    if (url !== undefined) await graph.cancelUpload(url);
    await forgetUpload(database, id);
  }
}

/** Ends all upload addresses of a session. */
export async function endSessionUploads(context: ServerContext, share: ShareRow, sessionId: string): Promise<void> {
  const uploads = await readUploads(context.database, sessionId);
  if (uploads.length > 0) await endUploads(context, graphOfCredential(context, share.graph_credential_id), uploads);
}
