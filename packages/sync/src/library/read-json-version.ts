import { type DriveItem, type GraphClient, operations } from '@tideform/graph';
import type { z } from 'zod/mini';
import { checkedJson, readJsonFile } from './read-json-file.ts';

/** One version of a file in a library. */
interface FileVersion {
  readonly driveId: string;
  readonly itemId: string;
  readonly versionId: string;
}

/** What one version of a file holds, checked. @throws GraphError, Failed of `checkedJson` under this name */
export async function readJsonVersion<Shape extends z.ZodMiniType>(
  graph: GraphClient,
  place: FileVersion,
  file: { readonly name: string; readonly shape: Shape },
  signal?: AbortSignal,
): Promise<z.output<Shape>> {
  const calling = signal && { signal };
  const version = await graph.call(operations.getItemVersion, place, calling);
  const address = version['@microsoft.graph.downloadUrl'];
  if (address) return checkedJson(file.name, await (await graph.download(address, signal)).text(), file.shape);
  // NOTE: the current version has no address of its own: it is what the file holds.
  const item: DriveItem = await graph.call(operations.getItem, place, calling);
  return readJsonFile(graph, place.driveId, item, file.shape, signal);
}
