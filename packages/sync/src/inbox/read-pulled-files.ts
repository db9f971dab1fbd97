import { GraphOutage } from '@tideform/graph';
import type { Failure } from '../failures/failure.ts';
import { toFailure } from '../failures/to-failure.ts';
import { UnreadableFileError } from '../library/read-json-file.ts';
import { runConcurrently } from '../run-concurrently.ts';
import { addMissingFiles } from './add-missing-files.ts';
import type { ChangedFile } from './extract-changes.ts';
import { fetchItems } from './fetch-items.ts';
import type { PulledFile } from './pulled-file.ts';
import { readPulledFile } from './read-pulled-file.ts';
import type { TeamPull } from './team-pull.ts';

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
