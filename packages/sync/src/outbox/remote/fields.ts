import { type FieldValues, type ListItem, operations } from '@tideform/graph';
import type { ResponseRow } from '../../database/rows.ts';
import { FailureError } from '../../failures/failure-error.ts';
import { getPartition, toFieldText } from '../../library/layout.ts';
import type { StoredResponse } from '../../library/stored-response.ts';
import { writeFields } from '../../library/write-fields.ts';
import type { SubmittedResponse } from '../response-file.ts';
import type { ResponseLibrary } from './find-response-library.ts';

/** Columns that are needed to find the files of a response. Any other column may be missing. */
const essentialFields = ['tfItemType', 'tfFormId', 'tfResponseId'];

/**
 * Required columns of submissions. Tables query submissions by partition, so a submission without one would be missing
 * from every table although it seems to have arrived.
 */
const essentialSubmissionFields = [...essentialFields, 'tfPartition'];

/**
 * Sets the fields of one file or folder, including its partition, in a single call. See `writeFields` for fields that
 * are omitted when the library refuses them.
 */
export async function setSubmissionFields(
  library: ResponseLibrary,
  itemId: string,
  fields: FieldValues,
): Promise<void> {
  const { graph, driveId } = library;
  const query = { select: ['id'] };
  const row = await graph.call(operations.getItemListItem, { driveId, itemId }, { query, isTargetNew: true });
  await patchFields(library, row, fields, {});
}

/**
 * Sets the fields of a draft's file as `setSubmissionFields` does, but only while it is a draft.
 * NOTE: a former leader may resume here after the response was submitted. Without the condition, its late call would
 * turn the submission back into a draft.
 */
export async function setDraftFields(library: ResponseLibrary, itemId: string, fields: FieldValues): Promise<void> {
  const { graph, driveId } = library;
  const query = { select: ['id', 'eTag'], expand: 'fields($select=tfItemType)' };
  const row = await graph.call(operations.getItemListItem, { driveId, itemId }, { query, isTargetNew: true });
  if (row.fields?.tfItemType === 'submission') throw new FailureError('already-submitted', {});
  await patchFields(library, row, fields, row.eTag === undefined ? {} : { ifMatch: row.eTag });
}

/** Updates the fields in one PATCH, without optional fields that the library refuses. */
export async function patchFields(
  { graph, driveId }: ResponseLibrary,
  row: ListItem,
  fields: FieldValues,
  condition: { readonly ifMatch?: string },
): Promise<void> {
  const listItemAddress = { driveId, listItemId: row.id };
  const requiredColumns = fields.tfItemType === 'submission' ? essentialSubmissionFields : essentialFields;
  const all = { tfPartition: getPartition(row.id), ...fields };
  await writeFields(graph, listItemAddress, all, { ...condition, essential: requiredColumns });
}

/** Returns the column values of a draft's file. */
export function buildDraftFields(stored: StoredResponse, row: ResponseRow, submissionNumber: number): FieldValues {
  return {
    tfItemType: 'response',
    tfTitle: toFieldText(stored.title ?? ''),
    ...(row.channelId && { tfChannelId: row.channelId }),
    tfFormId: row.formId,
    tfFormVersion: row.version,
    tfResponseId: row.id,
    tfSubmissionNumber: submissionNumber,
    tfCollaborators: toFieldText(row.collaborators.map((person) => person.name).join(', ')),
  };
}

/** Response that a folder or file belongs to. */
export interface ItemOwner {
  readonly formId: string;
  readonly responseId: string;
}

/** Returns the fields that mark a folder as the folder of a response. */
export function buildFolderFields({ formId, responseId }: ItemOwner): FieldValues {
  return { tfResponseId: responseId, tfFormId: formId };
}

/** Returns the column values of a response's attachment or PDF. */
export function buildFileFields(itemType: 'attachment' | 'pdf', { formId, responseId }: ItemOwner): FieldValues {
  return { tfItemType: itemType, tfFormId: formId, tfResponseId: responseId };
}

/** Returns the column values that the commit writes for a submission. */
export function buildSubmissionFields(submitted: SubmittedResponse, response: ResponseRow): FieldValues {
  return {
    tfItemType: 'submission',
    tfTitle: toFieldText(submitted.title ?? ''),
    ...(response.channelId && { tfChannelId: response.channelId }),
    tfFormId: response.formId,
    tfFormVersion: response.version,
    tfResponseId: response.id,
    tfSubmissionNumber: submitted.submissionNumber,
    tfSubmissionData: JSON.stringify(submitted.data.data),
    tfSubmissionMetadata: JSON.stringify(response.data.metadata),
    tfSubmissionTimestamp: response.timestamp,
    tfCollaborators: toFieldText(response.collaborators.map((person) => person.name).join(', ')),
  };
}
