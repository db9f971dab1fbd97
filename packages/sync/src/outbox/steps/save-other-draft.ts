import { isSameJson } from '@tideform/engine';
import type { DriveItem } from '@tideform/graph';
import { addJournalEntry } from '../../database/journal.ts';
import { runAsLeader } from '../../database/lease.ts';
import { requireIdentity } from '../../database/own-rows.ts';
import { readJsonFile } from '../../library/read-json-file.ts';
import { responseFile } from '../../library/stored-files.ts';
import { forkResponse } from '../../responses/fork-response.ts';
import { toDraftRow } from '../../responses/to-draft-row.ts';
import { isKnownRevision, isSameRevision } from '../../responses/writer-revision.ts';
import type { ResponseLibrary } from '../remote/find-response-library.ts';
import type { SubmissionContext } from './submission.ts';

/** Saves another device's draft as a copy, once, before the submission replaces it. */
export async function saveOtherDraft(
  submission: SubmissionContext,
  library: ResponseLibrary,
  found: DriveItem,
): Promise<void> {
  const { run, row } = submission;
  const response = await submission.loadResponse();
  if (found.eTag !== undefined && found.eTag === response.eTag) return;
  const file = await readJsonFile(library.graph, library.driveId, found, responseFile);
  const { writtenBy } = file;
  // A file without a mark is the submission's own content from an interrupted attempt.
  if (!writtenBy || isKnownRevision(response, writtenBy) || isSameRevision(row.setAside, writtenBy)) return;
  if (isSameJson(file.data.data, response.data.data)) return;
  const { database, epoch, ports } = run;
  const draftLocation = { teamId: row.teamId, folderId: '', item: found, identity: requireIdentity(ports) };
  const copy = forkResponse(toDraftRow(file, draftLocation), ports.chance.uuid(), 'submitted');
  await runAsLeader(database, epoch, ['outbox', 'responses', 'journal'], async () => {
    const now = await database.outbox.get(row.responseId);
    if (!now || isSameRevision(now.setAside, writtenBy)) return;
    await database.outbox.put({ ...now, setAside: writtenBy, copyId: copy.id });
    await database.responses.add(copy);
    await addJournalEntry(database, ports.clock, copy.id, 'kept as a copy', row.responseId);
  });
}
