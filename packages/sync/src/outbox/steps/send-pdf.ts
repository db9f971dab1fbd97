import { type DriveItem, operations } from '@tideform/graph';
import { LeaderReplaced, runAsLeader } from '../../database/lease.ts';
import type { OutboxRow } from '../../database/rows.ts';
import { fileNames } from '../../library/layout.ts';
import { readJsonFile } from '../../library/read-json-file.ts';
import { responseFile } from '../../library/stored-files.ts';
import { toVerdict } from '../../retries/verdict.ts';
import { buildFileFields, setSubmissionFields } from '../remote/fields.ts';
import {
  findResponseLibrary,
  getChildWithFields,
  ignoreNotFound,
  type ResponseLibrary,
} from '../remote/find-response-library.ts';
import { hasExpectedContent, uploadVerified } from '../remote/upload-verified.ts';
import { type PrintableRow, renderResponse } from '../render-response.ts';
import { encodeJson, toSubmittedResponse } from '../response-file.ts';
import { requireProgress, type SubmissionContext, type SubmitStep } from './submission.ts';

/** Number of failures after which webhooks and emails no longer wait for the PDF. */
const failuresBeforeDelivery = 3;
/** Number of failures after which the submission stays without a PDF. A download then renders one from the answers. */
const maxFailures = 12;

/**
 * Step P6: adds the PDF of a submission. After several failures, webhooks and emails no longer wait for it; it is tried
 * again after the receipt.
 */
export const sendPdf: SubmitStep = async (submission) => {
  try {
    await addPdf(submission);
    return { progress: { pdf: undefined }, next: 'deliver' };
  } catch (error) {
    const pdf = await countFailure(submission, error);
    if (pdf.failures < failuresBeforeDelivery) throw error;
    if (submission.row.resubmission) await removeOutdatedPdf(submission, pdf).catch(rethrowIfStopped);
    return { progress: { pdf: { ...pdf, isLate: 1 } }, next: 'deliver' };
  }
};

/** Adds a PDF that deliveries didn't wait for. */
export const sendLatePdf: SubmitStep = async (submission) => {
  const end = { progress: { pdf: undefined }, next: 'cleanUp' } as const;
  if (submission.row.deleted) return end;
  try {
    await addPdf(submission);
    return end;
  } catch (error) {
    const { failures } = await countFailure(submission, error);
    if (failures < maxFailures) throw error;
    return end;
  }
};

/**
 * Renders and uploads the PDF. It is rendered once and its bytes are stored, so that every attempt uploads the same
 * file. It is only added to the answers that it was rendered from: an edit that replaced these answers has its own PDF,
 * and a PDF that was added since the check is never overwritten.
 */
async function addPdf(submission: SubmissionContext): Promise<void> {
  const { run, row, saveProgress: keep } = submission;
  const library = await findResponseLibrary(run, row);
  const folderId = requireProgress(row.folderDriveItemId, 'folderDriveItemId');
  const found = await getChildWithFields(library, folderId, fileNames.submissionPdf);
  const response = await loadCurrentResponse(submission, library);
  if (!response) return;
  let bytes = row.pdf?.bytes;
  if (!bytes) {
    bytes = await renderResponse(run, response, requireProgress(row.submissionNumber, 'submissionNumber'));
    await keep({ pdf: { ...row.pdf, bytes } });
  }
  let item = found;
  if (!item || !isSent(item, { ...row.pdf, bytes })) {
    item = await uploadPdf(library, folderId, found, bytes);
    await keep({ pdf: { ...row.pdf, bytes, sent: getItemState(item) } });
  }
  if (found?.listItem?.fields?.tfItemType !== 'pdf')
    await setSubmissionFields(library, item.id, buildFileFields('pdf', row));
}

/**
 * Returns whether the item is our PDF.
 * NOTE: the service may change the PDF on upload; it is then identified by the state after an earlier attempt.
 */
function isSent(item: DriveItem, { bytes, sent }: NonNullable<OutboxRow['pdf']>): boolean {
  return (
    (bytes !== undefined && hasExpectedContent(item, bytes)) || (sent !== undefined && sent === getItemState(item))
  );
}

const getItemState = ({ id, cTag }: DriveItem): string => `${id} ${cTag}`;

/** Returns the submitted response if the library still has these answers. */
async function loadCurrentResponse(
  { run, row }: SubmissionContext,
  library: ResponseLibrary,
): Promise<PrintableRow | undefined> {
  const { graph, driveId } = library;
  const itemId = requireProgress(row.responseDriveItemId, 'responseDriveItemId');
  const item = await ignoreNotFound(graph.call(operations.getItem, { driveId, itemId }));
  if (!item) return undefined;
  const response = await run.database.responses.get(row.responseId);
  // After the receipt, the local copy is deleted, or replaced by an edit.
  if (response?.submitted) {
    const submitted = toSubmittedResponse(response, row, requireProgress(row.submissionNumber, 'submissionNumber'));
    if (hasExpectedContent(item, encodeJson(submitted))) return response;
  }
  const file = await readJsonFile(graph, driveId, item, responseFile);
  return file.manifestHash === row.manifestHash ? { ...file, teamId: row.teamId, submitted: 1 } : undefined;
}

/** Uploads the PDF; an existing one is replaced only in the state that was read. */
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

/** Deletes the PDF of answers that an edit has replaced: a missing PDF is better than one with outdated answers. */
async function removeOutdatedPdf(submission: SubmissionContext, pdf: PdfProgress): Promise<void> {
  const { run, row } = submission;
  const library = await findResponseLibrary(run, row);
  const folderId = requireProgress(row.folderDriveItemId, 'folderDriveItemId');
  const found = await getChildWithFields(library, folderId, fileNames.submissionPdf);
  if (!found || isSent(found, pdf) || !(await loadCurrentResponse(submission, library))) return;
  await runAsLeader(run.database, run.epoch, ['outbox'], async () => {});
  const { graph, driveId } = library;
  const untouched = found.eTag === undefined ? {} : { ifMatch: found.eTag };
  await ignoreNotFound(graph.call(operations.deleteItem, { driveId, itemId: found.id }, untouched));
}

type PdfProgress = NonNullable<OutboxRow['pdf']> & { readonly failures: number };

/**
 * Counts a failure of the PDF itself.
 *
 * @throws errors that stop the whole pass
 */
async function countFailure({ run, row, saveProgress: keep }: SubmissionContext, error: unknown): Promise<PdfProgress> {
  rethrowIfStopped(error);
  const { pdf } = (await run.database.outbox.get(row.responseId)) ?? row;
  const counted = { ...pdf, failures: (pdf?.failures ?? 0) + 1 };
  await keep({ pdf: counted });
  return counted;
}

/** Rethrows the error if this tab no longer leads, or if nothing can be sent now. */
function rethrowIfStopped(error: unknown): void {
  if (error instanceof LeaderReplaced) throw error;
  const { kind } = toVerdict(error);
  if (kind === 'offline' || kind === 'unauthenticated') throw error;
}
