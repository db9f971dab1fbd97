import { renderResponseTitle } from '../response-title.ts';
import { requireProgress, type SubmitStep } from './submission.ts';

/** Step P8: writes the receipt and deletes the local copy in one transaction. */
export const acknowledge: SubmitStep = async ({ run, row }) => {
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
