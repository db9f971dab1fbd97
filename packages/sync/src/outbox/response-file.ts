import type { OutboxRow, ResponseRow, WriteMark } from '../database/rows.ts';
import type { StoredResponse } from '../library/stored-response.ts';
import { numberedData } from './numbered.ts';
import { responseTitle } from './response-title.ts';

/** Content of response.submitted.json: the response and the proof of what was submitted. */
export type SubmittedResponse = StoredResponse & { readonly manifestHash: string };

/**
 * The frozen response as its submit leaves it in the library. Nothing is sent before the commit, so the records of webhooks and emails
 * are those of the state that was edited, or empty: what becomes of them is written to the item's columns.
 */
export function submittedResponse(
  response: ResponseRow,
  row: Pick<OutboxRow, 'manifestHash' | 'resubmission'>,
  submissionNumber: number,
): SubmittedResponse {
  return {
    ...storedResponse(response, submissionNumber),
    ...(response.formShareSessionId && { formShareSessionId: response.formShareSessionId }),
    webhooks: response.webhooks ?? [],
    email: response.email ?? [],
    manifestHash: row.manifestHash,
    ...(row.resubmission && { resubmissions: row.resubmission.count }),
  };
}

/**
 * What the library keeps of a response. Depends on the frozen row and its number alone, so that a repeated upload carries
 * the same bytes.
 */
export function storedResponse(row: ResponseRow, submissionNumber: number): StoredResponse {
  const data = numberedData(row, submissionNumber);
  return {
    id: row.id,
    submissionNumber,
    copiedFromId: row.copiedFromId,
    teamId: row.teamId,
    channelId: row.channelId,
    formId: row.formId,
    formTitle: row.formTitle,
    version: row.version,
    title: responseTitle(row, submissionNumber),
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

/** Content of response.draft.json: the response and which device wrote it. */
export type DraftFile = StoredResponse & { readonly writtenBy: WriteMark };

export function jsonBytes(value: StoredResponse | SubmittedResponse | DraftFile): Uint8Array {
  return new TextEncoder().encode(JSON.stringify(value));
}
