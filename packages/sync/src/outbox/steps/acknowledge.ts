import { responseTitle } from '../response-title.ts';
import { known, type Step } from './submission.ts';

/** P8: in one transaction the receipt is written and the local copy goes. */
export const acknowledge: Step = async ({ run, row }) => {
  const { database, ports } = run;
  const response = await database.responses.get(row.responseId);
  const submissionNumber = known(row.submissionNumber, 'submissionNumber');
  const receipt = {
    responseId: row.responseId,
    tenantId: row.tenantId,
    userId: row.userId,
    teamId: row.teamId,
    formId: row.formId,
    submissionNumber,
    ...(response && { title: responseTitle(response, submissionNumber) }),
    driveItemId: known(row.responseDriveItemId, 'responseDriveItemId'),
    manifestHash: row.manifestHash,
    at: ports.clock.now(),
  };
  return {
    progress: { state: 'done' },
    next: row.pdf?.isLate ? 'latePdf' : 'cleanUp',
    tables: ['receipts', 'responses'],
    also: () => Promise.all([database.receipts.put(receipt), database.responses.delete(row.responseId)]),
  };
};
