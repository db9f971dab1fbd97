import { asLeader } from '../database/lease.ts';
import type { OutboxRow } from '../database/rows.ts';
import { filesToSubmit } from '../files/files-to-submit.ts';
import { manifestHash } from '../responses/manifest-hash.ts';
import type { PushRun } from './push-run.ts';

/**
 * Gives a submit that an upgrade of the database has queued what P0 would have given it: rows for its files, and the hash
 * of its manifest. Any other row is answered as it is.
 *
 * @throws FileUnavailable that names the first file that cannot be read; the submit stays here.
 */
export async function freezeSubmission(run: PushRun, row: OutboxRow): Promise<OutboxRow> {
  if (row.manifestHash !== '' || row.deleted) return row;
  const { database, epoch, ports } = run;
  const response = await database.responses.get(row.responseId);
  if (!response) return row;
  const answers = response.data.data;
  const files = await filesToSubmit(run, response, answers);
  const { id: responseId, version } = response;
  const hash = await manifestHash(ports.hashing, { responseId, version, answers, files });
  await asLeader(database, epoch, ['outbox'], () => database.outbox.update(responseId, { manifestHash: hash }));
  return { ...row, manifestHash: hash };
}
