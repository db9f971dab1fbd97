import { type DriveItem, operations } from '@tideform/graph';
import { asLeader, LeaderReplaced } from '../../database/lease.ts';
import type { OutboxRow } from '../../database/rows.ts';
import { fileNames } from '../../library/layout.ts';
import { readJsonFile } from '../../library/read-json-file.ts';
import { responseFile } from '../../library/stored-files.ts';
import { verdictOf } from '../../retries/verdict.ts';
import { type DrawnResponse, drawResponse } from '../draw-response.ts';
import { setFields } from '../remote/fields.ts';
import { partFields } from '../remote/part-fields.ts';
import { childWithFields, ifFound, type ResponseLibrary, responseLibrary } from '../remote/response-library.ts';
import { holds, uploadVerified } from '../remote/verified-upload.ts';
import { jsonBytes, submittedResponse } from '../response-file.ts';
import { known, type Step, type Submission } from './submission.ts';

/** Failures after which webhooks and emails stop waiting for the PDF. */
const failuresBeforeDelivery = 3;
/** Failures after which the submission stays without a PDF. A download then draws one from the answers. */
const failuresAtMost = 12;

/**
 * P6: adds the PDF of a submission. A PDF that fails several times holds webhooks and emails up no longer; it is tried again
 * after the receipt.
 */
export const sendPdf: Step = async (submission) => {
  try {
    await addPdf(submission);
    return { progress: { pdf: undefined }, next: 'deliver' };
  } catch (error) {
    const pdf = await countFailure(submission, error);
    if (pdf.failures < failuresBeforeDelivery) throw error;
    if (submission.row.resubmission) await removeOutdatedPdf(submission, pdf).catch(unlessStopped);
    return { progress: { pdf: { ...pdf, isLate: 1 } }, next: 'deliver' };
  }
};

/** Adds a PDF that deliveries have not waited for. */
export const sendLatePdf: Step = async (submission) => {
  const end = { progress: { pdf: undefined }, next: 'cleanUp' } as const;
  if (submission.row.deleted) return end;
  try {
    await addPdf(submission);
    return end;
  } catch (error) {
    const { failures } = await countFailure(submission, error);
    if (failures < failuresAtMost) throw error;
    return end;
  }
};

/**
 * The PDF is drawn once and its bytes are kept, so that every try uploads the same file. It goes only beside the answers that
 * it was drawn from: an edit that has replaced them brings a PDF of its own, and a PDF that came since the look is never
 * overwritten.
 */
async function addPdf(submission: Submission): Promise<void> {
  const { run, row, keep } = submission;
  const library = await responseLibrary(run, row);
  const folderId = known(row.folderDriveItemId, 'folderDriveItemId');
  const found = await childWithFields(library, folderId, fileNames.submissionPdf);
  const response = await currentResponse(submission, library);
  if (!response) return;
  let bytes = row.pdf?.bytes;
  if (!bytes) {
    bytes = await drawResponse(run, response, known(row.submissionNumber, 'submissionNumber'));
    await keep({ pdf: { ...row.pdf, bytes } });
  }
  let item = found;
  if (!item || !isSent(item, { ...row.pdf, bytes })) {
    item = await uploadPdf(library, folderId, found, bytes);
    await keep({ pdf: { ...row.pdf, bytes, sent: stateOf(item) } });
  }
  if (found?.listItem?.fields?.tfItemType !== 'pdf') await setFields(library, item.id, partFields('pdf', row));
}

/** NOTE: the service may rewrite it as it comes in; then it is known by the state in which an earlier try left it. */
function isSent(item: DriveItem, { bytes, sent }: NonNullable<OutboxRow['pdf']>): boolean {
  return (bytes !== undefined && holds(item, bytes)) || (sent !== undefined && sent === stateOf(item));
}

const stateOf = ({ id, cTag }: DriveItem): string => `${id} ${cTag}`;

/** The submitted response, as long as the library still has it with these answers. */
async function currentResponse({ run, row }: Submission, library: ResponseLibrary): Promise<DrawnResponse | undefined> {
  const { graph, driveId } = library;
  const itemId = known(row.responseDriveItemId, 'responseDriveItemId');
  const item = await ifFound(graph.call(operations.getItem, { driveId, itemId }));
  if (!item) return undefined;
  const response = await run.database.responses.get(row.responseId);
  // After the receipt the local copy is gone, or an edit has taken its place.
  if (response?.submitted) {
    const submitted = submittedResponse(response, row, known(row.submissionNumber, 'submissionNumber'));
    if (holds(item, jsonBytes(submitted))) return response;
  }
  const file = await readJsonFile(graph, driveId, item, responseFile);
  return file.manifestHash === row.manifestHash ? { ...file, teamId: row.teamId, submitted: 1 } : undefined;
}

/** A PDF that is replaced is so only in the state that was seen. */
function uploadPdf(
  library: ResponseLibrary,
  folderId: string,
  found: DriveItem | undefined,
  bytes: Uint8Array,
): Promise<DriveItem> {
  const target = found ? { itemId: found.id, ifMatch: found.eTag } : { folderId, name: fileNames.submissionPdf };
  const failure = { kind: 'pdf-upload-refused', parameters: {} } as const;
  return uploadVerified(library, target, { bytes, contentType: 'application/pdf', failure });
}

/** Deletes the PDF of the answers that an edit has replaced: no PDF is better than one that says something else. */
async function removeOutdatedPdf(submission: Submission, pdf: PdfProgress): Promise<void> {
  const { run, row } = submission;
  const library = await responseLibrary(run, row);
  const folderId = known(row.folderDriveItemId, 'folderDriveItemId');
  const found = await childWithFields(library, folderId, fileNames.submissionPdf);
  if (!found || isSent(found, pdf) || !(await currentResponse(submission, library))) return;
  await asLeader(run.database, run.epoch, ['outbox'], async () => {});
  const { graph, driveId } = library;
  const untouched = found.eTag === undefined ? {} : { ifMatch: found.eTag };
  await ifFound(graph.call(operations.deleteItem, { driveId, itemId: found.id }, untouched));
}

type PdfProgress = NonNullable<OutboxRow['pdf']> & { readonly failures: number };

/** Counts a failure of the PDF itself. @throws what has stopped the work as a whole */
async function countFailure({ run, row, keep }: Submission, error: unknown): Promise<PdfProgress> {
  unlessStopped(error);
  const { pdf } = (await run.database.outbox.get(row.responseId)) ?? row;
  const counted = { ...pdf, failures: (pdf?.failures ?? 0) + 1 };
  await keep({ pdf: counted });
  return counted;
}

/** Rethrows when this tab leads no more, or neither this nor anything else can be sent now. */
function unlessStopped(error: unknown): void {
  if (error instanceof LeaderReplaced) throw error;
  const { kind } = verdictOf(error);
  if (kind === 'offline' || kind === 'unauthenticated') throw error;
}
