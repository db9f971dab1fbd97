import { operations } from '@tideform/graph';
import { note } from '../../database/journal.ts';
import { asLeader } from '../../database/lease.ts';
import type { ResponseRow, WriteMark } from '../../database/rows.ts';
import { ownFiles } from '../../files/own-files.ts';
import { type FilePlace, withPlaces } from '../../files/stored-file.ts';
import { fileNames } from '../../library/layout.ts';
import { forgetPlaces } from '../files/forget-places.ts';
import { sendAttachments } from '../files/send-attachments.ts';
import { sweepDraft } from '../files/sweep-attachments.ts';
import type { PushRun } from '../push-run.ts';
import { draftFields } from '../remote/draft-fields.ts';
import { setDraftFields } from '../remote/fields.ts';
import { isClosed } from '../remote/is-closed.ts';
import { getOrCreateFolder } from '../remote/response-folder.ts';
import { type ResponseLibrary, responseLibrary } from '../remote/response-library.ts';
import { responsesParent } from '../remote/responses-parent.ts';
import { takeBackIfReplaced } from '../remote/take-back.ts';
import { holds, type UploadTarget, uploadVerified } from '../remote/verified-upload.ts';
import { type DraftFile, jsonBytes, storedResponse } from '../response-file.ts';
import { deleteDraft } from './delete-draft.ts';
import { type Meeting, meetRemote } from './meet-remote.ts';
import { giveWay } from './settle-meeting.ts';

/**
 * Brings one changed draft into the library: its JSON with the item type `response`, or its deletion. Where another device
 * was there in between, what is here becomes a copy.
 */
export async function pushDraft(run: PushRun, responseId: string): Promise<void> {
  const kept = await run.database.responses.get(responseId);
  if (!kept || kept.submitted || !kept.isDirty || kept.resubmission) return;
  if (kept.deleted) return deleteDraft(run, kept);
  if (isEmpty(kept)) return endPush(run, kept, {}, new Map());
  const number = await draftNumber(run, kept);
  const library = await responseLibrary(run, kept);
  const row = await leaveClosedFolder(run, library, kept);
  const folderId = await draftFolder(run, library, row, number);
  const meeting = await meetRemote(library, row, folderId);
  if (meeting.kind !== 'ours') return giveWay(run, library, row, meeting);
  const files = { library, folderId: meeting.folderId, responseId: row.id, formId: row.formId };
  await ownFiles(run, row);
  const places = await sendAttachments(run, files, row.data.data, { verify: false });
  const draft = { ...withFiles(row, places), writer: await draftWriter(run, row) };
  const remote = await upload(run, library, meeting, draft, number);
  await sweepDraft(run, files, draft.data.data);
  await endPush(run, row, { ...remote, base: markOf(draft), folderDriveItemId: meeting.folderId }, places);
}

type NamedDraft = ResponseRow & { readonly writer: string };

function markOf({ writer, revision }: NamedDraft): WriteMark {
  return { writer, revision };
}

/** The name under which this device writes the draft; kept before it is first used. */
async function draftWriter(run: PushRun, row: ResponseRow): Promise<string> {
  if (row.writer) return row.writer;
  const writer = run.ports.chance.uuid();
  await keep(run, row.id, { writer });
  return writer;
}

function isEmpty(row: ResponseRow): boolean {
  return Object.keys(row.data.data).length === 0 && !row.folderDriveItemId;
}

async function draftNumber(run: PushRun, row: ResponseRow): Promise<number> {
  if (row.submissionNumber !== undefined) return row.submissionNumber;
  const submissionNumber = await run.ports.server.nextSubmissionNumber(row.teamId, row.formId, row.id);
  await keep(run, row.id, { submissionNumber });
  return submissionNumber;
}

/** The draft without its place, where that was closed to the person: it gets another, and its files go there too. */
async function leaveClosedFolder(run: PushRun, library: ResponseLibrary, row: ResponseRow): Promise<ResponseRow> {
  const { folderDriveItemId } = row;
  if (!folderDriveItemId || !(await isClosed(run, library, row.formId, folderDriveItemId))) return row;
  const nowhere = { folderDriveItemId: undefined, driveItemId: undefined, eTag: undefined, webUrl: undefined };
  const { database, epoch } = run;
  await asLeader(database, epoch, ['responses', 'attachments'], async () => {
    await database.responses.update(row.id, nowhere);
    await forgetPlaces(database, row.id);
  });
  return (await database.responses.get(row.id)) ?? row;
}

async function draftFolder(
  run: PushRun,
  library: ResponseLibrary,
  row: ResponseRow,
  submissionNumber: number,
): Promise<string> {
  if (row.folderDriveItemId) return row.folderDriveItemId;
  const owner = { responseId: row.id, formId: row.formId, formTitle: row.formTitle, submissionNumber };
  const parent = await responsesParent(run, library, row);
  const folderDriveItemId = await getOrCreateFolder(run, parent, owner);
  await keep(run, row.id, { folderDriveItemId });
  return folderDriveItemId;
}

async function upload(
  run: PushRun,
  library: ResponseLibrary,
  { found, folderId }: Extract<Meeting, { readonly kind: 'ours' }>,
  row: NamedDraft,
  submissionNumber: number,
): Promise<Partial<ResponseRow>> {
  const target: UploadTarget = found
    ? { itemId: found.id, ifMatch: found.eTag }
    : { folderId, name: fileNames.responseDraft };
  const stored = storedResponse(row, submissionNumber);
  const draft: DraftFile = { ...stored, writtenBy: markOf(row), ...(row.conflict && { conflict: row.conflict }) };
  const bytes = jsonBytes(draft);
  const failure = { kind: 'upload-refused', parameters: { file: fileNames.responseDraft } } as const;
  const content = { bytes, contentType: 'application/json', failure };
  const item = await uploadVerified(library, target, content);
  if (!found) await takeBackIfReplaced(run, library, item);
  await setDraftFields(library, item.id, draftFields(stored, row, submissionNumber));
  // Setting fields has moved the eTag on: the pull that sees this one again knows it as our own write.
  const now = await library.graph.call(operations.getItem, { driveId: library.driveId, itemId: item.id });
  // Somebody may have written in between: their eTag must not pass for ours.
  return { driveItemId: item.id, webUrl: now.webUrl, eTag: holds(now, bytes) ? now.eTag : undefined };
}

/** NOTE: whoever has the draft open does not know these places: its next save writes the answers without them. */
function withFiles(row: ResponseRow, places: ReadonlyMap<string, FilePlace>): ResponseRow {
  return { ...row, data: { ...row.data, data: withPlaces(row.data.data, places) } };
}

/** The draft is clean, unless it was changed while it was on its way: then the next pass takes the newer answers. */
function endPush(
  run: PushRun,
  pushed: ResponseRow,
  remote: Partial<ResponseRow>,
  places: ReadonlyMap<string, FilePlace>,
): Promise<void> {
  const { database, epoch, ports } = run;
  return asLeader(database, epoch, ['responses', 'journal'], async () => {
    const row = await database.responses.get(pushed.id);
    if (!row || row.submitted) return;
    const { pushFailure: _, ...rest } = row;
    const unchanged = row.revision === pushed.revision;
    await database.responses.put({ ...withFiles(rest, places), ...remote, isDirty: unchanged ? 0 : 1 });
    await note(database, ports.clock, row.id, 'draft synced');
  });
}

async function keep(run: PushRun, responseId: string, found: Partial<ResponseRow>): Promise<void> {
  await asLeader(run.database, run.epoch, ['responses'], () => run.database.responses.update(responseId, found));
}
