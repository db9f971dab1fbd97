import type { SubmissionData } from '@tideform/engine';
import { GraphOutage } from '@tideform/graph';
import type { SyncContext } from '../context.ts';
import type { ResponseRow } from '../database/rows.ts';
import { FailureError } from '../failures/failure-error.ts';
import { FileUnavailable, loadFile } from '../files/load-file.ts';
import { findFiles } from '../files/stored-file.ts';
import type { Clock, PrintableResponse } from '../ports.ts';
import { insertSubmissionNumber } from './insert-submission-number.ts';
import { renderResponseTitle, type TitledResponse } from './response-title.ts';

const renderTimeoutMs = 30_000;

export type PrintableRow = TitledResponse &
  Pick<ResponseRow, 'pdfOptions' | 'teamId' | 'formShareSessionId'> & { readonly isBlank?: true };

/**
 * Renders the PDF of a response.
 *
 * @throws 'Pdf Generation Timeout' after 30 s
 */
export async function renderResponse(
  context: SyncContext,
  response: PrintableRow,
  submissionNumber: number | undefined,
): Promise<Uint8Array> {
  const { createdBy, timestamp, schema, pdfOptions, formTitle, teamId, isBlank, formShareSessionId } = response;
  const data = insertSubmissionNumber(response, submissionNumber);
  const { clock, pdf } = context.ports;
  const team = await context.database.teams.get(teamId);
  const input: PrintableResponse = {
    title: renderResponseTitle(response, submissionNumber),
    formTitle,
    teamName: team?.displayName ?? '',
    // A draft that was never sent has no number.
    submissionNumber: submissionNumber ?? 0,
    createdBy: createdBy.name,
    submittedAt: timestamp,
    form: schema,
    data: data.data,
    metadata: data.metadata,
    pdfOptions,
    ...(isBlank && { isBlank }),
    ...(formShareSessionId !== undefined && { isAnonymous: true }),
    images: (source) => loadImage(context, data.data, source),
  };
  return withTimeout(clock, (signal) => pdf.render(input, signal));
}

/**
 * Loads an image. Unavailable images are omitted; after an outage, the error is rethrown, because the PDF is rendered
 * only once and should include the image.
 */
async function loadImage(
  context: SyncContext,
  data: SubmissionData,
  source: string,
): Promise<Uint8Array<ArrayBuffer> | undefined> {
  const file = findFiles(data).find((one) => one.id === source);
  if (!file) return undefined;
  try {
    return new Uint8Array(await (await loadFile(context, file)).arrayBuffer());
  } catch (error) {
    if (!(error instanceof FileUnavailable)) throw error;
    if (error.cause instanceof GraphOutage) throw error.cause;
    return undefined;
  }
}

async function withTimeout(clock: Clock, render: (signal: AbortSignal) => Promise<Uint8Array>): Promise<Uint8Array> {
  const finished = new AbortController();
  const timeout = clock.wait(renderTimeoutMs, finished.signal).then(() => {
    throw new FailureError('pdf-timeout', {});
  });
  try {
    return await Promise.race([render(finished.signal), timeout]);
  } finally {
    timeout.catch(() => {});
    finished.abort();
  }
}
