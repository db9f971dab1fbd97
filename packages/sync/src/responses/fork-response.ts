import type { TableAccess } from '../database/open-database.ts';
import type { PersonName, ResponseConflict, ResponseRow } from '../database/rows.ts';
import type { Identity } from '../ports.ts';

/**
 * Builds an independent draft with the answers of `source`, marked by its `conflict`. It has no file in the library
 * yet, so it gets its own folder and number there.
 */
export function forkResponse(source: ResponseRow, id: string, kind: ResponseConflict['kind']): ResponseRow {
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
    ...content
  } = source;
  const origin = { copiedFromId: source.id, conflict: { kind, of: source.id }, continues: getEditorKey(source) };
  return { ...content, ...origin, id, submitted: 0, isDirty: 1, deleted: 0, revision: 1 };
}

/**
 * Identifies what an editor has on screen: the draft, and the version of its answers that the editor was opened with.
 */
export function getEditorKey({ id, takenOver = '' }: Pick<ResponseRow, 'id' | 'takenOver'>): string {
  return `${id} ${takenOver}`;
}

/** Moves the local files of a draft to its copy. They are uploaded again for the copy. */
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

/** Returns all users that saved the response, in order of their first save. */
export function withCollaborator(collaborators: readonly PersonName[], person: Identity): readonly PersonName[] {
  if (collaborators.some((one) => one.id === person.userId)) return collaborators;
  return [...collaborators, { id: person.userId, name: person.displayName }];
}
