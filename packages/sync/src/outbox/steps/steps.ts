import type { OutboxStep } from '../../database/rows.ts';
import { acknowledge } from './acknowledge.ts';
import { cleanUp } from './clean-up.ts';
import { commitSubmission } from './commit-submission.ts';
import { countSubmission } from './count-submission.ts';
import { deliverDeletion } from './deliver-deletion.ts';
import { deliverSubmission } from './deliver-submission.ts';
import { fetchNumber } from './fetch-number.ts';
import { findSubmissionFolder } from './find-submission-folder.ts';
import { makeFolder } from './make-folder.ts';
import { removeRemoteSubmission } from './remove-remote.ts';
import { replaceSubmission } from './replace-submission.ts';
import { sendFiles } from './send-files.ts';
import { sendLatePdf, sendPdf } from './send-pdf.ts';
import type { SubmitStep } from './submission.ts';

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
