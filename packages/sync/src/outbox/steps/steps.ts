import type { OutboxStep } from '../../database/rows.ts';
import { deleteLocalFiles, fileTables } from '../../files/delete-local-files.ts';
import { findFiles, withFileLocations } from '../../files/stored-file.ts';
import { sendAttachments } from '../files/send-attachments.ts';
import { findResponseLibrary } from '../remote/find-response-library.ts';
import { renderResponseTitle } from '../response-title.ts';
import { commitSubmission } from './commit-submission.ts';
import { deliverDeletion, removeRemoteSubmission } from './delete-submission.ts';
import { findSubmissionFolder, makeFolder } from './make-folder.ts';
import { replaceSubmission } from './replace-submission.ts';
import { sendLatePdf, sendPdf } from './send-pdf.ts';
import { requireProgress, type SubmitStep } from './submission.ts';

/**
 * Step P1: gets the next submission number from the server, which stores it per response, so that a repeated call
 * returns the same number.
 */
const fetchNumber: SubmitStep = async ({ run, row }) => {
  const submissionNumber =
    row.submissionNumber ?? (await run.ports.server.nextSubmissionNumber(row.teamId, row.formId, row.responseId));
  return { progress: { submissionNumber }, next: 'folder' };
};

/** Step P3: sends the response's files. The final transaction stores their locations in the answers. */
const sendFiles: SubmitStep = async ({ run, row, loadResponse: response }) => {
  const { responseId, formId } = row;
  const { data } = await response();
  if (findFiles(data.data).length === 0) return { next: 'commit' };
  const folderId = requireProgress(row.folderDriveItemId, 'folderDriveItemId');
  const folder = { library: await findResponseLibrary(run, row), folderId, responseId, formId };
  const locations = await sendAttachments(run, folder, data.data, { verify: true });
  const located = { ...data, data: withFileLocations(data.data, locations) };
  const { responses } = run.database;
  return {
    next: 'commit',
    moreTables: ['responses'],
    writeMore: () => responses.update(responseId, { data: located }),
  };
};

/** Step P5: counts the submission for the subscription, once per key; each resubmission has its own key. */
const countSubmission: SubmitStep = async ({ run, row }) => {
  const { teamId, formId, responseId, resubmission } = row;
  const key = resubmission ? `${responseId}-r${resubmission.count}` : responseId;
  await run.ports.server.countSubmission(teamId, formId, key, resubmission !== undefined);
  return { next: 'pdf' };
};

/**
 * Step P7: asks the server to send webhook events and emails. Repeating the call for the same revision has no effect.
 */
const deliverSubmission: SubmitStep = async ({ run, row }) => {
  const { responseId, revision, resubmission } = row;
  const triggerType = resubmission ? 'resubmit' : 'submit';
  await run.ports.server.deliver(row.teamId, row.formId, { responseId, revision, triggerType });
  return { next: 'acknowledge' };
};

/** Step P8: writes the receipt and deletes the local copy in one transaction. */
const acknowledge: SubmitStep = async ({ run, row }) => {
  const { database, ports } = run;
  const response = await database.responses.get(row.responseId);
  const submissionNumber = requireProgress(row.submissionNumber, 'submissionNumber');
  const receipt = {
    responseId: row.responseId,
    tenantId: row.tenantId,
    userId: row.userId,
    teamId: row.teamId,
    formId: row.formId,
    submissionNumber,
    ...(response && { title: renderResponseTitle(response, submissionNumber) }),
    driveItemId: requireProgress(row.responseDriveItemId, 'responseDriveItemId'),
    manifestHash: row.manifestHash,
    at: ports.clock.now(),
  };
  return {
    progress: { state: 'done' },
    next: row.pdf?.isLate ? 'latePdf' : 'cleanUp',
    moreTables: ['receipts', 'responses'],
    writeMore: () => Promise.all([database.receipts.put(receipt), database.responses.delete(row.responseId)]),
  };
};

/** Step P9: after the receipt, deletes what was stored for retries: the PDF on the outbox row, and the files. */
const cleanUp: SubmitStep = async ({ run, row }) => {
  const { database } = run;
  requireProgress(await database.receipts.get(row.responseId), 'receipt');
  return { next: undefined, moreTables: fileTables, writeMore: () => deleteLocalFiles(database, row.responseId) };
};

/** Steps P1–P9 of a submit in order, then the steps of a deletion. */
export const steps: Readonly<Record<OutboxStep, SubmitStep>> = {
  number: fetchNumber,
  folder: makeFolder,
  files: sendFiles,
  commit: commitSubmission,
  count: countSubmission,
  pdf: sendPdf,
  deliver: deliverSubmission,
  acknowledge,
  latePdf: sendLatePdf,
  cleanUp,
  tellDeletion: deliverDeletion,
  removeRemote: removeRemoteSubmission,
};

/** Steps of a resubmission, which keeps the number and the folder. */
export const resubmissionSteps: Readonly<Record<OutboxStep, SubmitStep>> = {
  ...steps,
  folder: findSubmissionFolder,
  commit: replaceSubmission,
};
