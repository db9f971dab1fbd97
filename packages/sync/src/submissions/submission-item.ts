import { isRecord, type SubmissionData } from '@tideform/engine';
import type { ListItem } from '@tideform/graph';
import { z } from 'zod/mini';
import { parseLastModified } from '../library/parse-last-modified.ts';
import type { SubmissionItem } from './submission-reader.ts';

/** Columns of a row in the submissions table. Hidden columns must be requested by name. */
export const submissionColumns = [
  'tfTitle',
  'tfFormId',
  'tfResponseId',
  'tfSubmissionNumber',
  'tfFormVersion',
  'tfSubmissionData',
  'tfSubmissionTimestamp',
  'tfSubmissionMetadata',
  'tfFormShareSessionId',
  'tfCollaborators',
] as const;

const fieldsShape = z.looseObject({
  tfTitle: z.catch(z.string(), ''),
  tfFormId: z.catch(z.string(), ''),
  tfResponseId: z.catch(z.string(), ''),
  tfSubmissionNumber: z.catch(z.optional(z.number()), undefined),
  tfFormVersion: z.catch(z.optional(z.number()), undefined),
  tfSubmissionData: z.catch(z.string(), ''),
  tfSubmissionTimestamp: z.catch(z.string(), ''),
  tfFormShareSessionId: z.catch(z.optional(z.string()), undefined),
  tfCollaborators: z.catch(z.string(), ''),
});

/** Converts a list item to a row of the submissions table. Invalid column values become empty. */
export function toSubmissionItem(item: ListItem): SubmissionItem {
  const fields = fieldsShape.parse(item.fields ?? {});
  const creator = item.createdBy?.user;
  const folderId = item.parentReference?.id;
  const editedAt = parseLastModified(item.fields?.tfSubmissionMetadata);
  return {
    listItemId: item.id,
    formId: fields.tfFormId,
    ...(folderId && { folderId }),
    webUrl: item.webUrl ?? '',
    title: fields.tfTitle,
    responseId: fields.tfResponseId,
    ...(fields.tfSubmissionNumber !== undefined && { submissionNumber: fields.tfSubmissionNumber }),
    ...(fields.tfFormVersion !== undefined && { formVersion: fields.tfFormVersion }),
    data: parseData(fields.tfSubmissionData),
    timestamp: fields.tfSubmissionTimestamp,
    ...(editedAt !== undefined && { editedAt }),
    createdBy: creator?.displayName ?? '',
    ...(creator?.id && { createdById: creator.id }),
    anonymous: Boolean(fields.tfFormShareSessionId),
    collaborators: fields.tfCollaborators,
    lastModified: item.lastModifiedDateTime ?? '',
  };
}

function parseData(json: string): SubmissionData {
  try {
    const data: unknown = JSON.parse(json);
    return isRecord(data) ? data : {};
  } catch {
    return {};
  }
}
