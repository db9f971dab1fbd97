import type { SubmissionData } from '@tideform/engine';
import { GraphOutage } from '@tideform/graph';
import type { SyncContext } from '../context.ts';
import type { ResponseRow } from '../database/rows.ts';
import { Failed } from '../failures/failed.ts';
import { FileUnavailable } from '../files/file-unavailable.ts';
import { readFile } from '../files/read-file.ts';
import { filesIn } from '../files/stored-file.ts';
import type { Clock, ResponseToDraw } from '../ports.ts';
import { numberedData } from './numbered.ts';
import { responseTitle, type TitledResponse } from './response-title.ts';

const drawTimeoutMs = 30_000;

export type DrawnResponse = TitledResponse &
  Pick<ResponseRow, 'pdfOptions' | 'teamId' | 'formShareSessionId'> & { readonly isBlank?: true };

/** Draws the PDF of a response. @throws 'Pdf Generation Timeout' after 30 s */
export async function drawResponse(
  context: SyncContext,
  response: DrawnResponse,
  submissionNumber: number | undefined,
): Promise<Uint8Array> {
  const { createdBy, timestamp, schema, pdfOptions, formTitle, teamId, isBlank, formShareSessionId } = response;
  const data = numberedData(response, submissionNumber);
  const { clock, pdf } = context.ports;
  const team = await context.database.teams.get(teamId);
  const asked: ResponseToDraw = {
    title: responseTitle(response, submissionNumber),
    formTitle,
    teamName: team?.displayName ?? '',
    // A draft that was never sent has none.
    submissionNumber: submissionNumber ?? 0,
    createdBy: createdBy.name,
    submittedAt: timestamp,
    form: schema,
    data: data.data,
    metadata: data.metadata,
    pdfOptions,
    ...(isBlank && { isBlank }),
    ...(formShareSessionId !== undefined && { isAnonymous: true }),
    images: (source) => readImage(context, data.data, source),
  };
  return withinTime(clock, (signal) => pdf.draw(asked, signal));
}

/** A picture that is not to be had is left out; one that may come with the network is waited for: a PDF is drawn once. */
async function readImage(
  context: SyncContext,
  data: SubmissionData,
  source: string,
): Promise<Uint8Array<ArrayBuffer> | undefined> {
  const file = filesIn(data).find((one) => one.id === source);
  if (!file) return undefined;
  try {
    return new Uint8Array(await (await readFile(context, file)).arrayBuffer());
  } catch (error) {
    if (!(error instanceof FileUnavailable)) throw error;
    if (error.cause instanceof GraphOutage) throw error.cause;
    return undefined;
  }
}

async function withinTime(clock: Clock, draw: (signal: AbortSignal) => Promise<Uint8Array>): Promise<Uint8Array> {
  const over = new AbortController();
  const late = clock.wait(drawTimeoutMs, over.signal).then(() => {
    throw new Failed('pdf-timeout', {});
  });
  try {
    return await Promise.race([draw(over.signal), late]);
  } finally {
    late.catch(() => {});
    over.abort();
  }
}
