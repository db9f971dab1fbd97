import { type DriveItem, driveItem, formatQuery } from '@tideform/graph';
import type { Failure } from '../failures/failure.ts';
import type { ChangedFile } from './extract-changes.ts';
import type { TeamPull } from './team-pull.ts';

const selectedProperties = [
  'id',
  'name',
  'eTag',
  'webUrl',
  'createdBy',
  'parentReference',
  '@microsoft.graph.downloadUrl',
];

/**
 * Loads the current items, 20 per call, because delta rows lack the creator, the folder and the download URL. Deleted
 * items are omitted; refused ones are recorded in the pull's errors.
 */
export async function fetchItems(pull: TeamPull, files: readonly ChangedFile[]): Promise<Map<string, DriveItem>> {
  const items = new Map<string, DriveItem>();
  const paths = files.map((file) => formatItemPath(pull.driveId, file.id, selectedProperties));
  const entries = await pull.ports.graph.batchGet(paths, pull.signal);
  for (const [index, file] of files.entries()) {
    const entry = entries[index];
    const item = driveItem.safeParse(entry?.body);
    if (entry?.status === 200 && item.success) items.set(file.id, item.data);
    else if (entry?.status !== 404) pull.errors.push(createItemFailure(file, entry?.status));
  }
  return items;
}

function createItemFailure({ name, id }: ChangedFile, status: number | undefined): Failure {
  const cause: Failure = { kind: 'request-failed', parameters: { detail: `${status ?? ''}` } };
  return { kind: 'drive-change', parameters: { name, id }, cause };
}

/** Returns the IDs of items that Graph no longer has. */
export async function findMissingItems(pull: TeamPull, itemIds: readonly string[]): Promise<string[]> {
  const paths = itemIds.map((id) => formatItemPath(pull.driveId, id, ['id']));
  const entries = await pull.ports.graph.batchGet(paths, pull.signal);
  return itemIds.filter((_, index) => entries[index]?.status === 404);
}

function formatItemPath(driveId: string, itemId: string, properties: readonly string[]): string {
  const query = formatQuery({ select: properties });
  return `/drives/${encodeURIComponent(driveId)}/items/${encodeURIComponent(itemId)}${query}`;
}
