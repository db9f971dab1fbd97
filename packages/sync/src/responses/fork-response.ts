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
    resubmission: _resubmission,
    title: _title,
    ...kept
  } = source;
  const origin = { copiedFromId: source.id, conflict: { kind, of: source.id }, continues: editorKey(source) };
  return { ...kept, ...origin, id, submitted: 0, isDirty: 1, deleted: 0, revision: 1 };
}

/** Names what an editor of this draft has on its screen: the draft, and whose answers it started with. */
export function editorKey({ id, takenOver = '' }: Pick<ResponseRow, 'id' | 'takenOver'>): string {
  return `${id} ${takenOver}`;
}

/** The files that this device has for a draft go with its answers into the copy, and are sent again from there. */
export async function moveFiles({ attachments }: TableAccess, fromId: string, toId: string): Promise<void> {
  const rows = await attachments.where('responseId').equals(fromId).toArray();
  await attachments.bulkPut(
    rows.map(
      ({
        arrived: _there,
        leaving: _leaving,
        session: _session,
        sending: _sending,
        claiming: _claiming,
        withdrawn: _withdrawn,
        ...row
      }) => ({
        ...row,
        responseId: toId,
      }),
    ),
  );
}
