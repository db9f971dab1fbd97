import { sameJson } from '@tideform/engine';
import type { DriveItem } from '@tideform/graph';
import { note } from '../../database/journal.ts';
import { asLeader } from '../../database/lease.ts';
import { signedIn } from '../../database/own-rows.ts';
import { readJsonFile } from '../../library/read-json-file.ts';
import { responseFile } from '../../library/stored-files.ts';
import { draftFromFile } from '../../responses/draft-from-file.ts';
import { forkResponse } from '../../responses/fork-response.ts';
import { isKnownMark, isSameMark } from '../../responses/write-mark.ts';
import type { ResponseLibrary } from '../remote/response-library.ts';
import type { Submission } from './submission.ts';

/**
 * The submission takes its draft's place. Where another device has changed that draft, what it wrote is kept as a draft of
 * its own first, once.
 */
export async function setAsideOther(submission: Submission, library: ResponseLibrary, found: DriveItem): Promise<void> {
  const { run, row } = submission;
  const response = await submission.response();
  if (found.eTag !== undefined && found.eTag === response.eTag) return;
  const file = await readJsonFile(library.graph, library.driveId, found, responseFile);
  const { writtenBy } = file;
  // What bears no mark is the submission's own content, of a try that was cut.
  if (!writtenBy || isKnownMark(response, writtenBy) || isSameMark(row.setAside, writtenBy)) return;
  if (sameJson(file.data.data, response.data.data)) return;
  const { database, epoch, ports } = run;
  const place = { teamId: row.teamId, folderId: '', item: found, identity: signedIn(ports) };
  const copy = forkResponse(draftFromFile(file, place), ports.chance.uuid(), 'submitted');
  await asLeader(database, epoch, ['outbox', 'responses', 'journal'], async () => {
    const now = await database.outbox.get(row.responseId);
    if (!now || isSameMark(now.setAside, writtenBy)) return;
    await database.outbox.put({ ...now, setAside: writtenBy, copyId: copy.id });
    await database.responses.add(copy);
    await note(database, ports.clock, copy.id, 'kept as a copy', row.responseId);
  });
}
