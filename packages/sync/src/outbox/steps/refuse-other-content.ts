import { sameJson } from '@tideform/engine';
import type { DriveItem } from '@tideform/graph';
import { note } from '../../database/journal.ts';
import { asLeader } from '../../database/lease.ts';
import { Failed } from '../../failures/failed.ts';
import { findItem } from '../../library/find-item.ts';
import type { ResponseLibrary } from '../remote/response-library.ts';
import type { SubmittedResponse } from '../response-file.ts';
import { known, type Submission } from './submission.ts';

/**
 * Another device, or a copied profile, may have submitted the same response with other answers: that submission stays, and
 * ours is kept here. A copy of what has won, made while it was a draft, goes.
 *
 * @throws 'Already submitted with other answers'
 */
export async function refuseOtherContent(
  submission: Submission,
  { graph, driveId }: ResponseLibrary,
  found: DriveItem,
): Promise<void> {
  const { row } = submission;
  const url = (await findItem(graph, driveId, found.id))?.['@microsoft.graph.downloadUrl'];
  const content = await (await graph.download(known(url, 'downloadUrl'))).text();
  const stored = JSON.parse(content) as Partial<SubmittedResponse>;
  if (stored.manifestHash === row.manifestHash) return;
  await dropCopy(submission, stored);
  throw new Failed('already-submitted-otherwise', {});
}

/** What was set aside before it won is no draft. One that somebody has changed since stays. */
async function dropCopy({ run, row }: Submission, stored: Partial<SubmittedResponse>): Promise<void> {
  const { database, epoch, ports } = run;
  const { copyId } = row;
  const answers = stored.data?.data;
  if (copyId === undefined || answers === undefined) return;
  await asLeader(database, epoch, ['responses', 'journal'], async () => {
    const copy = await database.responses.get(copyId);
    const isUntouched = copy && !copy.submitted && !copy.deleted && copy.revision === 1;
    if (!isUntouched || !sameJson(copy.data.data, answers)) return;
    await note(database, ports.clock, copyId, 'discarded', row.responseId);
    // What was sent meanwhile goes from the library, as any draft that is discarded.
    if (copy.submissionNumber === undefined) await database.responses.delete(copyId);
    else await database.responses.update(copyId, { deleted: 1, isDirty: 1, revision: copy.revision + 1 });
  });
}
