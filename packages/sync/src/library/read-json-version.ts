import { findRedirectUrl, type GraphClient, operations } from '@tideform/graph';
import type { z } from 'zod/mini';
import { parseJsonFile, readJsonFile } from './read-json-file.ts';

/** Version of a file in a library. */
interface FileVersionLocation {
  readonly driveId: string;
  readonly itemId: string;
  readonly versionId: string;
}

/**
 * Reads one version of a JSON file. The current file is only used if the version is the newest one before and after
 * reading it.
 *
 * @throws GraphError, and FailureError of `parseJsonFile` with this name
 */
export async function readJsonVersion<Shape extends z.ZodMiniType>(
  graph: GraphClient,
  fileVersion: FileVersionLocation,
  file: { readonly name: string; readonly shape: Shape },
  signal?: AbortSignal,
): Promise<z.output<Shape>> {
  const calling = signal && { signal };
  const version = await graph.call(operations.getItemVersion, fileVersion, calling);
  // NOTE: a tenant may omit the download URL, even for older versions.
  const address = version['@microsoft.graph.downloadUrl'];
  if (address === undefined && (await isNewestVersion(graph, fileVersion, signal))) {
    const item = await graph.call(operations.getItem, fileVersion, calling);
    const current = await readJsonFile(graph, fileVersion.driveId, item, file.shape, signal);
    if (await isNewestVersion(graph, fileVersion, signal)) return current;
  }
  const content = address === undefined ? loadContent(graph, fileVersion, signal) : graph.download(address, signal);
  return parseJsonFile(file.name, await (await content).text(), file.shape);
}

/** Returns whether the version is the newest; versions are listed from newest to oldest. */
async function isNewestVersion(
  graph: GraphClient,
  fileVersion: FileVersionLocation,
  signal: AbortSignal | undefined,
): Promise<boolean> {
  const query = { select: ['id'], top: 1 };
  const { rows } = await graph.page(operations.listItemVersions, fileVersion, { query, ...(signal && { signal }) });
  return rows[0]?.id === fileVersion.versionId;
}

/**
 * Loads the content without a download URL. The direct call is for services whose batches don't return the redirect,
 * and to get the error of a refusal.
 */
async function loadContent(
  graph: GraphClient,
  fileVersion: FileVersionLocation,
  signal: AbortSignal | undefined,
): Promise<Blob> {
  const address = await findRedirectUrl(graph, operations.getVersionContent, fileVersion, signal);
  if (address !== undefined) return graph.download(address, signal);
  return graph.call(operations.getVersionContent, fileVersion, signal && { signal });
}
