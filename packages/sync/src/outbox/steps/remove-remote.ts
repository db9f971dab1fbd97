import { driveItem, type ListItem } from '@tideform/graph';
import { isFolderRow } from '../../library/content-types.ts';
import { deleteItemIfPresent } from '../../library/find-item.ts';
import { listResponseRows } from '../../library/response-rows.ts';
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
