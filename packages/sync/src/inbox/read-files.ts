import { GraphOutage } from '@tideform/graph';
import type { Failure } from '../failures/failure.ts';
import { failureOf } from '../failures/to-failure.ts';
import { UnreadableFile } from '../library/read-json-file.ts';
import { runConcurrently } from '../run-concurrently.ts';
import { addMissing } from './add-missing.ts';
import type { ChangedFile } from './page-changes.ts';
import type { Pull } from './pull.ts';
import type { PulledFile } from './pulled-file.ts';
import { readFile } from './read-file.ts';
import { readItems } from './read-items.ts';

const batchSize = 20;
/** Reads at most 4 × 12 files at the same time, which is below the 50 calls that sync allows itself. */
const batchesAtOnce = 4;
const filesAtOnce = 12;

/**
 * Reads changed files in the given order. Omits files that belong to other users, are in an unexpected folder or were
 * deleted, and files with invalid content (`unreadable`). Failures are recorded in the pull's errors and don't stop the
 * other files; an outage stops everything.
 */
export async function readFiles(
  pull: Pull,
  files: readonly ChangedFile[],
  known: ReadonlyMap<string, string | undefined>,
): Promise<PulledFile[]> {
  const pulled: PulledFile[] = [];
  await runConcurrently(batchesAtOnce, inBatches(files), async (batch) => {
    const items = await readItems(pull, batch);
    await runConcurrently(filesAtOnce, batch, async (file) => {
      const item = items.get(file.id);
      if (!item) return;
      await recordFailure(pull, file, async () => {
        const found = await readFile(pull, item, known.get(file.id)).catch((error: unknown) => {
          if (!(error instanceof UnreadableFile) || file.kind === 'teamConfig') throw error;
          pull.unreadable.push({ item, failure: changeFailure(error, file) });
        });
        if (found) pulled.push(found);
      });
    });
  });
  await addMissing(pull, pulled, (file, work) => recordFailure(pull, file, work));
  return pulled;
}

function inBatches(files: readonly ChangedFile[]): ChangedFile[][] {
  const count = Math.ceil(files.length / batchSize);
  return Array.from({ length: count }, (_, index) => files.slice(index * batchSize, (index + 1) * batchSize));
}

async function recordFailure(
  pull: Pull,
  file: { readonly name: string; readonly id: string },
  work: () => Promise<void>,
): Promise<void> {
  try {
    await work();
  } catch (error) {
    if (error instanceof GraphOutage || pull.signal?.aborted) throw error;
    pull.errors.push(changeFailure(error, file));
  }
}

const changeFailure = (error: unknown, { name, id }: { readonly name: string; readonly id: string }): Failure => ({
  kind: 'drive-change',
  parameters: { name, id },
  cause: failureOf(error),
});
