import type { TableAccess } from '../database/open-database.ts';
import type { Conflict, ResponseRow } from '../database/rows.ts';

/**
 * A draft of its own with the answers of `source`, told apart by its `conflict`. It has never been in the library: there it
 * gets a folder and a number of its own.
 */
export function forkResponse(source: ResponseRow, id: string, kind: Conflict['kind']): ResponseRow {
  const {
    submissionNumber: _number,
    driveItemId: _item,
    folderDriveItemId: _folder,
    eTag: _eTag,
    webUrl: _webUrl,
    base: _base,
    writer: _writer,
    takenOver: _takenOver,
    pushFailure: _failure,
    title: _title,
    ...kept
  } = source;
  const conflict = { kind, of: source.id };
  return { ...kept, id, copiedFromId: source.id, conflict, submitted: 0, isDirty: 1, deleted: 0, revision: 1 };
}

/** The files that this device has for a draft go with its answers into the copy, and are sent anew from there. */
export async function moveFiles({ attachments }: TableAccess, fromId: string, toId: string): Promise<void> {
  const rows = await attachments.where('responseId').equals(fromId).toArray();
  await attachments.bulkPut(
    rows.map(({ arrived: _there, session: _session, sending: _sending, ...row }) => ({ ...row, responseId: toId })),
  );
}
