import type { OutboxRow, ResponseRow, WriterRevision } from '../database/rows.ts';
import type { StoredResponse } from '../library/stored-response.ts';
import { insertSubmissionNumber } from './insert-submission-number.ts';
import { renderResponseTitle } from './response-title.ts';

/** Content of response.submitted.json: the response and its manifest hash. */
export type SubmittedResponse = StoredResponse & { readonly manifestHash: string };

/**
 * Builds the file content of a submission from the frozen response. Nothing is delivered before the commit, so the
 * webhook and email records are those of the edited state, or empty; delivery results are written to the item's
 * columns.
 */
export function toSubmittedResponse(
  response: ResponseRow,
  row: Pick<OutboxRow, 'manifestHash' | 'resubmission'>,
  submissionNumber: number,
): SubmittedResponse {
  return {
    ...toStoredResponse(response, submissionNumber),
    ...(response.formShareSessionId && { formShareSessionId: response.formShareSessionId }),
    webhooks: response.webhooks ?? [],
    email: response.email ?? [],
    manifestHash: row.manifestHash,
    ...(row.resubmission && { resubmissions: row.resubmission.count }),
  };
}

/**
 * Builds the stored form of a response. It depends only on the frozen row and its submission number, so that a repeated
 * upload has the same bytes.
 */
export function toStoredResponse(row: ResponseRow, submissionNumber: number): StoredResponse {
  const data = insertSubmissionNumber(row, submissionNumber);
  return {
    id: row.id,
    submissionNumber,
    copiedFromId: row.copiedFromId,
    teamId: row.teamId,
    channelId: row.channelId,
    formId: row.formId,
    formTitle: row.formTitle,
    version: row.version,
    title: renderResponseTitle(row, submissionNumber),
    titleTemplate: row.titleTemplate,
    emailTemplate: row.emailTemplate,
    customCss: row.customCss,
    schema: row.schema,
    pdfOptions: row.pdfOptions,
    data,
    timestamp: row.timestamp,
    createdBy: row.createdBy,
    collaborators: row.collaborators,
  };
}

/** Content of response.draft.json: the response and the device that wrote it. */
export type DraftFile = StoredResponse & { readonly writtenBy: WriterRevision };

export function encodeJson(value: StoredResponse | SubmittedResponse | DraftFile): Uint8Array {
  return new TextEncoder().encode(JSON.stringify(value));
}
