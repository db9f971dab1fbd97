import { driveItem, type ListItem } from '@tideform/graph';
import { deleteItemIfPresent } from '../../library/drive-items.ts';
import { isFolderRow, listResponseRows } from '../../library/list-rows.ts';
import { readJsonFile } from '../../library/read-json-file.ts';
import { responseFile } from '../../library/stored-files.ts';
import { requireLibrary } from '../../teams/require-team.ts';
import type { SubmitStep } from './submission.ts';

/**
 * Deletes a submission from the library: its folder with all content, and items that were moved out of the folder. Only
 * items marked with the response's ID are deleted.
 */
export const removeRemoteSubmission: SubmitStep = async ({ run, row }) => {
  const { graph } = run.ports;
  const { driveId } = await requireLibrary(run, row.teamId);
  const rows = await listResponseRows(graph, driveId, row.responseId);
  for (const one of rows.toSorted(compareFoldersFirst)) {
    const item = driveItem.safeParse(one.driveItem);
    if (item.success) await deleteItemIfPresent(graph, driveId, item.data.id);
  }
  const { receipts, responses } = run.database;
  const deleteLocalRows = async () => {
    await receipts.delete(row.responseId);
    // Only databases of an older version kept the response until its deletion had arrived.
    await responses.delete(row.responseId);
  };
  return { next: undefined, moreTables: ['receipts', 'responses'], writeMore: deleteLocalRows };
};

function compareFoldersFirst(a: ListItem, b: ListItem): number {
  return Number(isFolderRow(b)) - Number(isFolderRow(a));
}

/** Fixed revision, so that the deletion of a response is a single event, however often it is requested. */
const deletionRevision = 0;

/**
 * Before a submission is deleted, asks the server to notify the form's webhooks. Nothing is sent for drafts and for
 * submissions that are already deleted.
 */
export const deliverDeletion: SubmitStep = async ({ run, row }) => {
  const { responseId, teamId } = row;
  const { graph, server } = run.ports;
  const { driveId } = await requireLibrary(run, teamId);
  const rows = await listResponseRows(graph, driveId, responseId);
  const item = driveItem.safeParse(rows.find((one) => one.fields?.tfItemType === 'submission')?.driveItem);
  if (item.success) {
    const { formId } = await readJsonFile(graph, driveId, item.data, responseFile);
    await server.deliver(teamId, formId, { responseId, revision: deletionRevision, triggerType: 'delete' });
  }
  return { next: 'removeRemote' };
};
