import { runAsLeader } from '../database/lease.ts';
import type { OutboxRow } from '../database/rows.ts';
import { buildManifestFiles } from '../files/build-manifest-files.ts';
import { computeManifestHash } from '../responses/compute-manifest-hash.ts';
import type { PushRun } from './push-run.ts';

/**
 * Completes a submit that a database upgrade has queued: adds what a submit (step P0) stores otherwise, which are rows
 * for its files and the manifest hash. Returns other rows unchanged.
 *
 * @throws FileUnavailable with the name of the first file that can't be read; the submit then stays in the outbox
 */
export async function completeQueuedSubmit(run: PushRun, row: OutboxRow): Promise<OutboxRow> {
  if (row.manifestHash !== '' || row.deleted) return row;
  const { database, epoch, ports } = run;
  const response = await database.responses.get(row.responseId);
  if (!response) return row;
  const answers = response.data.data;
  const files = await buildManifestFiles(run, response, answers);
  const { id: responseId, version } = response;
  const hash = await computeManifestHash(ports.hashing, { responseId, version, answers, files });
  await runAsLeader(database, epoch, ['outbox'], () => database.outbox.update(responseId, { manifestHash: hash }));
  return { ...row, manifestHash: hash };
}
