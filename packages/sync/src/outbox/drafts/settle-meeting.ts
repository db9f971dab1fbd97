import { sameJson } from '@tideform/engine';
import { note } from '../../database/journal.ts';
import { asLeader } from '../../database/lease.ts';
import { signedIn } from '../../database/own-rows.ts';
import type { ResponseRow } from '../../database/rows.ts';
import { draftFromFile } from '../../responses/draft-from-file.ts';
import { forkResponse, moveFiles } from '../../responses/fork-response.ts';
import { sweepSetAside } from '../files/unfinished-attachments.ts';
import type { PushRun } from '../push-run.ts';
import type { ResponseLibrary } from '../remote/response-library.ts';
import type { Meeting } from './meet-remote.ts';

type Conflicting = Exclude<Meeting, { readonly kind: 'ours' }>;

/** Settles the meeting; what this device has brought and not claimed goes first, where the folder stays. */
export async function giveWay(
  run: PushRun,
  library: ResponseLibrary,
  { id: responseId, formId }: ResponseRow,
  meeting: Conflicting,
): Promise<void> {
  if (meeting.kind !== 'deleted') {
    await sweepSetAside(run, { library, folderId: meeting.folderId, responseId, formId });
  }
  await settleMeeting(run, responseId, meeting);
}

/**
 * Two devices have come across each other: what the library has counts, and what is unsent here becomes a draft of its
 * own that says so. One transaction: the answers are never in no place.
 */
async function settleMeeting(run: PushRun, responseId: string, meeting: Conflicting): Promise<void> {
  const { database, epoch, ports } = run;
  await asLeader(database, epoch, ['responses', 'attachments', 'journal'], async () => {
    const row = await database.responses.get(responseId);
    if (!row || row.submitted) return;
    if (!row.deleted && isUnknownThere(row, meeting)) await keepAsCopy(run, row, meeting);
    if (meeting.kind === 'edited' || meeting.kind === 'same')
      await database.responses.put(takenOver(run, row, meeting));
    else await database.responses.delete(row.id);
    await note(database, ports.clock, row.id, `met: ${meeting.kind}`);
  });
}

/** The library's version of the draft. */
function takenOver(
  { ports }: PushRun,
  row: ResponseRow,
  { found: item, folderId, file }: Exclude<Conflicting, { readonly kind: 'deleted' }>,
): ResponseRow {
  return draftFromFile(file, { teamId: row.teamId, folderId, item, identity: signedIn(ports) }, row);
}

/** Answers that the library already has need no second place. */
function isUnknownThere(row: ResponseRow, meeting: Conflicting): boolean {
  return meeting.kind === 'deleted' || !sameJson(meeting.file.data.data, row.data.data);
}

async function keepAsCopy({ database, ports }: PushRun, row: ResponseRow, { kind }: Conflicting): Promise<void> {
  const copy = forkResponse(row, ports.chance.uuid(), kind === 'same' ? 'edited' : kind);
  await database.responses.add(copy);
  await moveFiles(database, row.id, copy.id);
  await note(database, ports.clock, copy.id, 'kept as a copy', row.id);
}
