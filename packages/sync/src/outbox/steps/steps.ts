import type { OutboxStep } from '../../database/rows.ts';
import { acknowledge } from './acknowledge.ts';
import { cleanUp } from './clean-up.ts';
import { commitSubmission } from './commit-submission.ts';
import { countSubmission } from './count-submission.ts';
import { deliverSubmission } from './deliver-submission.ts';
import { findFolderAgain } from './find-folder-again.ts';
import { makeFolder } from './make-folder.ts';
import { removeRemote } from './remove-remote.ts';
import { replaceSubmission } from './replace-submission.ts';
import { sendFiles } from './send-files.ts';
import { sendLatePdf, sendPdf } from './send-pdf.ts';
import type { Step } from './submission.ts';
import { takeNumber } from './take-number.ts';
import { tellDeletion } from './tell-deletion.ts';

/** The pipeline P1–P9, in order, and the way out of the library. */
export const steps: Readonly<Record<OutboxStep, Step>> = {
  number: takeNumber,
  folder: makeFolder,
  files: sendFiles,
  commit: commitSubmission,
  count: countSubmission,
  pdf: sendPdf,
  deliver: deliverSubmission,
  acknowledge,
  latePdf: sendLatePdf,
  cleanUp,
  tellDeletion,
  removeRemote,
};

/** The way of answers that replace a submission: same number, same folder. */
export const resubmissionSteps: Readonly<Record<OutboxStep, Step>> = {
  ...steps,
  folder: findFolderAgain,
  commit: replaceSubmission,
};
