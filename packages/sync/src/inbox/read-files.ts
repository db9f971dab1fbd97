import { GraphOutage } from '@tideform/graph';
import type { Failure } from '../failures/failure.ts';
import { failureOf } from '../failures/failure-of.ts';
import { inTurns } from '../in-turns.ts';
import { UnreadableFile } from '../library/read-json-file.ts';
import { addMissing } from './add-missing.ts';
import type { ChangedFile } from './page-changes.ts';
import type { Pull } from './pull.ts';
import type { PulledFile } from './pulled-file.ts';
import { readFile } from './read-file.ts';
import { readItems } from './read-items.ts';

const batchSize = 20;
/** At most 4 × 12 files are on their way at once: below the 50 that sync allows itself. */
const batchesAtOnce = 4;
const filesAtOnce = 12;

/**
 * Reads changed files, in this order. Files that concern somebody else, lie in a wrong place or are gone are left
 * out; so are those whose content does not count (`unreadable`). What fails is noted in the pull's errors and does not stop the others. An outage stops everything.
 */
export async function readFiles(
  pull: Pull,
  files: readonly ChangedFile[],
  known: ReadonlyMap<string, string | undefined>,
): Promise<PulledFile[]> {
  const pulled: PulledFile[] = [];
  await inTurns(batchesAtOnce, inBatches(files), async (batch) => {
    const items = await readItems(pull, batch);
    await inTurns(filesAtOnce, batch, async (file) => {
      const item = items.get(file.id);
      if (!item) return;
      await noteFailure(pull, file, async () => {
        const found = await readFile(pull, item, known.get(file.id)).catch((error: unknown) => {
          if (!(error instanceof UnreadableFile) || file.kind === 'teamConfig') throw error;
          pull.unreadable.push({ item, failure: changeFailure(error, file) });
        });
        if (found) pulled.push(found);
      });
    });
  });
  await addMissing(pull, pulled, (file, work) => noteFailure(pull, file, work));
  return pulled;
}

function inBatches(files: readonly ChangedFile[]): ChangedFile[][] {
  const count = Math.ceil(files.length / batchSize);
  return Array.from({ length: count }, (_, index) => files.slice(index * batchSize, (index + 1) * batchSize));
}

async function noteFailure(
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
