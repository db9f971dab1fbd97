import { fileTables, forgetFiles } from '../../files/forget-files.ts';
import { known, type Step } from './submission.ts';

/** P9: what was kept for further tries (the PDF, on the outbox row, and the files) goes, once the receipt is there. */
export const cleanUp: Step = async ({ run, row }) => {
  const { database } = run;
  known(await database.receipts.get(row.responseId), 'receipt');
  return { next: undefined, tables: fileTables, also: () => forgetFiles(database, row.responseId) };
};
