import { type GraphClient, operations, redirectOf } from '@tideform/graph';
import type { z } from 'zod/mini';
import { checkedJson, readJsonFile } from './read-json-file.ts';

/** One version of a file in a library. */
interface FileVersion {
  readonly driveId: string;
  readonly itemId: string;
  readonly versionId: string;
}

/**
 * Reads one version of a JSON file. The current file is read only where the version is the newest one before and after that.
 *
 * @throws GraphError, and Failed of `checkedJson` under this name
 */
export async function readJsonVersion<Shape extends z.ZodMiniType>(
  graph: GraphClient,
  place: FileVersion,
  file: { readonly name: string; readonly shape: Shape },
  signal?: AbortSignal,
): Promise<z.output<Shape>> {
  const calling = signal && { signal };
  const version = await graph.call(operations.getItemVersion, place, calling);
  // NOTE: a tenant may leave the address out, of older versions too.
  const address = version['@microsoft.graph.downloadUrl'];
  if (address === undefined && (await isNewest(graph, place, signal))) {
    const item = await graph.call(operations.getItem, place, calling);
    const current = await readJsonFile(graph, place.driveId, item, file.shape, signal);
    if (await isNewest(graph, place, signal)) return current;
  }
  const content = address === undefined ? olderContent(graph, place, signal) : graph.download(address, signal);
  return checkedJson(file.name, await (await content).text(), file.shape);
}

/** Versions are listed from the newest to the oldest. */
async function isNewest(graph: GraphClient, place: FileVersion, signal: AbortSignal | undefined): Promise<boolean> {
  const query = { select: ['id'], top: 1 };
  const { rows } = await graph.page(operations.listItemVersions, place, { query, ...(signal && { signal }) });
  return rows[0]?.id === place.versionId;
}

/** The call alone is for services whose batches say something else than the redirect, and for what they refuse. */
async function olderContent(graph: GraphClient, place: FileVersion, signal: AbortSignal | undefined): Promise<Blob> {
  const address = await redirectOf(graph, operations.getVersionContent, place, signal);
  if (address !== undefined) return graph.download(address, signal);
  return graph.call(operations.getVersionContent, place, signal && { signal });
}
