import { type DriveItem, driveItem, formatQuery, GraphOutage } from '@tideform/graph';
import type { Failure } from '../failures/failure.ts';
import { toFailure } from '../failures/to-failure.ts';
import { UnreadableFileError } from '../library/read-json-file.ts';
import { runConcurrently } from '../run-concurrently.ts';
import type { ChangedFile } from './changed-files.ts';
import { addMissingFiles, readPulledFile } from './read-pulled-file.ts';
import type { PulledFile, TeamPull } from './team-pull.ts';

const batchSize = 20;
/** Reads at most 4 × 12 files at the same time, which is below the 50 calls that sync allows itself. */
const maxConcurrentBatches = 4;
const maxConcurrentFiles = 12;

/**
 * Reads changed files in the given order. Omits files that belong to other users, are in an unexpected folder or were
 * deleted, and files with invalid content (`unreadable`). Failures are recorded in the pull's errors and don't stop the
 * other files; an outage stops everything.
 */
export async function readPulledFiles(
  pull: TeamPull,
  files: readonly ChangedFile[],
  known: ReadonlyMap<string, string | undefined>,
): Promise<PulledFile[]> {
  const pulled: PulledFile[] = [];
  await runConcurrently(maxConcurrentBatches, splitIntoBatches(files), async (batch) => {
    const items = await fetchItems(pull, batch);
    await runConcurrently(maxConcurrentFiles, batch, async (file) => {
      const item = items.get(file.id);
      if (!item) return;
      await recordFailure(pull, file, async () => {
        const found = await readPulledFile(pull, item, known.get(file.id)).catch((error: unknown) => {
          if (!(error instanceof UnreadableFileError) || file.kind === 'teamConfig') throw error;
          pull.unreadable.push({ item, failure: createChangeFailure(error, file) });
        });
        if (found) pulled.push(found);
      });
    });
  });
  await addMissingFiles(pull, pulled, (file, work) => recordFailure(pull, file, work));
  return pulled;
}

function splitIntoBatches(files: readonly ChangedFile[]): ChangedFile[][] {
  const count = Math.ceil(files.length / batchSize);
  return Array.from({ length: count }, (_, index) => files.slice(index * batchSize, (index + 1) * batchSize));
}

async function recordFailure(
  pull: TeamPull,
  file: { readonly name: string; readonly id: string },
  work: () => Promise<void>,
): Promise<void> {
  try {
    await work();
  } catch (error) {
    if (error instanceof GraphOutage || pull.signal?.aborted) throw error;
    pull.errors.push(createChangeFailure(error, file));
  }
}

const createChangeFailure = (
  error: unknown,
  { name, id }: { readonly name: string; readonly id: string },
): Failure => ({
  kind: 'drive-change',
  parameters: { name, id },
  cause: toFailure(error),
});

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
async function fetchItems(pull: TeamPull, files: readonly ChangedFile[]): Promise<Map<string, DriveItem>> {
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
