import type { DriveItem } from '@tideform/graph';
import type { ResponseRow } from '../database/rows.ts';
import type { ResponseFile } from '../library/stored-files.ts';
import type { Identity } from '../ports.ts';

/** Where a draft's file lies and whose it is. */
export interface DraftPlace {
  readonly teamId: string;
  readonly folderId: string;
  readonly item: DriveItem;
  readonly identity: Identity;
}

/** The local row of a draft as the library has it; `known`: the row whose place it takes. */
export function draftFromFile(file: ResponseFile, place: DraftPlace, known?: ResponseRow): ResponseRow {
  const { item, identity } = place;
  return {
    ...contentOf(file),
    teamId: place.teamId,
    tenantId: identity.tenantId,
    userId: identity.userId,
    driveItemId: item.id,
    folderDriveItemId: place.folderId,
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

/** What a file may say about a response; whatever else stands there is not ours. */
function contentOf(file: ResponseFile) {
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
