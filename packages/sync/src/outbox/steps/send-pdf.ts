import type { SubmissionData } from '@tideform/engine';
import { GraphOutage } from '@tideform/graph';
import type { SyncContext } from '../../context.ts';
import type { OutboxRow } from '../../database/rows.ts';
import { FileUnavailable } from '../../files/file-unavailable.ts';
import { readFile } from '../../files/read-file.ts';
import { filesIn } from '../../files/stored-file.ts';
import { fileNames } from '../../library/layout.ts';
import type { Clock } from '../../ports.ts';
import { setFields } from '../remote/fields.ts';
import { findResponseItem, isSubmission } from '../remote/response-item.ts';
import { type ResponseLibrary, responseLibrary } from '../remote/response-library.ts';
import { uploadVerified } from '../remote/verified-upload.ts';
import { responseTitle } from '../response-title.ts';
import { refuseOtherContent } from './refuse-other-content.ts';
import { known, type Step, type Submission } from './submission.ts';

const drawTimeoutMs = 30_000;

/** P4: the PDF is drawn once and its bytes are kept, so that every try uploads the same file. */
export const sendPdf: Step = async (submission) => {
  const { run, row } = submission;
  const bytes = row.pdf?.bytes ?? (await draw(submission));
  const library = await responseLibrary(run, row);
  await refuseWhereSubmitted(library, row);
  const item = await uploadVerified(
    library,
    { folderId: known(row.folderDriveItemId, 'folderDriveItemId'), name: fileNames.submissionPdf },
    { bytes, contentType: 'application/pdf', failure: 'Problem uploading PDF' },
  );
  await setFields(library, item.id, { tfItemType: 'pdf', tfFormId: row.formId, tfResponseId: row.responseId });
  return { progress: { pdf: { bytes, driveItemId: item.id } }, next: 'commit' };
};

/** Another device may have submitted the draft that both had: its PDF is not ours to replace. */
async function refuseWhereSubmitted(library: ResponseLibrary, row: OutboxRow): Promise<void> {
  if (row.responseDriveItemId === undefined) return;
  const found = await findResponseItem(library, known(row.folderDriveItemId, 'folderDriveItemId'));
  if (found && isSubmission(found, row.responseId)) await refuseOtherContent(library, row, found);
}

async function draw({ run, row, response, keep }: Submission): Promise<Uint8Array> {
  const submitted = await response();
  const { createdBy, timestamp, schema, data, pdfOptions } = submitted;
  const number = known(row.submissionNumber, 'submissionNumber');
  const drawing = run.ports.pdf.draw({
    title: responseTitle(submitted, number),
    submissionNumber: number,
    createdBy: createdBy.name,
    submittedAt: timestamp,
    form: schema,
    data: data.data,
    metadata: data.metadata,
    pdfOptions,
    images: (source) => readImage(run, data.data, source),
  });
  const bytes = await withinTime(run.ports.clock, drawing);
  await keep({ pdf: { bytes } });
  return bytes;
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

async function withinTime(clock: Clock, drawing: Promise<Uint8Array>): Promise<Uint8Array> {
  const drawn = new AbortController();
  const late = clock.wait(drawTimeoutMs, drawn.signal).then(() => {
    throw new Error('Pdf Generation Timeout');
  });
  try {
    return await Promise.race([drawing, late]);
  } finally {
    late.catch(() => {});
    drawn.abort();
  }
}
