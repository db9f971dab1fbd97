import type { DriveItem } from '@tideform/graph';
import type { ResponseRow, WriterRevision } from '../database/rows.ts';
import type { ResponseFile } from '../library/stored-files.ts';
import type { Identity } from '../ports.ts';

/** Location of a draft's file in the library, and the account that owns the draft. */
export interface DraftLocation {
  readonly teamId: string;
  readonly folderId: string;
  readonly item: DriveItem;
  readonly identity: Identity;
}

/**
 * Builds the local row of a draft from its file in the library. `known` is the local row to replace, if there is one.
 */
export function toDraftRow(file: ResponseFile, draftLocation: DraftLocation, known?: ResponseRow): ResponseRow {
  const { item, identity } = draftLocation;
  return {
    ...pickFileContent(file),
    teamId: draftLocation.teamId,
    tenantId: identity.tenantId,
    userId: identity.userId,
    driveItemId: item.id,
    folderDriveItemId: draftLocation.folderId,
    ...(item.eTag && { eTag: item.eTag }),
    ...(item.webUrl && { webUrl: item.webUrl }),
    ...(file.writtenBy && { base: file.writtenBy }),
    takenOver: file.writtenBy ? `${file.writtenBy.writer} ${file.writtenBy.revision}` : (item.eTag ?? item.id),
    ...(known?.writer && { writer: known.writer }),
    submitted: 0,
    isDirty: 0,
    deleted: 0,
    revision: (known?.revision ?? 0) + 1,
  };
}

/** Picks the properties that a file may set on a response; ignores all others. */
function pickFileContent(file: ResponseFile) {
  return {
    id: file.id,
    formId: file.formId,
    formTitle: file.formTitle,
    channelId: file.channelId,
    version: file.version,
    title: file.title,
    titleTemplate: file.titleTemplate,
    emailTemplate: file.emailTemplate,
    submissionNumber: file.submissionNumber,
    schema: file.schema,
    pdfOptions: file.pdfOptions,
    customCss: file.customCss,
    data: file.data,
    timestamp: file.timestamp,
    createdBy: file.createdBy,
    collaborators: file.collaborators,
    ...(file.copiedFromId && { copiedFromId: file.copiedFromId }),
    ...(file.formShareSessionId && { formShareSessionId: file.formShareSessionId }),
    ...(file.conflict && { conflict: file.conflict }),
  };
}

type KnownRevisions = Pick<ResponseRow, 'base' | 'writer' | 'revision'>;

export function isSameRevision(a: WriterRevision | undefined, b: WriterRevision | undefined): boolean {
  return a !== undefined && a.writer === b?.writer && a.revision === b.revision;
}

/**
 * Returns whether the local row already includes this state of the draft's file: the state that it is based on, or one
 * that this device has sent since then. Every other state was written by another device. The eTag can't be used for
 * this, because the service also changes it by itself.
 */
export function isKnownRevision(row: KnownRevisions, mark: WriterRevision | undefined): boolean {
  if (!mark) return false;
  if (isSameRevision(mark, row.base)) return true;
  const sentFrom = row.base?.writer === row.writer ? (row.base?.revision ?? 0) : 0;
  return mark.writer === row.writer && mark.revision >= sentFrom && mark.revision <= row.revision;
}
