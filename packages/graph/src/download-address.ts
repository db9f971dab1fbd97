import { addressOf } from './ask-together.ts';
import type { GraphClient } from './client.ts';
import { getItemContent } from './content/get-item-content.ts';
import { getItem } from './drive-items/get-item.ts';
import type { GraphOperation } from './operation.ts';

/** A file in a drive. */
export interface FilePlace {
  readonly driveId: string;
  readonly itemId: string;
}

type Graph = Pick<GraphClient, 'call' | 'batchGet'>;

/**
 * Where the current content of a file can be downloaded, without a token. The address usually comes with the item, but a service may leave it out.
 *
 * @returns `undefined` for a file whose content the service gives no address of
 * @throws GraphError, GraphOutage
 */
export async function downloadAddress(
  graph: Graph,
  place: FilePlace,
  signal?: AbortSignal,
): Promise<string | undefined> {
  const query = { select: ['id', 'name', '@microsoft.graph.downloadUrl'] };
  const item = await graph.call(getItem, place, { query, ...(signal && { signal }) });
  return item['@microsoft.graph.downloadUrl'] ?? redirectOf(graph, getItemContent, place, signal);
}

/**
 * Where a call that answers with a redirect leads. Browsers refuse to follow it for requests with a token; in a batch it's data.
 *
 * @returns `undefined` where the service answers something else
 */
export async function redirectOf<Params extends string>(
  graph: Pick<GraphClient, 'batchGet'>,
  operation: GraphOperation<Params>,
  params: Readonly<Record<Params, string>>,
  signal?: AbortSignal,
): Promise<string | undefined> {
  const [entry] = await graph.batchGet([addressOf('', operation, params)], signal);
  const address = entry?.status === 302 ? new Headers(entry.headers).get('Location') : null;
  return address ?? undefined;
}
