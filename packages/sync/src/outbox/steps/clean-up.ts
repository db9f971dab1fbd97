import { deleteLocalFiles, fileTables } from '../../files/delete-local-files.ts';
import { requireProgress, type SubmitStep } from './submission.ts';

/** Step P9: after the receipt, deletes what was stored for retries: the PDF on the outbox row, and the files. */
export const cleanUp: SubmitStep = async ({ run, row }) => {
  const { database } = run;
  requireProgress(await database.receipts.get(row.responseId), 'receipt');
  return { next: undefined, moreTables: fileTables, writeMore: () => deleteLocalFiles(database, row.responseId) };
};
