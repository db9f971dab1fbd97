import type { GraphClient } from './client.ts';
import type { GraphOperation } from './operation.ts';
import { getItemContent } from './operations/content.ts';
import { getItem } from './operations/drive-items.ts';
import { formatOperationUrl } from './prefetch-requests.ts';

/** A file in a drive. */
export interface FileLocation {
  readonly driveId: string;
  readonly itemId: string;
}

type DownloadGraphClient = Pick<GraphClient, 'call' | 'batchGet'>;

/**
 * Returns a URL of a file's current content that needs no token. The item usually contains it, but a service may omit
 * it.
 *
 * @returns `undefined` if the service returns no URL for the content
 * @throws GraphError, GraphOutage
 */
export async function findDownloadUrl(
  graph: DownloadGraphClient,
  location: FileLocation,
  signal?: AbortSignal,
): Promise<string | undefined> {
  const query = { select: ['id', 'name', '@microsoft.graph.downloadUrl'] };
  const item = await graph.call(getItem, location, { query, ...(signal && { signal }) });
  return item['@microsoft.graph.downloadUrl'] ?? findRedirectUrl(graph, getItemContent, location, signal);
}

/**
 * Returns the URL that a call redirects to. Browsers don't expose redirects of requests with a token, but a batch
 * returns them as data.
 *
 * @returns `undefined` if the service responds with something else
 */
export async function findRedirectUrl<Params extends string>(
  graph: Pick<GraphClient, 'batchGet'>,
  operation: GraphOperation<Params>,
  params: Readonly<Record<Params, string>>,
  signal?: AbortSignal,
): Promise<string | undefined> {
  const [entry] = await graph.batchGet([formatOperationUrl('', operation, params)], signal);
  const address = entry?.status === 302 ? new Headers(entry.headers).get('Location') : null;
  return address ?? undefined;
}
